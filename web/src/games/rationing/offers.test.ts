import { describe, expect, it } from 'vitest';
import { testEngine } from '../../testing/engine';
import { add, lacking, minus, parseBag, plus, printBag, within } from './goods';
import {
  acceptText,
  BLANK,
  counterDraft,
  gapOf,
  handAfter,
  nextFlags,
  offerText,
  parseSay,
  parseWant,
  payWith,
  printWant,
  quickDraft,
  sayText,
  shortOfChoice,
  suggestPay,
  takeableFirst,
} from './offers';

describe('lists of goods', () => {
  it('are read and written as the protocol does', () => {
    expect(parseBag('butter*2,sugar')).toEqual({ butter: 2, sugar: 1 });
    expect(parseBag('')).toEqual({});
    expect(printBag({ sugar: 1, butter: 2 })).toBe('butter*2,sugar');
    for (const text of ['', 'alcohol', 'butter*2,sugar', 'flour*9,meat,soap*3'])
      expect(printBag(parseBag(text))).toBe(text);
  });
  it('are added and taken away without leaving nothings behind', () => {
    expect(add({ butter: 1 }, 'butter', -1)).toEqual({});
    expect(plus({ butter: 1 }, { butter: 1, meat: 2 })).toEqual({ butter: 2, meat: 2 });
    expect(minus({ butter: 2, meat: 1 }, { butter: 1, meat: 1 })).toEqual({ butter: 1 });
    expect(lacking({ flour: 1 }, { flour: 2, sugar: 1 })).toEqual({ flour: 1, sugar: 1 });
    expect(within({ flour: 1 }, { flour: 2, sugar: 1 })).toEqual({ flour: 1 });
  });
});

describe('what is wanted', () => {
  it('holds certain cards and at most one choice', () => {
    expect(parseWant('butter,meat|sugar*2')).toEqual({
      cards: { butter: 1 },
      choice: { kinds: ['meat', 'sugar'], count: 2 },
    });
    expect(parseWant('any*3')).toEqual({ cards: {}, choice: { kinds: [], count: 3 } });
    expect(parseWant('any')).toEqual({ cards: {}, choice: { kinds: [], count: 1 } });
    expect(parseWant('')).toEqual({ cards: {}, choice: null });
  });
  it('is written in the order of the protocol, and read back the same', () => {
    expect(printWant({ butter: 1 }, { kinds: ['sugar', 'meat'], count: 2 })).toBe('butter,meat|sugar*2');
    expect(printWant({}, { kinds: ['meat'], count: 2 })).toBe('meat*2');
    for (const text of ['', 'butter', 'butter*2,meat|sugar', 'any*3', 'flour,any*2']) {
      const { cards, choice } = parseWant(text);
      expect(printWant(cards, choice)).toBe(text);
    }
  });
});

describe('an offer', () => {
  it('becomes the text of its command', () => {
    expect(offerText({ ...BLANK, to: 2, give: { sugar: 1, butter: 1 }, want: { meat: 2 } })).toBe(
      'offer 2 give butter,sugar want meat*2',
    );
    expect(
      offerText({
        ...BLANK,
        to: 'all',
        give: { alcohol: 2 },
        choice: { kinds: ['sugar', 'meat'], count: 1 },
        places: true,
      }),
    ).toBe('offer all give alcohol*2 want meat|sugar places');
    expect(offerText({ ...BLANK, to: 1, give: { chocolate: 1 }, choice: { kinds: [], count: 3 } })).toBe(
      'offer 1 give chocolate want any*3',
    );
    expect(offerText({ ...BLANK, to: 0, places: true })).toBe('offer 0 places');
    expect(offerText(BLANK)).toBeNull();
  });
  it('says what is still missing', () => {
    expect(gapOf(BLANK)).toBe('nothing');
    expect(gapOf({ ...BLANK, want: { meat: 1 } })).toBe('give');
    expect(gapOf({ ...BLANK, give: { meat: 1 } })).toBe('want');
    expect(gapOf({ ...BLANK, give: { meat: 1 }, want: { soap: 1 } })).toBe('to');
    expect(gapOf({ ...BLANK, to: 1, places: true })).toBeNull();
  });
  it('begins a counter-offer with what one would have given, as far as one holds it', () => {
    const offer = { from: 2, give: 'butter*2', want: 'flour,meat|sugar', places: true };
    expect(counterDraft(offer, { sugar: 2, meat: 1 })).toEqual({
      to: 2,
      give: { sugar: 1 },
      want: { butter: 2 },
      choice: null,
      places: true,
    });
  });
  it('is filled in from what somebody says', () => {
    const flags = { need: ['flour', 'meat'], have: ['butter'] };
    expect(quickDraft(3, flags, { good: 'butter', as: 'have' }, { meat: 1 })).toMatchObject({
      to: 3,
      give: { meat: 1 },
      want: { butter: 1 },
    });
    expect(quickDraft(3, flags, { good: 'meat', as: 'need' }, { meat: 1 })).toMatchObject({
      give: { meat: 1 },
      want: { butter: 1 },
    });
    expect(quickDraft(3, { need: [], have: ['butter'] }, { good: 'butter', as: 'have' }, {})).toMatchObject({
      give: {},
      want: { butter: 1 },
    });
  });
});

