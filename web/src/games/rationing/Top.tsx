// The top that everybody sees. The session tells its pose five times a second; how it sways until then follows from its
// stage.
//
// The drawing is turned by transforms alone, in layers of their own, so a frame costs no layout and no paint.
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Pose } from '../../engine/types';
import { reducedMotion } from '../../settings';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { SureButton } from '../../ui/Sure';
import { Icon } from '../../ui/Icon';
import type { Model } from './model';
import { reasonAgainst } from './model';
import { HoldBar } from './parts';
import {
  BUTTON_STRENGTH,
  FALLEN,
  flickStrength,
  GAUGE_MS,
  gaugeStrength,
  leanAt,
  motionOf,
  turnOf,
  WAY_MS,
  wayFrom,
  type Lean,
  type Stage,
  type Touch,
} from './pose';
import './top.css';

export type Standing = Stage | 'turning' | 'fallen' | 'waiting';

export const prefersStill = (): boolean => reducedMotion.value;

/** Which of the stages is true now. `turning`: it spins, and nobody is told how well (steps, a real top). */
export function standingOf({ view, session }: Pick<Model, 'view' | 'session'>, pose: Pose | null): Standing {
  if (view.phase === 'spinning' || view.resume === 'spinning')
    return view.options.top === 'clock' && pose ? pose.stage : 'turning';
  void session;
  return view.phase === 'shopping' || view.resume === 'shopped' ? 'fallen' : 'waiting';
}

