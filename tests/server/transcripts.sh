#!/usr/bin/env bash
# Records the transcripts of the simulator anew: tests/data/transcripts. Only where the hub changes
# on purpose what it says or writes; the commit names the difference. To see it, compare
#   stolik sim --seeds 1 --first SEED --trace        (tables; --lessons 1 for a class)
# of both builds.
set -euo pipefail
cd "$(dirname "$0")/../.."
cmake --build --preset dev --target sim_test cluster_test
rm -rf tests/data/transcripts
export STOLIK_RECORD=1
build/dev/tests/server/sim_test --gtest_filter='Sim/Seeds.*:Sim.LessonsHold'
build/dev/tests/server/cluster_test --gtest_filter='Cluster.HoldsBySeed'
wc -l tests/data/transcripts/*
