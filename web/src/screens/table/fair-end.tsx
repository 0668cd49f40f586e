// After a game against bots: whom one meets in the next one.
import { useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../games/module';
import { settings } from '../../settings';
import type { FramedSession, Level } from '../../table/session';
import { useLoad } from '../../ui/load';
import { words, wantWords } from '../../words/words';
import { chosenLevel, fairOn } from '../fair';
import { keepResult, nextMatch, resultOf } from '../match';
import { Opponents } from '../Opponents';
import { PacePicker } from '../settings/SettingsPanel';

type NextGame = {
  fair: boolean;
  /** of all opponents, or the one nearest to them */
  level: Level | null;
  /** against the game that is over */
  step: 'first' | 'easier' | 'same' | 'harder';
  /** of the bots, seat by seat */
  levels: (Level | null)[];
  choose(level: Level): void;
};

/** Null where there is nobody to adapt to: a table online, several people, a game that was broken off. */
export function useNextGame(session: FramedSession, game: GameModule): NextGame | null {
  const result = useMemo(() => resultOf(session, game.side), [session]);
  const [chosen, setChosen] = useState<Level | null>(null);
  const load = async () => {
    if (session.name) keepResult(game.name, session.name, result!);
    await wantWords('fair');
    return nextMatch(game.name, result!.levels.length);
  };
  const { value: match } = useLoad(result ? load : null, [session]);
  if (!result || !match) return null;
  const fair = fairOn.value;
  const seats = session.seats.value;
  const side = (seat: number) => game.side?.(seat, session.view.value) ?? seat;
  const mine = side(seats.find(info => info.kind === 'person')!.seat);
  const next = [...match.levels];
  const levels = seats.map(info => {
    if (info.kind !== 'bot') return null;
    if (!fair) return chosen ?? info.level ?? null;
    return side(info.seat) === mine ? match.nearest : next.shift()!;
  });
  const same = new Set(result.levels);
  return {
    fair,
    level: fair ? match.nearest : (chosen ?? (same.size === 1 ? result.levels[0]! : null)),
    step: fair ? match.step : 'same',
    levels,
    choose: level => {
      fairOn.value = false;
      chosenLevel.value = level;
      setChosen(level);
    },
  };
}

export function NextOpponents({ game, next }: { game: GameModule; next: NextGame }) {
  return (
    <section class="end-next paper" aria-label={words('fair-next')}>
      <Opponents
        game={game.name}
        fair={next.fair}
        level={next.level}
        onFair={on => (fairOn.value = on)}
        onLevel={next.choose}
      />
      <p>
        <a href={`#/new/${game.name}?place=bots`}>{words('fair-each')}</a>
      </p>
      <PacePicker value={settings.pace.value} onChange={pace => (settings.pace.value = pace)} />
    </section>
  );
}