export function Top({ model, small }: { model: Model; small?: boolean }) {
  const { session, view, words } = model;
  const still = prefersStill();
  // Read as a signal here only: the rest of the table is not drawn again for a pose.
  const pose = session.pose.value;
  const standing = standingOf(model, pose);
  const frozen = (pose?.frozen ?? false) || (view.phase !== 'spinning' && view.resume === 'spinning');
  const told = useRef<Standing>(standing);
  useEffect(() => {
    if (told.current === standing) return;
    told.current = standing;
    if (standing === 'waiting') return;
    announce(words('rationing-top-said', { stage: standing }));
    if (standing === 'wobbling' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  }, [standing]);
  return (
    <div class={`rg-plate ${standing}${frozen ? ' frozen' : ''}`}>
      {still ? (
        <StillTop standing={standing} small={small ?? false} />
      ) : (
        <LiveTop model={model} standing={standing} frozen={frozen} />
      )}
      {frozen && <span class="rg-frozen tag">{words('rationing-top-frozen')}</span>}
    </div>
  );
}

export const POSES: Record<Standing, string> = {
  steady: 'top-steady',
  turning: 'top-steady',
  slowing: 'top-slowing',
  wobbling: 'top-wobbling',
  fallen: 'top-fallen',
  waiting: 'top-still',
};
function StillTop({ standing, small }: { standing: Standing; small: boolean }) {
  return (
    <span class="rg-top-figure">
      <Icon id={POSES[standing]} width={small ? 176 : 290} height={small ? 128 : 211} class="rg-top-still" />
    </span>
  );
}

const ARCS: Partial<Record<Standing, string>> = {
  steady: 'M14 66C8 74 10 82 20 88M146 66c6 8 4 16-6 22M4 62c-6 14-3 26 10 34M156 62c6 14 3 26-10 34',
  turning: 'M14 66C8 74 10 82 20 88M146 66c6 8 4 16-6 22M4 62c-6 14-3 26 10 34M156 62c6 14 3 26-10 34',
  slowing: 'M146 76c4 8 1 15-8 20M12 62c-4 10-2 18 7 25',
  wobbling: 'M30 128c4 8 14 13 26 14M42 122c3 6 9 10 16 11M118 128c-4 7-10 11-18 13',
};

function LiveTop({ model, standing, frozen }: { model: Model; standing: Standing; frozen: boolean }) {
  const lean = useRef<HTMLDivElement>(null);
  const whirl = useRef<HTMLDivElement>(null);
  const spins = standing !== 'fallen' && standing !== 'waiting';
  const { session } = model;
  useLayoutEffect(() => {
    const body = lean.current;
    const marks = whirl.current;
    if (!body || !marks) return;
    if (!spins) {
      body.style.transform = standing === 'fallen' ? `translateX(-14%) rotate(${FALLEN}deg)` : '';
      return;
    }
    const turning = marks.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }], {
      duration: 1000,
      iterations: Infinity,
    });
    if (frozen) {
      turning.pause();
      return () => turning.cancel();
    }
    // The way of the next second is worked out at once and left to the browser to show: a busy page does not make it
    // stumble.
    let pose: Pose | null = null;
    let told = performance.now();
    let stage: Stage = 'steady';
    let way: Lean[] = [{ tilt: 0, phase: 0 }];
    let began = told;
    let leaning: Animation | null = null;
    let timer = 0;
    const now = () => leanAt(way, performance.now() - began);
    const goOn = () => {
      way = wayFrom(now(), stage, (pose?.ms ?? 0) + performance.now() - told);
      began = performance.now();
      const shown = body.animate(
        way.map(one => ({ transform: turnOf(one) })),
        { duration: WAY_MS, fill: 'forwards' },
      );
      leaning?.cancel();
      leaning = shown;
      turning.updatePlaybackRate(motionOf(stage, pose?.ms ?? 0).whirl);
      clearTimeout(timer);
      timer = window.setTimeout(goOn, WAY_MS * 0.8);
    };
    const stop = effect(() => {
      pose = session.pose.value;
      told = performance.now();
      const next = pose && model.view.options.top === 'clock' ? pose.stage : 'steady';
      if (leaning && next === stage) return;
      stage = next;
      goOn();
    });
    return () => {
      // It falls from where it stands.
      body.style.transform = turnOf(now());
      clearTimeout(timer);
      stop();
      leaning?.cancel();
      turning.cancel();
    };
  }, [spins, frozen, standing === 'fallen', session]);
  const arcs = ARCS[standing];
  return (
    <div class="rg-top-figure" aria-hidden>
      <svg class="rg-top-layer" viewBox="-8 24 176 128">
        <ellipse cx="84" cy="140" rx="36" ry="5.5" fill="currentColor" opacity=".16" />
      </svg>
      {arcs && !frozen && (
        <svg class="rg-top-layer" viewBox="-8 24 176 128">
          <path d={arcs} fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" opacity=".55" />
        </svg>
      )}
      <div class={`rg-top-lean${spins ? '' : ' rests'}`} ref={lean}>
        <svg class="rg-top-layer" viewBox="-8 24 176 128">
          <g transform="translate(80 120)">
            <path
              d="M-50 -44C-50 -20 -18 -4 0 10C18 -4 50 -20 50 -44z"
              fill="var(--spot-wheat)"
              transform="translate(3 2)"
            />
            <path
              d="M-47.5 -33C-40 -23 -28 -14 -17 -7.5L17 -7.5C28 -14 40 -23 47.5 -33z"
              fill="var(--spot-rose)"
              transform="translate(3 2)"
            />
            <path d="M-26 -13C-18 -7 -8 -2 0 10C8 -2 18 -7 26 -13z" fill="var(--spot-sky)" transform="translate(3 2)" />
            <ellipse cx="3" cy="-43" rx="50" ry="12" fill="var(--spot-wheat)" />
          </g>
        </svg>
        <div class="rg-top-disc">
          <div class="rg-top-whirl" ref={whirl}>
            <svg viewBox="-50 -50 100 100">
              <g fill="var(--spot-rose)" opacity=".85">
                <path d="M0 -49A49 49 0 0 1 42.4 -24.5L28.6 -16.5A33 33 0 0 0 0 -33z" />
                <path d="M0 -49A49 49 0 0 1 42.4 -24.5L28.6 -16.5A33 33 0 0 0 0 -33z" transform="rotate(120)" />
                <path d="M0 -49A49 49 0 0 1 42.4 -24.5L28.6 -16.5A33 33 0 0 0 0 -33z" transform="rotate(240)" />
              </g>
            </svg>
          </div>
        </div>
        <svg class="rg-top-layer" viewBox="-8 24 176 128">
          <g transform="translate(80 120)">
            <ellipse cx="1" cy="-43.5" rx="31" ry="7.2" fill="var(--spot-paper)" />
            <path
              d="M-50 -44C-50 -20 -18 -4 0 10C18 -4 50 -20 50 -44"
              fill="none"
              stroke="currentColor"
              stroke-width="3.2"
              stroke-linejoin="round"
            />
            <ellipse cx="0" cy="-44" rx="50" ry="12" fill="none" stroke="currentColor" stroke-width="3.2" />
            <ellipse cx="0" cy="-44" rx="31" ry="7.2" fill="none" stroke="currentColor" stroke-width="2" />
            <path
              d="M-47.5 -33C-20 -25 20 -25 47.5 -33M-26 -13C-10 -8 10 -8 26 -13"
              fill="none"
              stroke="currentColor"
              stroke-width="2.2"
              stroke-linecap="round"
            />
            <path
              d="M-5 -46V-72a5 5 0 0 1 10 0V-46a5 2 0 0 1 -10 0z"
              fill="var(--spot-cocoa)"
              stroke="currentColor"
              stroke-width="3"
            />
            <path d="M0 10v7" stroke="currentColor" stroke-width="5" stroke-linecap="round" />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** The words of the stages, the present one marked. Colour is never alone: it is also set bold and said. */
export function Stages({ model, brief }: { model: Model; brief?: boolean }) {
  const { words, view } = model;
  const standing = standingOf(model, model.session.pose.value);
  const told = view.options.top === 'clock';
  const stages: Standing[] = told ? ['steady', 'slowing', 'wobbling', 'fallen'] : ['turning', 'fallen'];
  const at = stages.indexOf(standing);
  if (brief) {
    return (
      <span class="rg-stage-brief">
        <span class={at >= 0 ? 'rg-stage-word on' : 'rg-stage-word'}>
          {words('rationing-top-stage', { stage: standing })}
        </span>
        <span class="rg-stage-steps" aria-hidden>
          {stages.map((stage, step) => (
            <i key={stage} class={step <= at ? 'on' : ''} />
          ))}
        </span>
      </span>
    );
  }
  return (
    <ol class="rg-stages" aria-label={words('rationing-top-stages')}>
      {stages.map(stage => (
        <li key={stage} class={stage === standing ? 'on' : ''} aria-current={stage === standing ? 'true' : undefined}>
          {words('rationing-top-stage', { stage })}
        </li>
      ))}
    </ol>
  );
}

/** Spin by flick, by button, by key; stop; or, with a real top on the real table, say that it fell. */
export function useFlick(model: Model): {
  can: boolean;
  plate: Record<string, (event: PointerEvent) => void>;
  spin(strength: number): void;
} {
  const way = useRef<Touch[]>([]);
  const can = model.session.legal.value.includes('spin');
  const spin = (strength: number) => void model.send('spin', { strength });
  if (!can) return { can, plate: {}, spin };
  return {
    can,
    spin,
    plate: {
      onPointerDown: event => {
        if (event.button !== 0) return;
        (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
        way.current = [{ x: event.clientX, y: event.clientY, at: event.timeStamp }];
      },
      onPointerMove: event => {
        if (way.current.length === 0) return;
        way.current.push({ x: event.clientX, y: event.clientY, at: event.timeStamp });
        if (way.current.length > 64) way.current.splice(1, 32);
      },
      onPointerUp: () => {
        const strength = flickStrength(way.current);
        way.current = [];
        if (strength !== null) spin(strength);
      },
      onPointerCancel: () => void (way.current = []),
    },
  };
}

export function SpinButton({ model, spin }: { model: Model; spin(strength: number): void }) {
  const { words } = model;
  const [held, setHeld] = useState(false);
  const since = useRef(0);
  return (
    <button
      type="button"
      class={`btn accent rg-spin${held ? ' held' : ''}`}
      style={{ '--hold-time': `${GAUGE_MS}ms` }}
      onClick={() => spin(BUTTON_STRENGTH)}
      onBlur={() => setHeld(false)}
      aria-describedby="rg-spin-keys"
      onKeyDown={event => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (event.repeat) return;
        since.current = performance.now();
        setHeld(true);
      }}
      onKeyUp={event => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!held) return;
        setHeld(false);
        spin(gaugeStrength(performance.now() - since.current));
      }}
    >
      <Icon id="ui-again" size={24} />
      <span>{words('rationing-spin')}</span>
      <span class="unseen" id="rg-spin-keys">
        {words('rationing-spin-keys')}
      </span>
    </button>
  );
}