describe('answering', () => {
  it('pays a choice with what one has most of', () => {
    expect(suggestPay({ butter: 3, sugar: 1 }, parseWant('any*3'))).toEqual({ butter: 3 });
    expect(suggestPay({ butter: 3, sugar: 1 }, parseWant('sugar|meat*2'))).toBeNull();
    expect(suggestPay({ butter: 2 }, parseWant('butter,any*1'))).toEqual({ butter: 1 });
    expect(shortOfChoice({ butter: 3, sugar: 1 }, parseWant('meat|sugar*3'))).toBe(2);
  });
  it('changes what is paid, one tap each', () => {
    expect(payWith({ butter: 1 }, 'sugar', 2)).toEqual({ butter: 1, sugar: 1 });
    expect(payWith({ butter: 2 }, 'sugar', 2)).toEqual({ butter: 1, sugar: 1 });
    expect(payWith({ sugar: 2 }, 'sugar', 2)).toEqual({ sugar: 2 });
  });
  it('names the cards of the choice alone', () => {
    expect(acceptText(7, parseWant('sugar'), {})).toBe('accept 7');
    expect(acceptText(7, parseWant('sugar,any*2'), { butter: 1, meat: 1 })).toBe('accept 7 pay butter,meat');
  });
  it('shows the hand after the deal', () => {
    expect(handAfter({ flour: 2, sugar: 1 }, { flour: 1, sugar: 1 }, { butter: 2 })).toEqual({ flour: 1, butter: 2 });
  });
  it('agrees with the engine about the hand and the text, offer by offer', async () => {
    const table = (await testEngine(5)).open('rationing', 3, { top: 'steps' });
    table.drawAll();
    const at = () =>
      table.view('all') as {
        active: number;
        hands: Record<string, number>[];
        offers: { id: number; from: number; give: string; want: string; places: boolean }[];
      };
    expect(table.submit(at().active, 'spin')).toBeNull();
    const { active } = at();
    const other = (active + 1) % 3;
    const give = { [Object.keys(at().hands[other]!)[0]!]: 1 };
    const text = offerText({ to: active, give, want: {}, choice: { kinds: [], count: 2 }, places: true })!;
    expect(table.submit(other, text)).toBeNull();
    const offer = at().offers[0]!;
    const hand = at().hands[active]!;
    const want = parseWant(offer.want);
    const pay = suggestPay(hand, want)!;
    const expected = handAfter(hand, plus(want.cards, pay), parseBag(offer.give));
    expect(table.submit(active, acceptText(offer.id, want, pay))).toBeNull();
    expect(printBag(at().hands[active]!)).toBe(printBag(expected));
    table.close();
  });
});

describe('talk', () => {
  it('is read and said', () => {
    expect(parseSay('say need butter,meat have sugar')).toEqual({ need: ['butter', 'meat'], have: ['sugar'] });
    expect(parseSay('say have sugar')).toEqual({ need: [], have: ['sugar'] });
    expect(sayText({ need: ['meat', 'butter'], have: [] })).toBe('say need butter,meat');
    expect(sayText({ need: [], have: [] })).toBeNull();
  });
  it('goes from wanting to giving to neither', () => {
    const once = nextFlags({ need: [], have: [] }, 'butter');
    const twice = nextFlags(once, 'butter');
    expect([once, twice, nextFlags(twice, 'butter')]).toEqual([
      { need: ['butter'], have: [] },
      { need: [], have: ['butter'] },
      { need: [], have: [] },
    ]);
  });
});

describe('offers shown one at a time', () => {
  it('begin with what can be taken, and otherwise keep their order', () => {
    const offers = [{ id: 4 }, { id: 5 }, { id: 6 }, { id: 7 }];
    expect(takeableFirst(offers, new Set([5, 7])).map(offer => offer.id)).toEqual([5, 7, 4, 6]);
    expect(takeableFirst(offers, new Set()).map(offer => offer.id)).toEqual([4, 5, 6, 7]);
  });
});
