// The coach at the table: what follows for the one who looks, and on a second press what the strong bot would do.
import { useEffect, useState } from 'preact/hooks';
import type { GameModule, Telling } from '../games/module';
import type { Advice } from '../table/bots';
import type { FramedSession, Seat } from '../table/session';
import { announce } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { SideSheet } from '../ui/SideSheet';
import { mind, restMind, sentences, type Fact, type GameCoach, type Part, type Scene, type Why } from './coach';
import { marked } from './composed';
import './coach.css';
import { useLoad } from '../ui/load';
import { words } from '../words/words';

type CoachProps = { session: FramedSession; game: GameModule; telling: Telling; open: boolean; onClose(): void };

type Known = { text: string; advice: Advice[] };
type Hint = { text: string; why: string | null };

export function Coach({ session, game, telling, open, onClose }: CoachProps) {
  const { words } = telling;
  useEffect(
    () => () => {
      marked.value = new Set();
      restMind();
    },
    [session],
  );
  const steps = session.story.value.length;
  // What was pointed at is no longer what it was.
  useEffect(() => void (marked.value = new Set()), [steps]);
  return (
    <SideSheet open={open} title={words('coach-title')} onClose={onClose}>
      {open && <Advised session={session} game={game} telling={telling} onClose={onClose} />}
    </SideSheet>
  );
}

function Advised({ session, game, telling, onClose }: Omit<CoachProps, 'open'>) {
  const { words } = telling;
  const eyes = session.eyes.value as Seat;
  const view = session.view.value;
  const scene: Scene = { view, eyes, story: session.story.value };
  const { coach, known, failed } = useAdvice(session, game);
  const facts = useWeighed(session, coach, known, scene, telling);
  if (failed || !coach || !known) return <Said id={failed ?? 'coach-thinking'} />;
  const parts = coach.parts(known.advice, scene, telling);
  const empty = parts[0]!.facts.length === 0;
  return (
    <div class="coach">
      <p class="muted">{words('coach-about')}</p>
      {facts.length > 0 && <CoachPart part={{ title: 'coach-composed', facts }} telling={telling} onClose={onClose} />}
      {empty && <p class="coach-nothing">{words(`coach-${game.name}-empty`)}</p>}
      {parts.map(part => (
        <CoachPart key={part.title} part={part} telling={telling} onClose={onClose} />
      ))}
      <HintPart key={session.story.value.length} session={session} coach={coach} known={known} telling={telling} />
    </div>
  );
}

const Said = ({ id }: { id: 'coach-thinking' | Failure }) => (
  <p class="muted" role="status">
    {words(id)}
  </p>
);

function CoachPart({ part, telling, onClose }: { part: Part; telling: Telling; onClose(): void }) {
  const { words } = telling;
  const more = part.more ?? [];
  if (part.facts.length + more.length === 0) return null;
  const one = (fact: Fact) => <One key={fact.text} fact={fact} telling={telling} onClose={onClose} />;
  return (
    <section class="coach-part" data-part={part.title}>
      <h3>{words(part.title)}</h3>
      {part.facts.length > 0 && <ul>{part.facts.map(one)}</ul>}
      {more.length > 0 && (
        <details>
          <summary>{words('coach-more', { count: more.length })}</summary>
          <ul>{more.map(one)}</ul>
        </details>
      )}
    </section>
  );
}

function One({ fact, telling, onClose }: { fact: Fact; telling: Telling; onClose(): void }) {
  const { words } = telling;
  const on = fact.cells !== undefined && fact.cells.every(cell => marked.value.has(cell));
  const show = () => {
    marked.value = on ? new Set() : new Set(fact.cells);
    // On a phone the sheet lies over the board.
    if (!on && matchMedia('(max-width: 640px)').matches) onClose();
  };
  return (
    <li class="coach-fact">
      <p>{fact.text}</p>
      {fact.why && <p class="muted">{fact.why}</p>}
      {fact.cells && (
        <Button small pressed={on} onClick={show}>
          {words('coach-show')}
        </Button>
      )}
    </li>
  );
}

function HintPart({
  session,
  coach,
  known,
  telling,
}: {
  session: FramedSession;
  coach: GameCoach;
  known: Known;
  telling: Telling;
}) {
  const { words } = telling;
  const [hint, setHint] = useState<Hint | 'thinking' | 'failed' | null>(null);
  const view = session.view.value;
  const eyes = session.eyes.value as Seat;
  const due = view.awaiting.includes(eyes);
  const ask = async () => {
    setHint('thinking');
    try {
      const choice = await mind().move(known.text, 'strong');
      if (choice.do === null) return setHint({ text: words('coach-hint-wait'), why: null });
      const move = { seat: eyes, command: choice.do, view };
      const found = {
        text: coach.move(move, telling) ?? words('coach-hint-wait'),
        why: coach.reason(choice.why as Why, move, telling),
      };
      setHint(found);
      announce(sentences(found.text, found.why));
    } catch {
      setHint('failed');
    }
  };
  if (!due) return <p class="muted coach-later">{words('coach-hint-not-due')}</p>;
  return (
    <section class="coach-part" data-part="hint">
      <h3>{words('coach-hint-title')}</h3>
      {hint === null && (
        <Button wide icon="ui-bot" onClick={() => void ask()}>
          {words('coach-hint')}
        </Button>
      )}
      {typeof hint === 'string' && <Said id={`coach-${hint}`} />}
      {hint !== null && typeof hint === 'object' && (
        <div class="coach-hint">
          <Icon id="ui-bot" size={24} />
          <div>
            <p>
              <b>{hint.text}</b>
            </p>
            {hint.why && <p>{hint.why}</p>}
          </div>
        </div>
      )}
    </section>
  );
}

type Failure = 'coach-failed' | 'coach-outdated';
/** The bots' module says so where what the server knows is of other rules than its own. */
const failureOf = (error: unknown): Failure =>
  String(error).includes('another version') ? 'coach-outdated' : 'coach-failed';

/** The coach's facts about what is on the table now; the old ones stay until there are new ones. */
function useAdvice(
  session: FramedSession,
  game: GameModule,
): { coach: GameCoach | null; known: Known | null; failed: Failure | null } {
  const { value: coach, failed: lacking } = useLoad(async () => (await game.coach!()).coach, [game]);
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const view = session.view.value;
  useEffect(() => {
    let current = true;
    const look = async () => {
      const text = (await session.known?.()) ?? null;
      if (!current) return;
      if (text === null) throw new Error('nothing is known');
      const advice = await mind().coach(text);
      if (!current) return;
      setKnown({ text, advice });
      setFailed(null);
    };
    look().catch((error: unknown) => current && setFailed(failureOf(error)));
    return () => void (current = false);
  }, [session, view]);
  return { coach, known, failed: lacking ? 'coach-failed' : known === null ? failed : null };
}

function useWeighed(
  session: FramedSession,
  coach: GameCoach | null,
  known: Known | null,
  scene: Scene,
  telling: Telling,
): Fact[] {
  const command = coach?.composed(session) ?? null;
  const [found, setFound] = useState<{ command: string; answer: Why } | null>(null);
  useEffect(() => {
    if (!command || !known) return setFound(null);
    let current = true;
    mind()
      .weigh(known.text, command)
      .then(
        answer => current && setFound({ command, answer }),
        () => current && setFound(null),
      );
    return () => void (current = false);
  }, [command, known?.text]);
  return coach && found && found.command === command ? coach.weighed(found.answer, found.command, scene, telling) : [];
}
