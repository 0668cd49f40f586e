// The decks of this device: make one, copy one, open a file, go on with one.
import { useTitle } from '../../ui/title';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import { newDeck, type DeckReport, type OwnSource } from '../../decks/check';
import { DECK_FILE_LIMIT, DeckFileError, fingerprint, readDeckFile, readDeckLink } from '../../decks/file';
import { forgetDeck, isEdition, keepDeck, ownDecks, type OwnDeck } from '../../decks/shelf';
import { unmarked } from '../../decks/unwritten';
import { loadGame } from '../../games';
import { go } from '../../router';
import { decksOf, lessonOf, loadDeck } from '../../table/deck';
import { randomName } from '../../table/open';
import type { GameName } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button, IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FieldPicker } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { NotLoaded, useLoad } from '../../ui/load';
import { LANGUAGES, words, wantWords, type Words } from '../../words/words';
import { lastGame, server } from '../setup';
import type { ScreenProps } from '../routes';
import { authorOf, gameOf, languagesOf, titleOf, type Draft } from './draft';
import { signerOf } from './files';
import { languageName } from './languages';
import { sectionsOf } from './pages';
import { loadWorkshop, MAKEABLE } from './parts';
import { sourceOf } from './source';
import './workshop.css';

type Wrong = { title: string; text: string; report?: DeckReport | undefined };

export default function WorkshopScreen({ route }: ScreenProps) {
  const { failed, again } = useLoad(async () => (await wantWords('workshop'), true), []);
  const said = words.has('workshop-title');
  const title = said ? words('workshop-title') : 'Stolik';
  useTitle(title);
  return (
    <>
      <Bar title={title} />
      <main class="wk-list cloth">
        {failed && <NotLoaded again={again} />}
        {said && <Shelf link={route.path === 'decks/open' ? (route.query.get('d') ?? '') : null} />}
      </main>
    </>
  );
}

