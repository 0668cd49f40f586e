// Under a step of the game that is looked at again: why the bot moved so.
import { useEffect, useState } from 'preact/hooks';
import type { GameModule, Telling } from '../games/module';
import type { ReplaySession } from '../table/replay';
import { mind, restMind, type GameCoach } from './coach';
import { reasonAt, type Reasoned } from './why';
import './coach.css';

type Found = { coach: GameCoach; reasoned: Reasoned | null };

/** Who only passes by on the way to another step asks nothing. */
const AFTER = 120;

export function WhyLine({ session, game, telling }: { session: ReplaySession; game: GameModule; telling: Telling }) {
  const position = session.position.value;
  const [found, setFound] = useState<Map<number, Found>>(new Map());
  const [failed, setFailed] = useState<number | null>(null);
  useEffect(() => {
    setFailed(null);
    if (!game.coach || found.has(position)) return;
    let current = true;
    const look = async () => {
      const { coach } = await game.coach!();
      const reasoned = await reasonAt(session, position, mind(), coach);
      if (current) setFound(before => new Map(before).set(position, { coach, reasoned }));
    };
    const timer = setTimeout(() => void look().catch(() => current && setFailed(position)), AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [session, position]);
  useEffect(() => restMind, []);
  const here = found.get(position);
  const text = here?.reasoned ? here.coach.reason(here.reasoned.why, here.reasoned, telling) : null;
  const busy = game.coach !== undefined && !here && failed !== position;
  const hurried = here?.reasoned?.why.hurried === true;
  return (
    <span class="replay-why" role="status" aria-busy={busy}>
      {text && (
        <>
          <b>{telling.words('coach-why')}</b> {text}
          {hurried && ` ${telling.words('coach-why-hurried')}`}
        </>
      )}
    </span>
  );
}
