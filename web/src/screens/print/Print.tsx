// Print and play: what to print and how, and the pages as they will come out. The browser prints them, without a
// network too.
import { watchSize } from '../../ui/listen';
import { useTitle } from '../../ui/title';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadGame } from '../../games';
import type { GameModule } from '../../games/module';
import { hasPuzzles, loadPuzzleModule, type AnyPuzzle } from '../../games/puzzles';
import { gameName } from '../../games/tile-words';
import { ruleBlocks } from '../../print/booklet';
import { firstChoices, keepChoices, SHIFT_MAX, wants, whole } from '../../print/choices';
import { fitTexts } from '../../print/fit';
import { jobOf, type Job } from '../../print/job';
import { mm, Page } from '../../print/Page';
import type { Choices, GamePrint } from '../../print/parts';
import { puzzlesPart, sheetNumber, wishesOf, type SheetPuzzle } from '../../print/puzzles';
import { MODES, PUZZLES } from '../../print/sheets';
import { go } from '../../router';
import { dataFile, decksOf, loadDeck, type Deck } from '../../table/deck';
import type { GameName } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { FieldPicker, Switch, TextField } from '../../ui/Field';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import type { Pseudonym } from '../../words/names';
import { words, wantWords, type Language, type Words } from '../../words/words';
import { loadPrint, PRINTABLE } from '../../print/games';
import { askForPuzzle } from '../puzzle/maker';
import { lastGame } from '../setup';
import { deckLabel } from '../table/telling';
import type { ScreenProps } from '../routes';
import './print-screen.css';

const NONE: Job = { title: '', pages: [], parts: [] };

type Ready = {
  game: GameModule;
  print: GamePrint;
  deck: Deck;
  rules: Awaited<ReturnType<typeof ruleBlocks>>;
  language: Language;
};

export default function PrintScreen({ route }: ScreenProps) {
  const asked = route.params.game ?? lastGame.value;
  const name: GameName = PRINTABLE.find(one => one === asked) ?? PRINTABLE[0]!;
  const deckId = route.query.get('deck');
  const {
    value: spoken,
    failed: silent,
    again: ask,
  } = useLoad(async () => (await Promise.all([wantWords('print'), wantWords(name)]), name), [name]);
  const speaks = spoken === name && words.has('print-title') && words.has(`paper-${name}-short-1`);
  const {
    value: ready,
    failed,
    again,
  } = useLoad<Ready>(
    speaks
      ? async () => {
          const game = await loadGame(name);
          const [print, deck, rules] = await Promise.all([
            loadPrint(name),
            loadDeck(deckId ?? game.deckId, words.language, 'paper'),
            ruleBlocks(name, words),
            ...letters(words.language),
          ]);
          return { game, print, deck, rules, language: words.language };
        }
      : null,
    [name, deckId, words.value, speaks],
  );
  const title = speaks ? words('print-title') : 'Stolik';
  useTitle(title);
  return (
    <>
      <Bar title={title} />
      <main class="pr-screen cloth">
        {(failed || silent) && <NotLoaded again={() => (ask(), again())} />}
        {!ready && !failed && !silent && <Loading />}
        {ready && ready.game.name === name && ready.language === words.language && (
          <Form key={`${name} ${ready.deck.id}`} {...ready} query={route.query} />
        )}
      </main>
    </>
  );
}

/** Texts are measured before they are printed, so the letters have to be there. */
const letters = (language: Language) =>
  [
    '500 16px "Sofia Sans Variable"',
    '600 16px "Sofia Sans Condensed Variable"',
    '600 16px "Sofia Sans Extra Condensed Variable"',
    '650 16px "Brygada 1918 Variable"',
  ].map(face => document.fonts.load(face, { pl: 'aą', ru: 'aя', en: 'a' }[language]));

