// Teams by colour and shape (V3-V5).
import type { SeatInfo } from '../../table/session';
import { colourOf } from '../../ui/colours';

export const TEAMS = [
  { id: 'blue', shape: 'circle', sign: '●' },
  { id: 'vermilion', shape: 'triangle', sign: '▲' },
  { id: 'green', shape: 'square', sign: '■' },
] as const;

/** The colour and shape of a team at the table that is looked at; by its number, where nobody chose. */
export const teamAt = (team: number): (typeof TEAMS)[number] => TEAMS[colourOf(team)] ?? TEAMS[team]!;
export const teamsAt = (teams: number): (typeof TEAMS)[number][] =>
  TEAMS.slice(0, teams).map((_, team) => teamAt(team));

export const teamOf = (seat: number, teams: number): number => seat % teams;
export const seatsOf = (team: number, players: number, teams: number): number[] =>
  Array.from({ length: players }, (_, seat) => seat).filter(seat => teamOf(seat, teams) === team);

/** Hints are given to a partner (V21): only a team with two people at it can be called for them. */
export function teamsThatTalk(seats: readonly SeatInfo[], teams: number): ReadonlySet<number> {
  const people = seats.filter(seat => seat.kind === 'person').map(seat => teamOf(seat.seat, teams));
  return new Set(people.filter((team, at) => people.indexOf(team) !== at));
}
