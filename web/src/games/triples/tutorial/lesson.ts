// The lesson: a fixed deal, three others who follow a script, nine steps. The engine plays by its usual rules.
import { signal } from '@preact/signals';
import type { Engine, Refusal } from '../../../engine/engine';
import { LEARNER, LessonTable } from '../../lesson';
import { stateOf } from '../store';

const PSEUDONYMS = ['bison', 'fox', 'heron', 'lynx'];

/** Hands by seat. Two of frame 1 and two of frame 6 for the learner; what is missing lies where the steps need it. */
export const DEAL: string[][] = [
  ['anders', '2-korpus-polski', 'falaise', 'krasnodebski', 'britain', 'kopanski', 'orp-orzel', 'lagarde', 'skalski'],
  [
    'monte-cassino',
    '1-dywizja-pancerna',
    'sosabowski',
    'samodzielna-brygada-strzelcow-karpackich',
    'narvik',
    'dywizjon-mysliwski-303',
    'grudzinski',
    'duch',
    'tunisian-campaign',
  ],
  [
    'arnhem',
    'defence-of-tobruk',
    'bohusz-szyszko',
    'plawski',
    'orp-piorun',
    'prugar-ketling',
    'arciuszkiewicz',
    '1-dywizja-grenadierow',
    '1586-eskadra-specjalnego-przeznaczenia',
  ],
  [
    'maczek',
    '1-samodzielna-brygada-spadochronowa',
    'samodzielna-brygada-strzelcow-podhalanskich',
    'hunt-for-bismarck',
    'sinking-of-rio-de-janeiro',
    '2-dywizja-strzelcow-pieszych',
    'clos-du-doubs-heights',
    'polski-zespol-mysliwski',
    'warsaw-airlift',
  ],
];

/** What the others say when the turn has passed to the left. */
export const SCRIPT: [number, string][] = [
  [1, 'ask 2 maczek'],
  [2, 'ask 1 hunt-for-bismarck'],
  [3, 'ask 1 prugar-ketling'],
];

type LessonStep = {
  /** which part of the table is marked */
  hint: 'hand' | 'know' | 'seat' | 'list' | 'ask' | 'slip' | null;
  /** whom and what the words are about */
  who?: number;
  card?: string;
  /** the one command that goes on */
  command?: string;
  done(session: LessonSession): boolean;
};

export const STEPS: LessonStep[] = [
  { hint: 'hand', done: () => false },
  { hint: 'know', done: session => stateOf(session).open.value === 'set-1' },
  { hint: 'seat', who: 1, card: 'monte-cassino', done: session => stateOf(session).target.value === 1 },
  { hint: 'list', who: 1, card: 'monte-cassino', done: session => stateOf(session).card.value === 'monte-cassino' },
  { hint: 'ask', command: 'ask 1 monte-cassino', done: session => session.gave('ask 1 monte-cassino') },
  {
    hint: 'seat',
    who: 2,
    card: 'dywizjon-mysliwski-303',
    command: 'ask 2 dywizjon-mysliwski-303',
    done: session => session.gave('ask 2 dywizjon-mysliwski-303'),
  },
  { hint: 'slip', card: 'maczek', done: () => false },
  { hint: 'seat', who: 3, card: 'maczek', command: 'ask 3 maczek', done: session => session.gave('ask 3 maczek') },
  { hint: null, done: () => false },
];

export class LessonSession extends LessonTable {
  readonly step = signal(0);

  /** `otherwise` is said where something else than the step's command is tried. */
  constructor(
    engine: Engine,
    private readonly otherwise: () => string,
  ) {
    super('triples', engine, PSEUDONYMS, engine.open('triples', PSEUDONYMS.length, { youngest: LEARNER }));
    this.submit('nature', `deal ${DEAL.map(hand => hand.join(',')).join(';')}`);
  }

  override check(command: string): Refusal | null {
    const wanted = STEPS[this.step.value]?.command;
    if (command !== wanted) return { code: 'lesson', rule: '', message: this.otherwise() };
    return super.check(command);
  }

  protected rests(): boolean {
    return false;
  }
  protected give(command: string): Refusal | null {
    return this.check(command) ?? this.submit(LEARNER, command);
  }

  /** One of the others says the next line of the script; false when there is none. */
  prompt(): boolean {
    const line = SCRIPT.find(([, command]) => !this.gave(command));
    if (!line || this.view.value.turn !== line[0]) return false;
    this.submit(...line);
    return true;
  }

  /** Does what the present step wants, for those who skip it. */
  skip(): void {
    const step = STEPS[this.step.value];
    const state = stateOf(this);
    if (!step) return;
    if (step.hint === 'know') state.open.value = 'set-1';
    if (step.command && !this.gave(step.command)) {
      this.submit(LEARNER, step.command);
      state.card.value = null;
    }
    while (this.step.value >= 5 && this.prompt());
    this.step.value = Math.min(this.step.value + 1, STEPS.length - 1);
  }
}