function Form({ game, print, deck, rules, query }: Ready & { query: URLSearchParams }) {
  const [choices, setChoices] = useState<Choices>(() => firstChoices(query, print));
  const change = (part: Partial<Choices>) => {
    const next = { ...choices, ...part };
    setChoices(next);
    keepChoices(next);
  };
  const toggle = (id: string, on: boolean) => {
    const without = job.parts.map(part => part.id).filter(one => (one === id ? !on : !wants(choices, one)));
    change({ only: null, without });
  };
  const name = gameName(game.name, deck);
  const address = query.get('address') ?? here();
  const [job, setJob] = useState<Job>(NONE);
  const sheet = sheetNumber(choices.own.sheet);
  const puzzling = hasPuzzles(game.name) && wants(choices, PUZZLES);
  const {
    value: puzzles,
    failed: unpuzzled,
    again: askAgain,
  } = useLoad(puzzling ? async () => ({ sheet, made: await sheetOfPuzzles(game.name, deck, sheet, words) }) : null, [
    puzzling,
    game,
    deck,
    sheet,
    words.value,
  ]);
  // Where they cannot be made, the other pages come without them.
  const none = !puzzling || unpuzzled;
  const made = none ? [] : puzzles?.sheet === sheet ? puzzles.made : null;
  // After the screen is drawn: the booklet is measured on the page itself.
  useLayoutEffect(() => {
    if (!made) return;
    const more = (of: string) =>
      hasPuzzles(game.name) ? [puzzlesPart({ puzzles: made, sheet, title: of, paper: choices.paper })] : [];
    setJob(
      jobOf({ game: game.name, name, print, deck, words, choices, address, rules, seats: game.players.max, more }),
    );
  }, [game, print, deck, words.value, choices, rules, address, puzzles, none]);
  const decks = useDecks(game);
  const backs = choices.mode === 'duplex' || choices.mode === 'apart';
  return (
    <>
      <form class="paper pr-form" onSubmit={event => (event.preventDefault(), globalThis.print())}>
        <p>{words('print-lead')}</p>
        <FieldPicker
          label={words('print-game')}
          value={game.name}
          onChange={one => go(`/print/${one}`, { replace: true })}
          choices={PRINTABLE.map(one => ({ value: one, label: gameName(one) }))}
        />
        {decks.length > 1 && (
          <FieldPicker
            label={words('shell-deck')}
            value={deck.id}
            onChange={id => go(`/print/${game.name}?deck=${id}`, { replace: true })}
            choices={decks.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <p class="field-hint">
          <a href="#/workshop">{words('shell-deck-own')}</a>
        </p>
        <FieldPicker
          label={words('print-mode')}
          value={choices.mode}
          onChange={mode => change({ mode })}
          choices={MODES.map(mode => ({
            value: mode,
            label: words(`print-mode-${mode}`),
            hint: words(`print-mode-${mode}-why`),
          }))}
        />
        <FieldPicker
          label={words('print-paper')}
          value={choices.paper}
          onChange={paper => change({ paper })}
          choices={[
            { value: 'a4' as const, label: 'A4' },
            { value: 'letter' as const, label: 'Letter' },
          ]}
        />
        <FieldPicker
          label={words('print-size')}
          value={choices.small}
          onChange={small => change({ small })}
          choices={[
            { value: false, label: words('print-size-full') },
            { value: true, label: words('print-size-small') },
          ]}
        />
        {print.wishes?.(words).map(wish => (
          <FieldPicker
            key={wish.id}
            label={wish.label}
            value={choices.own[wish.id] ?? wish.values[0]!.value}
            onChange={value => change({ own: { ...choices.own, [wish.id]: value } })}
            choices={wish.values}
          />
        ))}
        {print.large && choices.mode !== 'shop' && (
          <FieldPicker
            label={words('print-large')}
            value={choices.large}
            onChange={large => change({ large })}
            choices={[
              { value: 'glued' as const, label: words('print-large-glued') },
              { value: 'a3' as const, label: words('print-large-a3') },
            ]}
          />
        )}
        <Switch
          label={words('print-ink')}
          hint={words('print-ink-why')}
          on={choices.ink === 'little'}
          onChange={on => change({ ink: on ? 'little' : 'colour' })}
        />
        {puzzling && (
          <TextField
            label={words('print-puzzles-number')}
            hint={words('print-puzzles-number-why')}
            value={choices.own.sheet ?? '1'}
            onChange={value => change({ own: { ...choices.own, sheet: value } })}
            max={4}
          />
        )}
        {puzzling && unpuzzled && <NotLoaded again={askAgain} />}
        {backs && <Shift choices={choices} change={change} />}
        <fieldset class="pr-parts">
          <legend class="field-label">{words('print-parts')}</legend>
          {job.parts.map(part => (
            <label key={part.id} data-part={part.id}>
              <input
                type="checkbox"
                checked={wants(choices, part.id)}
                onChange={event => toggle(part.id, event.currentTarget.checked)}
              />
              <span>{part.title}</span>
              <small class="muted">{words('print-count', { n: part.count, pages: part.pages })}</small>
            </label>
          ))}
        </fieldset>
        <p class="muted">{words('print-dialog')}</p>
        <Button kind="primary" type="submit" wide reason={job.pages.length === 0 ? words('print-nothing') : null}>
          {words('print-now', { n: job.pages.length })}
        </Button>
      </form>
      {print.Drawings && <print.Drawings />}
      {job !== NONE && <Preview job={job} choices={choices} language={deckLanguage(deck, words.language)} />}
    </>
  );
}

async function sheetOfPuzzles(game: GameName, deck: Deck, sheet: number, words: Words): Promise<SheetPuzzle[]> {
  const [module, puzzles, list] = await Promise.all([
    loadPuzzleModule(game),
    askForPuzzle<AnyPuzzle[]>({ task: 'many', game, deck: deck.id, wishes: wishesOf(sheet) }),
    dataFile('pseudonyms.json') as Promise<Pseudonym[]>,
    wantWords('puzzle'),
  ]);
  return puzzles.map(one => ({ grade: one.grade, told: module.inWords(one, deck, words, list) }));
}

/** An own deck may lack a language: what is printed then says which one it is in. */
const deckLanguage = (deck: Deck, language: Language): string =>
  (deck.texts as { language?: string }).language ?? language;

/** Where this page is, for links on paper; a file or an address of this machine alone leads nobody here. */
function here(): string {
  const { protocol, hostname, origin, pathname } = location;
  return !/^https?:$/.test(protocol) || /^(localhost|127\.|\[::1\])/.test(hostname) ? '' : `${origin}${pathname}`;
}

function Shift({ choices, change }: { choices: Choices; change(part: Partial<Choices>): void }) {
  const [typed, setTyped] = useState({
    right: choices.right ? String(choices.right) : '',
    down: choices.down ? String(choices.down) : '',
  });
  const type = (which: 'right' | 'down') => (value: string) => {
    setTyped({ ...typed, [which]: value });
    change({ [which]: whole({ [which]: value }, {})[which] });
  };
  return (
    <div class="pr-shift">
      <TextField
        label={words('print-right')}
        value={typed.right}
        onChange={type('right')}
        max={5}
        placeholder="0"
        hint={words('print-shift-why', { max: SHIFT_MAX })}
      />
      <TextField label={words('print-down')} value={typed.down} onChange={type('down')} max={5} placeholder="0" />
    </div>
  );
}

/** Built-in decks and those of the server, by their titles. */
function useDecks(game: GameModule): { id: string; title: string }[] {
  const { value } = useLoad(async () => {
    const ids = await decksOf(game.name, game.deckId);
    const found = await Promise.allSettled(ids.map(id => loadDeck(id, words.language)));
    return found.flatMap(one =>
      one.status === 'fulfilled' ? [{ id: one.value.id, title: deckLabel(one.value) }] : [],
    );
  }, [game, words.value]);
  return value ?? [];
}

/** The pages, as wide as there is room. Once they are ready (texts fitted), the list says so: `data-ready`. */
function Preview({ job, choices, language }: { job: Job; choices: Choices; language: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    return watchSize([list.current!], ([entry]) => setRoom(entry!.contentRect.width));
  }, []);
  useLayoutEffect(() => {
    const element = list.current!;
    fitTexts(element);
    element.dataset.ready = String(job.pages.length);
  }, [job]);
  // An inch is 96 pixels of CSS.
  const widest = (Math.max(1, ...job.pages.map(page => page.size.width)) * 96) / 25.4;
  const scale = room > 0 ? Math.min(1, room / widest) : 1;
  return (
    <section class="pr-preview" aria-labelledby="print-preview">
      <h2 class="unseen" id="print-preview">
        {words('print-preview')}
      </h2>
      <div class="pr-list" ref={list} data-title={job.title}>
        {job.pages.map((page, at) => (
          <div
            key={page.key}
            class="pr-frame"
            style={{
              width: `calc(${mm(page.size.width)} * ${scale})`,
              height: `calc(${mm(page.size.height)} * ${scale})`,
              '--scale': String(scale),
            }}
          >
            <Page page={page} ink={choices.ink} language={language} number={at + 1} />
          </div>
        ))}
      </div>
    </section>
  );
}