export const STOP_MS = 400;

export function TopActs({ model, spin }: { model: Model; spin(strength: number): void }) {
  const { session, view, words, me } = model;
  const legal = session.legal.value;
  const real =
    view.options.top === 'real' && view.phase === 'spinning' && (me === view.active || session.host.value !== null);
  return (
    <>
      {legal.includes('spin') && (
        <div class="rg-top-acts">
          <p class="rg-top-hint">{words('rationing-spin-hint')}</p>
          <SpinButton model={model} spin={spin} />
          {legal.includes('stop') && (
            <SureButton class="rg-skip" move={words('rationing-skip-trade')} onSure={() => void model.send('stop')}>
              {words('rationing-skip-trade')}
            </SureButton>
          )}
        </div>
      )}
      {view.phase === 'spinning' && me === view.active && (
        <HoldBar
          class="rg-stop"
          icon="ui-stop"
          time={STOP_MS}
          hint={words('rationing-hold')}
          reason={view.final ? words('rationing-stop-final') : reasonAgainst(model, 'stop')}
          onHeld={() => void model.send('stop')}
        >
          {words('rationing-stop')}
        </HoldBar>
      )}
      {real && (
        <div class="rg-top-acts">
          <Button kind="primary" onClick={() => void session.fell(false)}>
            {words('rationing-fell')}
          </Button>
          <Button onClick={() => void session.fell(true)} reason={view.traded ? words('rationing-fell-traded') : null}>
            {words('rationing-fell-failed')}
          </Button>
        </div>
      )}
    </>
  );
}
