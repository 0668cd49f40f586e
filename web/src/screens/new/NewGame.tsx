// Setting a table up: how many, who sits where, which rules. Everything has a sensible value before one looks at it.
import { useTitle } from '../../ui/title';
import { useMemo, useState } from 'preact/hooks';
import { gameName, tileText } from '../../games/tile-words';
import { GAME_NAMES, loadGame } from '../../games';
import type { GameModule } from '../../games/module';
import { optionLabel, optionWhy, valueLabel, valueWhy, type OptionValue } from '../../games/option-words';
import { isEdition } from '../../decks/shelf';
import { isUnwritten } from '../../decks/unwritten';
import { decksOf, loadDeck, type Deck } from '../../table/deck';
import { servedDecks } from '../../table/own-deck';
import type { DeviceSetup } from '../../table/open';
import type { GameName, Level } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button, IconButton } from '../../ui/Button';
import { ColourPicker } from '../../ui/ColourPicker';
import { useColours } from '../../ui/colours';
import { FieldPicker, Stepper, Switch } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { openRule } from '../../ui/Rules';
import { Avatar, scriptOf } from '../../ui/Seat';
import { NotLoaded, useLoad } from '../../ui/load';
import { nameText, type Pseudonym } from '../../words/names';
import { words, wantWords, type Words } from '../../words/words';
import type { ScreenProps } from '../routes';
import { settings, type BotsPace } from '../../settings';
import { PacePicker } from '../settings/SettingsPanel';
import { LEVELS } from '../../games/schema';
import { chosenLevel, fairOn } from '../fair';
import { nextMatch } from '../match';
import { Opponents } from '../Opponents';
import { drawNames, pseudonyms, server, USUAL_LEVEL, usualOptions, type Place } from '../setup';
import { deckLabel } from '../table/telling';
import { useUnwritten } from '../unwritten';
import './new.css';
import { useOpening } from '../opening';

/** One seat as it is being set up. A name that was not typed over stays a pseudonym, and is declined. */
type Chair = { pseudonym: string; typed: string | null; bot: Level | null };
/** The deck of a game that has no other words for its options. */
type Ready = { game: GameModule; list: Pseudonym[]; deck: Deck | null };

const NAME_MAX = 24;

export default function NewGame({ route }: ScreenProps) {
  const name = route.params.game as GameName;
  const load = async (): Promise<Ready> => {
    const [game, list] = await Promise.all([loadGame(name), pseudonyms(), wantWords('fair')]);
    return {
      game,
      list,
      deck: tileText(name, 'name') === '' ? await loadDeck(game.deckId, words.language) : null,
    };
  };
  const { value: ready, failed, again } = useLoad(GAME_NAMES.includes(name) ? load : null, [name, words.value]);
  const asked = route.query.get('place');
  const place: Place = asked === 'device' || asked === 'online' ? asked : 'bots';
  const title = `${gameName(name)} · ${words('shell-new-title', { place })}`;
  useTitle(title);
  return (
    <>
      <Bar title={title}>
        <IconButton icon="ui-help" label={words('shell-rules')} onClick={() => openRule(name)} />
      </Bar>
      <main class="new cloth">
        {failed && <NotLoaded again={again} />}
        {!GAME_NAMES.includes(name) && (
          <Notice
            kind="bad"
            urgent
            title={words('shell-lost-path')}
            acts={<Button href="#/">{words('shell-home')}</Button>}
          >
            {words('shell-lost-path-text')}
          </Notice>
        )}
        {ready && ready.game.name === name && (
          <Form key={`${name} ${place}`} {...ready} place={place} first={route.query.get('deck')} />
        )}
      </main>
    </>
  );
}

