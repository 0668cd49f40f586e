import { describe, expect, it } from 'vitest';
import type { AnyEvent, Step } from '../../table/session';
import { allotment, flagsNow, lastPurchase, refusedOffers, roundOf } from './story';
import { debriefOf, mostTraded } from './worth';
import type { View } from './deck';

const story = (...events: AnyEvent[]): Step[] => events.map((event, at) => ({ seq: at + 1, at: 0, events: [event] }));
const deal = (gave: string, paid: string, places = false): AnyEvent => ({
  event: 'accepted',
  id: 1,
  seat: 0,
  from: 1,
  gave,
  paid,
  places,
});
const began: AnyEvent = { event: 'began', seat: 2, first: 0 };
const turn: AnyEvent = { event: 'turn', seat: 0 };

describe('what things were worth', () => {
  it('is cards for one card, round by round', () => {
    const { rounds, deals, whole } = debriefOf(
      story(began, deal('butter', 'flour,sugar'), turn, deal('meat', 'soap'), turn, deal('flour', 'butter*2')),
    );
    expect(whole).toBe(true);
    expect(deals).toBe(3);
    expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(rounds[0]!.worth).toEqual({ butter: 2, flour: 0.5, sugar: 0.5 });
    expect(rounds[1]!.worth.butter).toBeUndefined();
    expect(rounds[2]!.worth).toEqual({ flour: 2, butter: 0.5 });
  });
  it('weighs every card of a round alike', () => {
    // One butter for three cards, then two butters for one each: five cards for three butters.
    const { rounds } = debriefOf(story(began, deal('butter', 'soap*3'), deal('butter*2', 'meat*2')));
    expect(rounds[0]!.worth.butter).toBeCloseTo(5 / 3);
  });
  it('keeps places apart', () => {
    const { rounds, places } = debriefOf(
      story(began, deal('butter*2', '', true), deal('', '', true), deal('sugar', 'meat', true)),
    );
    expect(rounds[0]!.worth).toEqual({});
    expect(places).toEqual({ count: 3, sold: 1, cards: 2 });
  });
  it('counts what the speculator took', () => {
    const { speculator, rounds } = debriefOf(
      story(
        began,
        { event: 'speculated', seat: 0, for: 'card', paid: 'flour*2' },
        { event: 'speculated', seat: 0, for: 'place', paid: 'flour,soap' },
        { event: 'taken', card: 'babka' },
        turn,
        { event: 'final-round', seat: 0 },
      ),
    );
    expect(speculator).toEqual({ cards: 4, forCard: 1, forPlace: 1, purchases: ['babka'] });
    expect(rounds.map(({ final }) => final)).toEqual([false, true]);
  });
  it('begins with the good of the most rounds', () => {
    const summary = debriefOf(story(began, deal('soap', 'meat'), turn, deal('soap', 'flour')));
    expect(mostTraded(summary, ['flour', 'meat', 'soap'])).toBe('soap');
  });
  it('says when the beginning is not known', () => expect(debriefOf(story(turn)).whole).toBe(false));
});

describe('the story', () => {
  const spinning = { phase: 'spinning', resume: null } as View;
  it('counts rounds', () => {
    expect(roundOf(story(began))).toBe(1);
    expect(roundOf(story(began, turn, turn))).toBe(3);
    expect(roundOf(story(turn))).toBeNull();
  });
  it('forgets talk of an earlier spin', () => {
    const spun: AnyEvent = { event: 'spun', seat: 0, try: 1 };
    const said = (seat: number, need: string): AnyEvent => ({ event: 'said', seat, need, have: '' });
    const flags = flagsNow(story(spun, said(1, 'butter'), spun, said(2, 'meat')), { 1: 'say need butter' }, spinning);
    expect([...flags.keys()]).toEqual([2]);
    expect(flagsNow(story(said(2, 'meat')), { 1: 'say need butter have soap' }, spinning).get(1)).toEqual({
      need: ['butter'],
      have: ['soap'],
    });
    expect(flagsNow(story(spun, said(1, 'butter')), {}, { phase: 'shopping', resume: null } as View).size).toBe(0);
  });
  it('knows which of my offers were refused in this spin', () => {
    const offered: AnyEvent = { event: 'offered', id: 4, seat: 0, to: 2, give: 'butter', want: 'meat', places: false };
    const declined: AnyEvent = { event: 'declined', id: 4, seat: 2, from: 0 };
    expect(
      refusedOffers(story({ event: 'spun', seat: 0, try: 1 }, offered, declined), 0).has('2:butter:meat:false'),
    ).toBe(true);
    expect(refusedOffers(story(offered, declined, { event: 'spun', seat: 0, try: 1 }), 0).size).toBe(0);
  });
  it('finds the allotment and the speculator’s purchase', () => {
    expect(
      allotment(
        story(
          { event: 'drew', seat: 0, card: 'soap' },
          turn,
          { event: 'drew', seat: 0, card: 'meat' },
          { event: 'drew', seat: 1 },
        ),
        0,
      ),
    ).toEqual(['meat']);
    const bought: Step = {
      seq: 9,
      at: 0,
      events: [
        { event: 'die', face: 4 },
        { event: 'taken', card: 'babka' },
        { event: 'queued', pawn: 'speculator' },
      ],
    };
    expect(lastPurchase([bought, ...story(turn)])).toEqual({ seq: 9, face: 4, card: 'babka' });
  });
});
