// A deck of this device on its way to a server, and one of a table on its way here.
import { signal } from '@preact/signals';
import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Signed } from '../decks/shelf';
import { testEngine } from '../testing/engine';
import { builtIn, serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
vi.mock('../engine/engine', async original => {
  const engine = testEngine(3);
  return { ...(await original<typeof import('../engine/engine')>()), engine: () => engine };
});
const { contentsOf } = await import('../decks/check');
const { readDeckFile, writeDeckFile } = await import('../decks/file');
const { editionOf, findEdition } = await import('../decks/shelf');
const { bringsFor, CannotBring, listenForDecks, receiveDeck } = await import('./own-deck');
const { loadDeck, typesetAll } = await import('./deck');
const { Wire } = await import('./wire');

type Sent = Record<string, any>;
function line() {
  const sent: Sent[] = [];
  const later: (() => void)[] = [];
  const wire = new Wire({ send: text => sent.push(JSON.parse(text)), later: again => void later.push(again) });
  return { wire, sent, later, hear: (message: object) => wire.heard(JSON.stringify(message)) };
}
const BRINGS = { id: `own-${'ab'.repeat(16)}`, bytes: new Uint8Array(20 * 2880 + 7).map((_, at) => at) };
const bytesIn = (pieces: Sent[]) =>
  pieces.flatMap(({ deck }) => Array.from(atob(deck.bytes), sign => sign.charCodeAt(0)));
/** A server that takes every piece and says so. */
function takeAll(sent: Sent[], hear: (message: object) => void): void {
  for (let at = 0; at < sent.length; ++at) {
    const { deck } = sent[at]!;
    if (!deck?.bytes) continue;
    const have = deck.from + atob(deck.bytes).length;
    hear({ deck: { id: deck.id, have, ...(have === deck.of ? { ready: true } : {}) } });
  }
}
const welcome = { welcome: { table: 't1', person: 1, token: 'secret', code: '48172036', seq: 1 } };

describe('a deck is brought', () => {
  test('in pieces, some of them ahead, and the table is opened when all of it is there', async () => {
    const { wire, sent, hear } = line();
    wire.brings = BRINGS;
    const answer = wire.enter('create', { game: 'triples', seats: [] });
    wire.opened();
    expect(sent).toHaveLength(16);
    takeAll(sent, hear);
    const pieces = sent.filter(one => one.deck);
    expect(bytesIn(pieces)).toEqual(Array.from(BRINGS.bytes));
    expect(pieces.every(one => JSON.stringify(one).length <= 4096)).toBe(true);
    expect(sent.filter(one => one.create)).toHaveLength(1);
    expect(sent.at(-1)).toHaveProperty('create');
    expect(wire.handed.value).toBe(1);
    hear(welcome);
    expect(await answer).toBeNull();
  });

  test('from the beginning on a new line', () => {
    const { wire, sent, hear } = line();
    wire.brings = BRINGS;
    void wire.enter('create', { game: 'triples', seats: [] });
    wire.opened();
    hear({ deck: { id: BRINGS.id, have: 2880 } });
    wire.closed();
    sent.length = 0;
    wire.opened();
    expect(sent[0]).toMatchObject({ deck: { from: 0 } });
    takeAll(sent, hear);
    expect(sent.at(-1)).toHaveProperty('create');
  });

  test('once more where another server took over, and no faster than that server likes', () => {
    const { wire, sent, later, hear } = line();
    wire.brings = { ...BRINGS, bytes: new Uint8Array(180 * 2880) };
    void wire.enter('create', { game: 'triples', seats: [] });
    wire.opened();
    takeAll(sent, hear);
    const { id } = sent.at(-1)!;
    sent.length = 0;
    hear({ refused: { id, code: 'no-deck' } });
    expect(sent.length).toBe(10);
    expect(later).toHaveLength(6);
    later.splice(0).forEach(again => again());
    expect(sent.map(one => one.deck.from / 2880)).toEqual(Array.from({ length: 16 }, (_, at) => at));
  });

  test('or not, and one is told why', async () => {
    for (const [code, told] of [
      ['no-decks', 'no-decks'],
      ['bad-deck', 'bad-deck'],
      ['bad-message', 'old-server'],
    ] as const) {
      const { wire, sent, hear } = line();
      wire.brings = BRINGS;
      const answer = wire.enter('create', { game: 'triples', seats: [] });
      wire.opened();
      hear({ refused: { id: sent[0]!.id, code, message: 'why' } });
      expect(await answer).toMatchObject({ code: told, message: 'why' });
      expect(wire.standing.value).toBe('outside');
    }
  });
});

describe('the deck of a table', () => {
  beforeAll(serveFiles);
  beforeEach(() => vi.stubGlobal('document', { baseURI: 'http://localhost/' }));
  const source = builtIn('psz');
  source.deck.id = 'our-street';
  source.deck.author = 'Class 8b';
  const contents = contentsOf(source);

  test('is asked for once, checked, kept and shown with whose it is', async () => {
    const id = await editionOf(builtIn('psz'));
    expect((await bringsFor(id))!.id).toBe(id);
    const report = await (await import('../decks/check')).checkContents(contents, 'en');
    const own = report.id!;
    expect(await findEdition(own)).toBeNull();
    const atTable = () => {
      const here = { ...line(), wanted: signal(true) };
      listenForDecks(here.wire, here.wanted);
      void here.wire.enter('knock', { code: '48172036' });
      here.wire.opened();
      here.hear(welcome);
      here.hear({
        fresh: {
          seq: 1,
          room: { game: 'triples', phase: 'lobby', options: { deck: own }, seats: [], people: [], fair: {} },
          story: [],
        },
      });
      return here;
    };
    // One has been at that table before: a line that was hung up would never answer.
    const before = atTable();
    before.wanted.value = false;
    const { sent, hear } = atTable();
    const loading = loadDeck(own, 'pl');
    await vi.waitFor(() => expect(sent.filter(one => one.deck)).toHaveLength(1));
    expect(before.sent.filter(one => one.deck)).toEqual([]);
    hear({ deck: { id: own, contents } });
    expect(await loading).toMatchObject({
      id: own,
      texts: typesetAll(source.texts.pl),
      own: { author: 'Class 8b', key: null },
    });
    expect((await findEdition(own))!.contents).toBe(contents);
  });

  test('is not believed if it is another, or has faults', async () => {
    expect(await receiveDeck(`own-${'0'.repeat(32)}`, { contents })).toBeNull();
    const bad = contents.replace('"title":"', '"title":"<b>');
    const report = await (await import('../decks/check')).checkContents(bad, 'en');
    expect(await receiveDeck(report.id!, { contents: bad })).toBeNull();
  });

  test('says who signed it where the signature fits, and nothing where it does not', async () => {
    vi.stubGlobal('localStorage', { getItem: () => '07'.repeat(32), setItem: () => undefined });
    const signed = await writeDeckFile(source, true);
    const [head] = signed.split('\n', 1);
    const { key, signature } = JSON.parse(head!) as Signed;
    const deck = { key: 'k', changed: 1, ...(await readDeckFile(signed, 'en')) };
    const id = await editionOf(deck);
    // Brought with it, in pieces that fit into messages, the first one shorter.
    const brings = (await bringsFor(id))!;
    expect(brings.signed).toEqual({ key, signature });
    const { wire, sent, hear } = line();
    wire.brings = brings;
    void wire.enter('create', { game: 'triples', seats: [] });
    wire.opened();
    takeAll(sent, hear);
    const pieces = sent.filter(one => one.deck);
    expect(pieces.map(one => [one.deck.key, one.deck.signature]).filter(([one]) => one)).toEqual([[key, signature]]);
    expect(pieces.every(one => JSON.stringify(one).length <= 4096)).toBe(true);
    expect(new TextDecoder().decode(Uint8Array.from(bytesIn(pieces)))).toBe(contents);
    // Told, and looked at here: not even the server says who signed it.
    expect(await receiveDeck(id, { contents, key, signature })).toMatchObject({ key, signature });
    expect(await loadDeck(id, 'pl')).toMatchObject({ own: { author: 'Class 8b', key } });
    for (const wrong of [
      { key, signature: signature.replace(/^./, '0') },
      { key: key.replace(/^./, '0'), signature },
      { key },
      { key: 'x', signature: 'y' },
      { signature },
    ]) {
      expect((await receiveDeck(id, { contents, ...wrong }))!.key, JSON.stringify(wrong)).toBe('');
    }
  });

  test('that this device has not cannot be brought, nor one that is too large', async () => {
    await expect(bringsFor(`own-${'1'.repeat(32)}`)).rejects.toThrow(CannotBring);
    expect(await bringsFor('psz')).toBeNull();
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ decks: [], own_bytes: 10 })));
    await expect(bringsFor(await editionOf(builtIn('psz')))).rejects.toMatchObject({ code: 'deck-too-large' });
    const id = await editionOf(builtIn('psz'));
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ decks: [{ id }], own_bytes: 0 })));
    expect(await bringsFor(id)).toBeNull();
  });
});