function Form({ game, list, deck, place, first }: Ready & { place: Place; first: string | null }) {
  const shared = place === 'device';
  const [count, setCount] = useState(game.players.advised);
  const usual = (place === 'bots' && chosenLevel.value) || USUAL_LEVEL;
  const [fair, setFair] = useState(place === 'bots' && fairOn.value);
  const [each, setEach] = useState(place !== 'bots');
  const [chairs, setChairs] = useState<Chair[]>(() =>
    drawNames(list, game.players.max).map((pseudonym, seat) => ({
      pseudonym,
      typed: null,
      bot: place === 'online' || seat === 0 || (shared && seat < Math.max(2, count)) ? null : usual,
    })),
  );
  const [chosen, setChosen] = useState<Record<string, unknown>>(() => ({
    ...usualOptions(game, game.players.advised),
    coach: place === 'bots',
    ...(first ? { deck: first } : {}),
  }));
  const [pace, setPace] = useState<BotsPace>(settings.pace.value);
  const [filled, setFilled] = useState(true);
  const [colours, setColours] = useState<number[]>([]);
  const { busy, failed, setHanded, open } = useOpening();

  // Too few to be a game: bots make up the number, unless one would rather not.
  const missing = Math.max(0, game.players.enough - count);
  const players = filled ? count + missing : count;
  const match = useLoad(fair ? () => nextMatch(game.name, players - 1) : null, [fair, game.name, players]).value;
  const matched = fair && match ? [...match.levels] : [];
  const seats = chairs
    .slice(0, players)
    .map((chair, seat) => (seat < count ? chair : { ...chair, bot: chair.bot ?? USUAL_LEVEL }))
    .map(chair => (chair.bot ? { ...chair, bot: matched.shift() ?? chair.bot } : chair));
  const levels = new Set(seats.flatMap(chair => chair.bot ?? []));
  const level = fair ? (match?.nearest ?? null) : levels.size === 1 ? [...levels][0]! : null;
  const text = (chair: Chair) => chair.typed ?? nameText({ pseudonym: chair.pseudonym }, list, words.language);
  const options = useMemo(() => fitting(game, players, chosen), [game, players, chosen]);
  const why = place === 'online' ? null : wrong(seats, text, words);
  const change = (seat: number, part: Partial<Chair>) => {
    // Who chooses a level for one seat has chosen: the others stay as they are shown.
    if ('bot' in part) setFair(false);
    setChairs(
      chairs.map((chair, at) => ({
        ...chair,
        bot: seats[at]?.bot ?? chair.bot,
        ...(at === seat ? part : {}),
      })),
    );
  };
  const chooseFair = (on: boolean) => (setFair(on), void (fairOn.value = on));
  const chooseLevel = (chosen: Level) => {
    chooseFair(false);
    chosenLevel.value = chosen;
    setChairs(chairs.map(chair => (chair.bot ? { ...chair, bot: chosen } : chair)));
  };

  const make = async () => {
    const tables = await import('../../table/open');
    const made: DeviceSetup['seats'] = seats.map(chair => ({
      name: chair.typed === null ? { pseudonym: chair.pseudonym } : { typed: chair.typed.trim() },
      ...(chair.bot ? { bot: chair.bot } : {}),
    }));
    const coloured = colours.length > 0 ? { ...options, colours } : options;
    if (place === 'online') {
      const bots = made.filter(seat => seat.bot);
      return `/online/${await tables.createOnlineTable({ game: game.name, players, options, bots, pace }, setHanded)}`;
    }
    return `/table/${await tables.createDeviceTable({ game: game.name, seats: made, options: coloured })}`;
  };
  useColours(colours);
  const { decks, none } = useDecks(game, place);
  const chosenDeck = String(options.deck ?? game.deckId);
  const about = decks.find(deck => deck.id === chosenDeck)?.about;
  const copied = place === 'online' && isEdition(chosenDeck) ? words('shell-deck-copied') : '';
  const unwritten = useUnwritten(chosenDeck);

  const shown = game.options.filter(option => option.values(players, options).length > 1);
  const more = shown.filter(option => !option.main);
  return (
    <form
      class="new-form"
      onSubmit={event => {
        event.preventDefault();
        if (!why && !busy) void open(make);
      }}
    >
      <section class="paper new-part" aria-labelledby="new-seats">
        <div class="new-count">
          <Stepper
            label={words('shell-new-players')}
            value={count}
            allowed={game.players.allowed}
            onChange={setCount}
            less={words('shell-new-fewer')}
            more={words('shell-new-more-players')}
            hint={
              count === game.players.advised ? undefined : words('shell-new-advised', { count: game.players.advised })
            }
          />
          {missing > 0 && (
            <Switch
              label={words('shell-new-bots', { count: missing })}
              hint={tileText(game.name, 'few')}
              on={filled}
              onChange={setFilled}
            />
          )}
        </div>
        {place === 'bots' && (
          <Opponents game={game.name} fair={fair} level={level} onFair={chooseFair} onLevel={chooseLevel} />
        )}
        <h2 id="new-seats">{words('shell-new-seats')}</h2>
        {place === 'online' ? (
          <p class="muted">{words('shell-new-seats-online')}</p>
        ) : (
          <ol class="chairs">
            {seats.map((chair, seat) => (
              <li key={seat} class="chair">
                <Avatar seat={seat} name={text(chair)} size={40} />
                <input
                  type="text"
                  class="chair-name"
                  value={text(chair)}
                  maxLength={NAME_MAX}
                  autoComplete="off"
                  spellcheck={false}
                  lang={scriptOf(text(chair))}
                  aria-label={words('shell-new-name', { number: seat + 1 })}
                  onFocus={event => event.currentTarget.select()}
                  onInput={event => change(seat, { typed: event.currentTarget.value })}
                />
                {each && (
                  <select
                    aria-label={words('shell-new-kind', { number: seat + 1 })}
                    value={chair.bot ?? 'person'}
                    onChange={event =>
                      change(seat, {
                        bot: event.currentTarget.value === 'person' ? null : (event.currentTarget.value as Level),
                      })
                    }
                  >
                    {seat < count && <option value="person">{words('shell-new-person')}</option>}
                    {LEVELS.map(level => (
                      <option key={level} value={level}>
                        {words('shell-new-level', { level })}
                      </option>
                    ))}
                  </select>
                )}
              </li>
            ))}
          </ol>
        )}
        {game.colours && place !== 'online' && (
          <details class="new-more">
            <summary>{words('shell-colours')}</summary>
            <ul class="new-colours">
              {Array.from({ length: game.colours.sides(players, options) }, (_, side) => {
                const own = seats.flatMap((chair, seat) =>
                  game.colours!.side(seat, options) === side ? [text(chair)] : [],
                );
                return (
                  <li key={side}>
                    <span lang={scriptOf(own.join())}>{own.join(', ')}</span>
                    <ColourPicker
                      game={game.colours!}
                      colours={colours}
                      side={side}
                      label={words('shell-colour-of', { name: own.join(', ') })}
                      onChange={setColours}
                    />
                  </li>
                );
              })}
            </ul>
          </details>
        )}
        {!each && (
          <Button small kind="quiet" class="new-each" onClick={() => setEach(true)}>
            {words('fair-each')}
          </Button>
        )}
      </section>
      <section class="paper new-part" aria-labelledby="new-options">
        <h2 id="new-options">{words('shell-new-options')}</h2>
        {shown
          .filter(option => option.main)
          .map(option => (
            <Option key={option.id} {...{ game, deck, option, count: players, options, setChosen }} />
          ))}
        {decks.length > 1 && (
          <FieldPicker
            label={words('shell-deck')}
            hint={[about, copied, unwritten].filter(Boolean).join(' ')}
            value={chosenDeck}
            onChange={deck => setChosen({ ...options, deck })}
            choices={decks.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        {none && <p class="field-hint">{words('shell-deck-not-here')}</p>}
        <p class="field-hint">
          <a href="#/workshop">{words('shell-deck-own')}</a>
        </p>
        <Switch
          label={words('coach-option')}
          hint={words('coach-option-why')}
          on={options.coach === true}
          onChange={coach => setChosen({ ...options, coach })}
        />
        <PacePicker value={pace} onChange={value => (setPace(value), (settings.pace.value = value))} />
        {more.length > 0 && (
          <details class="new-more">
            <summary>{words('shell-new-options-more')}</summary>
            {more.map(option => (
              <Option key={option.id} {...{ game, deck, option, count: players, options, setChosen }} />
            ))}
          </details>
        )}
      </section>
      <div class="new-open">
        {failed !== null && (
          <Notice kind="bad" urgent title={words('shell-failed-open')}>
            {words('shell-failed-open-text', { why: failed })}
          </Notice>
        )}
        <Button kind="primary" type="submit" wide reason={why ?? busy}>
          {words('shell-new-open', { place })}
        </Button>
        <Button kind="quiet" href={`#/learn/${game.name}`}>
          {words('shell-learn')}
        </Button>
      </div>
    </form>
  );
}

type OptionProps = {
  game: GameModule;
  deck: Deck | null;
  option: GameModule['options'][number];
  count: number;
  options: Record<string, unknown>;
  setChosen(options: Record<string, unknown>): void;
};

function Option({ game, deck, option, count, options, setChosen }: OptionProps) {
  const { id } = option;
  const values = option.values(count, options);
  const now = options[id] as OptionValue;
  const set = (value: OptionValue) => setChosen({ ...options, [id]: value });
  if (values.length === 2 && values.includes(true) && values.includes(false)) {
    return (
      <Switch
        label={optionLabel(game.name, id, deck)}
        hint={valueWhy(game.name, id, now)}
        on={now === true}
        onChange={set}
      />
    );
  }
  const choices = values.map(value => ({
    value,
    label: valueLabel(game.name, id, value, deck),
    hint: valueWhy(game.name, id, value),
  }));
  return (
    <FieldPicker
      label={optionLabel(game.name, id, deck)}
      hint={optionWhy(game.name, id)}
      value={now}
      choices={choices}
      onChange={set}
    />
  );
}

type DeckChoice = { id: string; title: string; about: string };

/**
 * The decks there are to choose from, by their titles; none where there is only the game's own. `none`: the server
 * takes none of this device.
 */
function useDecks(game: GameModule, place: Place): { decks: DeckChoice[]; none: boolean } {
  const { language } = words;
  const load = async () => {
    if (server.state.value === 'unknown') await server.ask();
    const here = server.state.value === 'here';
    const takes = place !== 'online' || (here && Boolean((await servedDecks())?.own));
    const all = await decksOf(game.name, game.deckId, here);
    const ids = takes ? all : await decksOf(game.name, game.deckId, here, false);
    const none = here && ids.length < all.length;
    if (ids.length < 2) return { decks: [], none };
    return {
      none,
      decks: await Promise.all(
        ids.map(async id => {
          const deck = await loadDeck(id, language);
          return { id, title: deckLabel(deck), about: aboutOf(deck) };
        }),
      ),
    };
  };
  return useLoad(load, [game.name, language, place]).value ?? { decks: [], none: false };
}

/**
 * What was chosen, with everything that does not go with it (another count, another variant) set to its usual value.
 */
function fitting(game: GameModule, players: number, chosen: Record<string, unknown>): Record<string, unknown> {
  let options = { ...chosen };
  for (const option of game.options) {
    const allowed = option.values(players, options) as unknown[];
    if (allowed.includes(options[option.id])) continue;
    const usual = option.initial(players);
    options = { ...options, [option.id]: allowed.includes(usual) ? usual : allowed[0] };
  }
  return options;
}

/** What its author says of it, once it is written. */
const aboutOf = ({ texts, unwritten = [] }: Deck): string =>
  isUnwritten('about', unwritten) ? '' : String((texts as { about?: string }).about ?? '');

function wrong(seats: Chair[], text: (chair: Chair) => string, words: Words): string | null {
  if (seats.every(chair => chair.bot)) return words('shell-new-no-people');
  const names = seats.map(chair => text(chair).trim().toLocaleLowerCase());
  if (names.some(name => name === '')) return words('shell-new-no-name');
  return new Set(names).size < names.length ? words('shell-new-same-names') : null;
}