function Shelf({ link }: { link: string | null }) {
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [forgetting, setForgetting] = useState<OwnDeck | null>(null);
  const { value: decks, failed, again } = useLoad(ownDecks, []);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef<string | null>(null);

  /**
   * Puts a deck on the shelf and goes to it. The way back does not lead over the link it came by: that would be one
   * more of it.
   */
  const shelve = async (draft: Omit<Draft, 'key' | 'changed'>, how?: { replace: boolean }) => {
    const key = randomName(12);
    try {
      await keepDeck({ ...draft, key, changed: Date.now() } as Draft);
    } catch (error) {
      console.warn(error);
      return setWrong({ title: words('workshop-not-kept'), text: words('workshop-refused-new') });
    }
    go(`/workshop/${key}`, how);
  };
  const take = async (text: () => Promise<string>, how?: { replace: boolean }) => {
    setWrong(null);
    try {
      const { source, blank, file, signed, report } = await readDeckFile(await text(), words.language);
      const game = gameOf(source);
      // What cannot even be shown field by field is not taken in; the rest can be mended on the bench.
      if (!MAKEABLE.includes(game) || !(await canBeShown(source, game, words)))
        return setWrong({
          title: words('workshop-open-failed'),
          text: words('workshop-open-problems', { n: Math.max(1, report.count) }),
          report,
        });
      await shelve({ source, blank, ...(signed ? { file } : {}) }, how);
    } catch (error) {
      console.warn(error);
      setWrong({
        title: words('workshop-open-failed'),
        text: error instanceof DeckFileError ? words(`workshop-file-${error.code}`) : words('workshop-file-broken'),
      });
    }
  };
  const open = (file: File | undefined) => {
    if (!file) return;
    if (file.size > DECK_FILE_LIMIT)
      setWrong({ title: words('workshop-open-failed'), text: words('workshop-file-too-large') });
    else void take(() => file.text());
    if (input.current) input.current.value = '';
  };
  useEffect(() => {
    if (link === null || asked.current === link) return;
    asked.current = link;
    void take(() => readDeckLink(link), { replace: true });
  }, [link]);
  const copy = (deck: OwnDeck) =>
    shelve({ source: withId(deck.source), ...((deck as Draft).blank ? { blank: (deck as Draft).blank } : {}) });
  return (
    <>
      <section class="paper wk-make" aria-labelledby="wk-make">
        <h2 id="wk-make">{words('workshop-make')}</h2>
        <p>{words('workshop-lead')}</p>
        <Make
          author={decks?.map(one => authorOf(one.source)).find(Boolean)}
          shelve={shelve}
          onWrong={setWrong}
          onOpen={() => input.current?.click()}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept=".stolik-deck"
          onChange={event => open(event.currentTarget.files?.[0])}
        />
      </section>
      {wrong && (
        <Notice kind="bad" urgent title={wrong.title}>
          <p>{wrong.text}</p>
          {wrong.report && (
            <ul class="wk-why">
              {wrong.report.problems.slice(0, 8).map((one, at) => (
                <li key={at}>
                  {[one.file, one.place].filter(Boolean).join(': ')}: {one.what}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <section class="wk-shelf" aria-labelledby="wk-shelf">
        <h2 id="wk-shelf">{words('workshop-mine')}</h2>
        {failed && (
          <Notice
            kind="bad"
            urgent
            title={words('workshop-no-store')}
            acts={
              <Button small onClick={again}>
                {words('shell-again')}
              </Button>
            }
          >
            {words('workshop-no-store-text')}
          </Notice>
        )}
        {decks && decks.length === 0 && <p class="muted">{words('workshop-empty')}</p>}
        {decks && decks.length > 0 && (
          <ul>
            {decks.map(deck => (
              <DeckLine
                key={deck.key}
                deck={deck}
                onCopy={() => void copy(deck)}
                onForget={() => setForgetting(deck)}
              />
            ))}
          </ul>
        )}
        <p class="muted">{words('workshop-kept-here')}</p>
      </section>
      <Dialog
        open={forgetting !== null}
        title={forgetting ? words('workshop-forget', { title: titleOf(forgetting.source, words.language) }) : ''}
        onClose={() => setForgetting(null)}
        no={words('shell-no')}
        yes={words('shell-yes')}
        onYes={() =>
          void forgetDeck(forgetting!.key)
            .then(again, again)
            .finally(() => setForgetting(null))
        }
      >
        <p>{words('workshop-forget-text')}</p>
      </Dialog>
    </>
  );
}

async function canBeShown(source: OwnSource, game: GameName, words: Words): Promise<boolean> {
  const [workshop] = await Promise.all([loadWorkshop(game), wantWords(game)]);
  try {
    return (
      languagesOf(source).length > 0 &&
      languagesOf(source).every(language =>
        sectionsOf(workshop, source, language, words).every(section =>
          section.pages.every(page => page.blocks.length > 0),
        ),
      )
    );
  } catch {
    return false;
  }
}

/** Another deck than the one it was copied from. */
const withId = (source: OwnSource): OwnSource => ({ ...source, deck: { ...source.deck, id: `deck-${randomName(8)}` } });

/** A new deck, or a copy of one that is here already. */
function Make({
  author,
  shelve,
  onWrong,
  onOpen,
}: {
  author: string | undefined;
  shelve(draft: Omit<Draft, 'key' | 'changed'>): Promise<void>;
  onWrong(wrong: Wrong | null): void;
  onOpen(): void;
}) {
  const [game, setGame] = useState<GameName>(MAKEABLE.includes(lastGame.value) ? lastGame.value : MAKEABLE[0]!);
  const [language, setLanguage] = useState<string>(words.language);
  const [busy, setBusy] = useState(false);
  const { value: there } = useLoad(async () => {
    const { deckId } = await loadGame(game);
    if (server.state.value === 'unknown') await server.ask();
    const ids = await decksOf(game, deckId, server.state.value === 'here');
    const found = await Promise.allSettled(ids.filter(id => !isEdition(id)).map(id => loadDeck(id, words.language)));
    return found.flatMap(one =>
      one.status === 'fulfilled' ? [{ id: one.value.id, title: lessonOf(one.value).title }] : [],
    );
  }, [game, words.value]);
  const busily = async (does: () => Promise<void>) => {
    setBusy(true);
    onWrong(null);
    try {
      await does();
    } catch (error) {
      console.warn(error);
      onWrong({ title: words('workshop-make-failed'), text: words('shell-lost-load-text') });
    }
    setBusy(false);
  };
  const make = () =>
    busily(async () => {
      const source = await newDeck(game, `deck-${randomName(8)}`, language as (typeof LANGUAGES)[number]);
      await shelve({ source: author ? { ...source, deck: { ...source.deck, author } } : source, blank: source });
    });
  const copy = (id: string) =>
    busily(async () => {
      const { source, blank } = unmarked(await sourceOf(id));
      await shelve({ source: withId(source), blank });
    });
  const reason = busy ? words('shell-opening') : null;
  return (
    <div class="wk-make-in">
      <FieldPicker
        label={words('workshop-game')}
        value={game}
        onChange={one => (setGame(one), (lastGame.value = one))}
        choices={MAKEABLE.map(one => ({ value: one, label: gameName(one) }))}
      />
      <FieldPicker
        label={words('workshop-first-language')}
        value={language}
        onChange={one => setLanguage(one)}
        choices={LANGUAGES.map(one => ({ value: one as string, label: languageName(one), lang: one }))}
      />
      <div class="wk-row">
        <Button kind="primary" icon="ui-edit" reason={reason} onClick={() => void make()}>
          {words('workshop-new')}
        </Button>
        {there?.map(deck => (
          <Button key={deck.id} reason={reason} onClick={() => void copy(deck.id)}>
            {words('workshop-copy-of', { title: deck.title })}
          </Button>
        ))}
        <Button onClick={onOpen}>{words('workshop-open')}</Button>
      </div>
    </div>
  );
}

function DeckLine({ deck, onCopy, onForget }: { deck: OwnDeck; onCopy(): void; onForget(): void }) {
  const title = titleOf(deck.source, words.language);
  const author = authorOf(deck.source);
  const signer = signerOf(deck.file);
  const when = new Date(deck.changed).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class="paper" data-deck={deck.key}>
      <div class="wk-line">
        <a class="t" href={`#/workshop/${deck.key}`}>
          {title}
        </a>
        <span class="muted">
          {[gameName(gameOf(deck.source)), author, languagesOf(deck.source).map(languageName).join(', '), when]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {signer && <span class="muted">{words('workshop-signed', { key: fingerprint(signer) })}</span>}
      </div>
      <Button small href={`#/workshop/${deck.key}`} label={words('workshop-edit-deck', { title })}>
        {words('workshop-edit')}
      </Button>
      <Button small kind="quiet" label={words('workshop-copy-deck', { title })} onClick={onCopy}>
        {words('workshop-copy')}
      </Button>
      <IconButton icon="ui-cross" label={words('workshop-forget', { title })} onClick={onForget} />
    </li>
  );
}
