import { expect, test } from 'vitest';
import type { SeatInfo } from '../../table/session';
import { teamsThatTalk } from './teams';

const seats = (...kinds: SeatInfo['kind'][]): SeatInfo[] =>
  kinds.map((kind, seat) => ({ seat, name: { pseudonym: 'lynx' }, kind, mine: false, here: true, standIn: false }));

test('V21: a penalty for hints is there only for a team in which two people can talk', () => {
  expect([...teamsThatTalk(seats('person', 'person'), 2)]).toEqual([]);
  expect([...teamsThatTalk(seats('person', 'bot', 'bot', 'person'), 2)]).toEqual([]);
  expect([...teamsThatTalk(seats('person', 'bot', 'person', 'bot'), 2)]).toEqual([0]);
  expect([...teamsThatTalk(seats('person', 'person', 'person', 'person'), 2)]).toEqual([0, 1]);
  expect([...teamsThatTalk(seats('person', 'person', 'person'), 3)]).toEqual([]);
});
