// Teams by colour and shape (V3-V5).
export const TEAMS = [
  { id: 'blue', shape: 'circle', sign: '●' },
  { id: 'vermilion', shape: 'triangle', sign: '▲' },
  { id: 'green', shape: 'square', sign: '■' },
] as const;
export type TeamId = (typeof TEAMS)[number]['id'];

export const teamOf = (seat: number, teams: number): number => seat % teams;
export const seatsOf = (team: number, players: number, teams: number): number[] =>
  Array.from({ length: players }, (_, seat) => seat).filter(seat => teamOf(seat, teams) === team);
