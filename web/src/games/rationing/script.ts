// The lesson as a script: a fixed deal for three, what is waited for, what the others do. Nothing here is drawn by lot.
import type { Stage } from './pose';
import type { Line } from './lesson';

export type LessonStep = {
  /** the words are rationing-lesson-ID */
  id: string;
  /** which part of the table is meant (data-tour) */
  tour?: 'shop' | 'queue' | 'top' | 'offers' | 'hand' | 'act' | 'buy';
  /** played by the others when the step begins */
  before?: Line[];
  stage?: Stage;
  /** the command that is waited for; without it the step goes on by a button */
  wait?: (command: string) => boolean;
  /** what is done instead when the step is skipped */
  instead?: Line[];
};

export const NAMES = ['bison', 'acacia', 'raven'] as const;

export const OPENING: Line[] = [
  {
    by: 'nature',
    do:
      'deal flour*2,meat,soap*2;alcohol*2,butter,sugar*2;butter,chocolate*2,meat*2 visits ' +
      'friends,mother-in-law,carnival ' +
      'row cheesecake,minced-cutlets,birthday-at-home,plumber-through-a-friend,chocolate-block,the-big-wash first 1',
  },
  { by: 'nature', do: 'draw meat' },
  { by: 'nature', do: 'draw butter' },
];

/** Flour and sugar are needed for the cheesecake: the lesson keeps them. */
const keeps = (command: string) => !/give [^ ]*(flour|sugar)/.test(command);

export const STEPS: LessonStep[] = [
  { id: 'shop', tour: 'shop' },
  { id: 'visit', tour: 'hand' },
  { id: 'spin', tour: 'top', wait: command => command === 'spin', instead: [{ by: 0, do: 'spin' }] },
  {
    id: 'flag',
    tour: 'act',
    stage: 'steady',
    before: [{ by: 1, do: 'say need soap have sugar' }],
    wait: command => command === 'offer 1 give soap want sugar',
    instead: [{ by: 0, do: 'offer 1 give soap want sugar' }],
  },
  {
    id: 'answer',
    tour: 'offers',
    stage: 'steady',
    before: [
      { by: 1, do: 'accept 1' },
      { by: 2, do: 'offer 0 give chocolate want meat|soap' },
    ],
    wait: command => /^accept 2 pay (meat|soap)$/.test(command) || command === 'decline 2',
    instead: [{ by: 0, do: 'decline 2' }],
  },
  { id: 'speculator', tour: 'act', stage: 'slowing' },
  {
    id: 'places',
    tour: 'act',
    stage: 'slowing',
    wait: command => /^offer 1 (give [^ ]+ )?places$/.test(command) && keeps(command),
    instead: [{ by: 0, do: 'offer 1 give butter places' }],
  },
  {
    id: 'stop',
    tour: 'top',
    stage: 'wobbling',
    before: [{ by: 1, do: 'accept 3' }],
    wait: command => command === 'stop',
    instead: [{ by: 0, do: 'stop' }],
  },
  { id: 'buy', tour: 'buy', wait: command => command === 'buy cheesecake', instead: [{ by: 0, do: 'buy cheesecake' }] },
  {
    id: 'end',
    before: [
      { by: 'nature', do: 'draw chocolate' },
      { by: 'nature', do: 'refill painting-the-kitchen' },
    ],
  },
];

/** All that happens before a step, when every step so far was skipped. */
export function linesBefore(step: number): Line[] {
  return [...OPENING, ...STEPS.slice(0, step).flatMap(({ before = [], instead = [] }) => [...before, ...instead])];
}
