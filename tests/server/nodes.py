"""A real etcd of several members and servers that share its tables, on this machine: started,
stopped, cut off; and people who play at them, with a reader of what stands in etcd that knows
nothing of the server but the form of a batch."""
import asyncio
import base64
import collections
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import urllib.request

from crash_test import digest, keep_playing
from wire import BAD_DISK, Server, eventually, open_table


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def ip(*words):
    subprocess.run(["ip", *map(str, words)], check=True, capture_output=True)


class Net:
    """A network of so many machines that can be cut, one way or both: namespaces on a bridge. Takes
    root."""

    def __init__(self, machines):
        self.name = f"st{os.getpid() % 100000}"
        self.third = 1 + os.getpid() % 250
        self.machines = machines
        self.cuts = set()

    def host(self, number):
        return f"10.77.{self.third}.{10 + number}"

    def run(self, number):
        return ["ip", "netns", "exec", f"{self.name}n{number}"]

    def __enter__(self):
        ip("link", "add", self.name, "type", "bridge")
        ip("addr", "add", f"10.77.{self.third}.1/24", "dev", self.name)
        ip("link", "set", self.name, "up")
        for number in range(self.machines):
            space, here, there = (
                f"{self.name}n{number}",
                f"{self.name}a{number}",
                f"{self.name}b{number}",
            )
            ip("netns", "add", space)
            ip("link", "add", here, "type", "veth", "peer", "name", there)
            ip("link", "set", there, "netns", space)
            ip("link", "set", here, "master", self.name)
            ip("link", "set", here, "up")
            ip("-n", space, "addr", "add", f"{self.host(number)}/24", "dev", there)
            ip("-n", space, "link", "set", there, "up")
            ip("-n", space, "link", "set", "lo", "up")
        return self

    def cut(self, number, other):
        """What the first says does not come to the second any more."""
        if (number, other) not in self.cuts:
            ip("-n", f"{self.name}n{number}", "route", "add", "blackhole", f"{self.host(other)}/32")
            self.cuts.add((number, other))

    def heal(self):
        for number, other in self.cuts:
            ip("-n", f"{self.name}n{number}", "route", "del", "blackhole", f"{self.host(other)}/32")
        self.cuts.clear()

    def __exit__(self, *_):
        for number in range(self.machines):
            with contextlib.suppress(subprocess.CalledProcessError):
                ip("netns", "del", f"{self.name}n{number}")
        with contextlib.suppress(subprocess.CalledProcessError):
            ip("link", "del", self.name)


class SmallDisk:
    """A disk of so many megabytes, in memory, that can be filled to its last byte. Takes root."""

    def __init__(self, megabytes):
        self.folder = tempfile.mkdtemp(prefix="stolik-disk-")
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "stolik-disk", self.folder],
            check=True,
            capture_output=True,
        )

    def fill(self):
        with contextlib.suppress(OSError), open(
            f"{self.folder}/ballast", "wb", buffering=0
        ) as file:
            while True:
                file.write(bytes(65536))
        assert os.statvfs(self.folder).f_bavail * 4096 < 65536, "it is not full"

    def free(self):
        with contextlib.suppress(FileNotFoundError):
            os.remove(f"{self.folder}/ballast")

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", self.folder], check=False, capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)


class WallClock:
    """The wall clock of one server, put forward or back while it runs (bad_disk.cpp)."""

    def __init__(self):
        self.file = tempfile.NamedTemporaryFile("w", prefix="stolik-clock-", encoding="ascii")
        self.put(0)

    def put(self, seconds):
        self.seconds = seconds
        self.file.seek(0)
        self.file.write(f"{seconds:+12d}\n")  # as long each time: nobody reads half of it
        self.file.flush()

    def run(self):
        return ["env", f"LD_PRELOAD={os.path.abspath(BAD_DISK)}", f"BAD_CLOCK={self.file.name}"]


