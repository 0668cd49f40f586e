// The top as a clock, for people who play with cards of paper and have no top: the phone spins it, shows how it stands
// and says when it fell (R11–R14).
import { useEffect, useRef, useState } from 'preact/hooks';
import { engine, type Spin, type TopModel } from '../../engine/engine';
import { announce } from '../../ui/Announcer';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { NotLoaded, useLoad } from '../../ui/load';
import { sound } from '../../ui/sound';
import { words, wantWords } from '../../words/words';
import { POSES, type Standing } from './Top';
import './top.css';
import './clock.css';

/** As a table has it unless somebody chose otherwise. */
const MEDIAN_MS = 45_000;

export default function Clock() {
  const { value, failed, again } = useLoad(async () => (await Promise.all([engine(), wantWords('rationing')]))[0], []);
  const ready = value && words.has('rationing-spin');
  useEffect(
    () => void (ready && (document.title = `${words('paper-rationing-clock-title')} · Stolik`)),
    [ready, words.value],
  );
  if (failed)
    return (
      <main class="rg-clock cloth">
        <NotLoaded again={again} />
      </main>
    );
  if (!ready)
    return (
      <main class="rg-clock cloth">
        <p class="muted" role="status">
          {words('shell-loading')}
        </p>
      </main>
    );
  return (
    <>
      <Bar title={words('paper-rationing-clock-title')} />
      <main class="rg-clock cloth">
        <Spinning top={value.top} />
      </main>
    </>
  );
}

function Spinning({ top }: { top: TopModel }) {
  const [standing, setStanding] = useState<Standing>('waiting');
  const [spin, setSpin] = useState<Spin | null>(null);
  const told = useRef<Standing>('waiting');
  const show = (next: Standing) => {
    if (told.current === next) return;
    told.current = next;
    setStanding(next);
    if (next !== 'waiting') announce(words('rationing-top-said', { stage: next }));
    if (next === 'wobbling') sound('warning');
    if (next !== 'fallen') return;
    sound('end');
    navigator.vibrate?.([200, 100, 200]);
  };
  useEffect(() => {
    if (!spin) return;
    const began = performance.now();
    const all = spin.stages.reduce((sum, one) => sum + one, 0);
    const look = () => {
      const elapsed = performance.now() - began;
      if (elapsed < all) return show(top.pose(spin, elapsed).stage);
      setSpin(null);
      show('fallen');
    };
    look();
    const timer = setInterval(look, top.poseEvery);
    return () => clearInterval(timer);
  }, [spin]);
  const stop = () => (setSpin(null), show('fallen'));
  return (
    <section class="paper rg-clock-in">
      <p>{words('paper-rationing-clock-how')}</p>
      <div class={`rg-plate ${standing}`}>
        <span class="rg-top-figure">
          <Icon id={POSES[standing]} width={290} height={211} class="rg-top-still" />
        </span>
      </div>
      <p class="rg-stage-word on" role="status">
        {words('rationing-top-stage', { stage: standing })}
      </p>
      {spin ? (
        <Button wide icon="ui-stop" onClick={stop}>
          {words('rationing-stop')}
        </Button>
      ) : (
        <Button wide kind="primary" icon="ui-again" onClick={() => setSpin(top.flick(top.usualStrength, MEDIAN_MS))}>
          {words('rationing-spin')}
        </Button>
      )}
    </section>
  );
}