class Authority:
    """Makes certificates for machines of one host, as docs/CLUSTER.md says."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder)
        self.openssl(
            "req",
            "-x509",
            *NEW_KEY,
            "-days",
            "3650",
            "-subj",
            "/CN=stolik-nodes",
            "-keyout",
            "ca.key",
            "-out",
            "ca.pem",
        )

    def openssl(self, *words):
        subprocess.run(["openssl", *words], check=True, capture_output=True, cwd=self.folder)

    def issue(self, address):
        """For the machine with this address: certificate, key, authority."""
        self.openssl(
            "req",
            *NEW_KEY,
            "-subj",
            f"/CN={address}",
            "-addext",
            f"subjectAltName=IP:{address}",
            "-keyout",
            f"{address}.key",
            "-out",
            "request",
        )
        self.openssl(
            "x509",
            "-req",
            "-in",
            "request",
            "-CA",
            "ca.pem",
            "-CAkey",
            "ca.key",
            "-CAcreateserial",
            "-days",
            "825",
            "-copy_extensions",
            "copy",
            "-out",
            f"{address}.pem",
        )
        return [f"{self.folder}/{name}" for name in (f"{address}.pem", f"{address}.key", "ca.pem")]


NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]


def node_options(files):
    return [
        word for pair in zip(("--node-cert", "--node-key", "--node-ca"), files) for word in pair
    ]


class Etcd:
    """So many members on this machine, or one on each of the first machines of a net; with the
    files of an authority, people speak to it under TLS alone."""

    def __init__(self, members=1, net=None, files=None, disk=None, snapshot=None):
        self.disk = disk  # of the first member
        self.snapshot_file = snapshot  # what its one member begins with
        self.files = files
        self.scheme = "https" if files else "http"
        self.context = ssl.create_default_context(cafile=files[2]) if files else None
        if files:
            self.context.load_cert_chain(*files[:2])
        self.folder = tempfile.TemporaryDirectory(prefix="stolik-etcd-")
        self.net = net
        self.hosts = [net.host(number) if net else "127.0.0.1" for number in range(members)]
        self.clients = [free_port() for _ in range(members)]
        self.peers = [free_port() for _ in range(members)]
        self.processes = [None] * members

    def start(self, number):
        cluster = ",".join(
            f"m{i}=http://{self.hosts[i]}:{port}" for i, port in enumerate(self.peers)
        )
        client, peer = (
            f"{self.scheme}://{self.hosts[number]}:{self.clients[number]}",
            f"http://{self.hosts[number]}:{self.peers[number]}",
        )
        sealed = (
            [
                "--client-cert-auth",
                "--cert-file",
                self.files[0],
                "--key-file",
                self.files[1],
                "--trusted-ca-file",
                self.files[2],
            ]
            if self.files
            else []
        )
        self.processes[number] = subprocess.Popen(
            [
                *(self.net.run(number) if self.net else []),
                "etcd",
                "--name",
                f"m{number}",
                "--data-dir",
                f"{self.disk.folder if self.disk and number == 0 else self.folder.name}/{number}",
                "--listen-client-urls",
                client,
                "--advertise-client-urls",
                client,
                "--listen-peer-urls",
                peer,
                "--initial-advertise-peer-urls",
                peer,
                "--initial-cluster",
                cluster,
                "--log-outputs",
                f"{self.folder.name}/{number}.log",
                "--logger",
                "zap",
                *sealed,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def snapshot(self, file):
        self.etcdctl(
            "snapshot", "save", file, "--endpoints", f"http://{self.hosts[0]}:{self.clients[0]}"
        )

    def etcdctl(self, *words):
        subprocess.run(
            ["etcdctl", *words],
            check=True,
            capture_output=True,
            env={**os.environ, "ETCDCTL_API": "3"},
        )

    def signal(self, number, what):
        os.kill(self.processes[number].pid, what)

    @property
    def url(self):
        return ("etcds://" if self.files else "etcd://") + ",".join(
            f"{host}:{port}" for host, port in zip(self.hosts, self.clients)
        )

    def ask(self, path, body):
        for host, port in zip(self.hosts, self.clients):
            request = urllib.request.Request(
                f"{self.scheme}://{host}:{port}{path}",
                json.dumps(body).encode(),
                {"Content-Type": "application/json"},
            )
            with contextlib.suppress(OSError), urllib.request.urlopen(
                request, timeout=10, context=self.context
            ) as answer:
                return json.load(answer)
        raise OSError("no member answers")

    def ranges(self):
        """How often anything was read."""
        with urllib.request.urlopen(
            f"{self.scheme}://{self.hosts[0]}:{self.clients[0]}/metrics",
            timeout=10,
            context=self.context,
        ) as answer:
            lines = answer.read().decode().splitlines()
        return next(
            int(float(line.split()[1]))
            for line in lines
            if line.startswith("etcd_mvcc_range_total ")
        )

    def leader(self):
        for number, (host, port) in enumerate(zip(self.hosts, self.clients)):
            request = urllib.request.Request(
                f"http://{host}:{port}/v3/maintenance/status",
                b"{}",
                {"Content-Type": "application/json"},
            )
            with contextlib.suppress(OSError), urllib.request.urlopen(request, timeout=5) as answer:
                status = json.load(answer)
                if status.get("leader") == status["header"]["member_id"]:
                    return number
        return 0

    def batches_raw(self, table):
        """All that stands there: number -> batch, as it stands there."""
        begin, stop = (
            base64.b64encode(f"stolik/t/{table}{sign}".encode()).decode() for sign in "/0"
        )
        found = self.ask("/v3/kv/range", {"key": begin, "range_end": stop})
        return {
            int(base64.b64decode(kv["key"]).decode().split("/")[3], 16): base64.b64decode(
                kv["value"]
            )
            for kv in found.get("kvs", [])
        }

    def batches(self, table):
        return {number: json.loads(value[34:]) for number, value in self.batches_raw(table).items()}

    def head(self, table):
        found = self.ask(
            "/v3/kv/range", {"key": base64.b64encode(f"stolik/h/{table}".encode()).decode()}
        )
        return base64.b64decode(found["kvs"][0]["value"]).decode()

    def owners(self):
        """Who has which table: table -> node."""
        found = self.ask(
            "/v3/kv/range",
            {
                "key": base64.b64encode(b"stolik/own/").decode(),
                "range_end": base64.b64encode(b"stolik/own0").decode(),
            },
        )
        return {
            base64.b64decode(kv["key"])
            .decode()
            .split("/")[2]: base64.b64decode(kv["value"])
            .decode()
            for kv in found.get("kvs", [])
        }

    def created(self, node):
        """A number that is higher for nodes that came later."""
        return int(
            self.ask(
                "/v3/kv/range", {"key": base64.b64encode(f"stolik/node/{node}".encode()).decode()}
            )["kvs"][0]["create_revision"]
        )

    def nodes(self):
        """Where each is reached by the others: node -> host:port."""
        found = self.ask(
            "/v3/kv/range",
            {
                "key": base64.b64encode(b"stolik/node/").decode(),
                "range_end": base64.b64encode(b"stolik/node0").decode(),
            },
        )
        return {
            base64.b64decode(kv["key"])
            .decode()
            .split("/")[2]: base64.b64decode(kv["value"])
            .decode()
            .split(" ")[0]
            for kv in found.get("kvs", [])
        }

    def __enter__(self):
        if self.snapshot_file:
            self.etcdctl(
                "snapshot",
                "restore",
                self.snapshot_file,
                "--data-dir",
                f"{self.folder.name}/0",
                "--name",
                "m0",
                "--initial-cluster",
                f"m0=http://127.0.0.1:{self.peers[0]}",
                "--initial-advertise-peer-urls",
                f"http://127.0.0.1:{self.peers[0]}",
            )
        for number in range(len(self.clients)):
            self.start(number)
        until = time.monotonic() + 30
        while True:
            try:
                self.ask("/v3/kv/range", {"key": base64.b64encode(b"x").decode()})
                return self
            except OSError:
                assert time.monotonic() < until, "etcd did not start"
                time.sleep(0.2)

    def __exit__(self, *_):
        for process in self.processes:
            process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()
        self.folder.cleanup()


class Nodes:
    """So many servers of one etcd, as a balancer sees them: everyone comes in anywhere."""

    def __init__(
        self, etcd, count, *options, net=None, clocks=(), disk=None, keys=False, descriptors=None
    ):
        self.servers = [
            Server(
                "--rate",
                "1000",
                "--tables-rate",
                "0",
                "--store",
                etcd.url,
                *options,
                host=net.host(number) if net else "127.0.0.1",
                before=(net.run(number) if net else []) + (clocks[number].run() if clocks else []),
                data=disk.folder if disk and number == 0 else None,
                descriptors=descriptors,
            )
            for number in range(count)
        ]
        for server in self.servers if keys else []:
            server.options += ("--erasure-key", f"{server.data}/erasure.key")

    def __enter__(self):
        for server in self.servers:
            server.start()
        return self

    def __exit__(self, *_):
        for server in self.servers:
            server.__exit__()

    def door(self):
        alive = [server.door() for server in self.servers if server.is_alive()]
        return random.choice(alive) if alive else (1, "127.0.0.1")


async def nobody_lost_anything(etcd, tables):
    """Every acknowledgement is at its place, once; nothing was told that is not there."""
    found = 0
    for guests in tables:
        batches = etcd.batches(guests[0].table)
        assert sorted(batches) == list(range(1, len(batches) + 1)), "a number is missing"
        ids = collections.Counter((b["p"], b["id"]) for b in batches.values() if "id" in b)
        assert max(ids.values()) == 1, "carried out twice"
        for guest in guests:
            assert max(guest.updates, default=0) <= len(
                batches
            ), "something was told that is not there"
            for said, seq in guest.acknowledged:
                assert (
                    batches[seq]["id"] == digest(said) and batches[seq]["p"] == guest.person
                ), f"acknowledged as number {seq} and lost"
                found += 1
    return found


async def open_tables(nodes, count, game="victory-line", seats=3):
    tables = [await open_table(nodes, game, seats) for _ in range(count)]
    for guests in tables:
        await guests[0].say("start", {})
    return tables


def play(tables):
    until = asyncio.Event()
    players = [
        asyncio.create_task(keep_playing(guest, guests[0], until))
        for guests in tables
        for guest in guests
    ]
    return players, until


def acknowledged(tables):
    return sum(len(guest.acknowledged) for guests in tables for guest in guests)


async def all_go_on(tables, players, more=2, timeout=120):
    """Everybody at every table is acknowledged something again, or hears of it."""
    before = [guests[0].seq for guests in tables]
    await eventually(
        lambda: all(player.done() is False for player in players)
        and all(guests[0].seq >= seq + more for guests, seq in zip(tables, before)),
        timeout,
    )


async def end(tables, players, until, etcd):
    until.set()
    await asyncio.wait(players, timeout=60)
    for player in players:
        if player.done() and player.exception():
            raise player.exception()
    found = await nobody_lost_anything(etcd, tables)
    await leave(tables, players)
    return found


async def leave(tables, players):
    for player in players:
        player.cancel()
    for guests in tables:
        for guest in guests:
            guest.coming_back = False
            guest.reading.cancel()
