// What can be checked in a sentence about a game: it is held against the events it is made of and the position it tells
// of.
import type { GameModule, Telling } from '../games/module';
import type { AnyView, Seat, Step } from '../table/session';
import type { Language } from '../words/words';

export type Told = Pick<GameModule, 'name' | 'deckId' | 'tell' | 'status'>;
/** A step with the position it led to. */
export type Moment = { step: Step; view: AnyView };

export const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u2066-\u2069]/g, '');

/** Every seat that the events of a step, or the position after it, speak of. */
function spokenOf({ step, view }: Moment): Set<unknown> {
  const named = step.events.flatMap(event => [
    event.seat,
    event.to,
    event.from,
    event.first,
    event.pawn,
    event.with,
    ...(Array.isArray(event.winners) ? event.winners : []),
  ]);
  return new Set([...named, view.turn, view.active]);
}

export const hasWord = (text: string, word: string) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text);
/** As the teams are called in each language, any form. */
export const COLOURS: Record<Language, RegExp[]> = {
  pl: [/niebies[kc]/i, /czerwon/i, /zielon/i],
  ru: [/син/i, /красн/i, /зелён|зелен/i],
  en: [/blue/i, /vermilion|red team|\bReds?\b/i, /green/i],
};
/** "Empty" may be said of the stack only where it is. */
const EMPTY: Record<Language, RegExp> = { pl: /stos jest pust/i, ru: /стопка пуста/i, en: /stack is empty/i };

/** What is not so in the lines that tell of a step; empty when all of it is. */
export function wrongIn(moment: Moment, game: Told, players: number, telling: Telling, lines: string[]): string[] {
  const { language } = telling.words;
  const { step, view } = moment;
  const text = lines.join(' ');
  const wrong: string[] = [];
  const say = (what: string) => wrong.push(`${language}: ${what}: ${text} (${JSON.stringify(step.events)})`);
  if (/undefined|null|NaN|\{|\}|\$|log-|  /.test(text)) say('not put in words');
  const spoken = spokenOf(moment);
  for (let seat = 0; seat < players; ++seat) {
    if (!spoken.has(seat) && hasWord(text, telling.names.of(seat))) say(`names ${telling.names.of(seat)}`);
  }
  if (EMPTY[language].test(text) && (Number(view.stack) > 0 || step.events.some(event => event.event === 'drew')))
    say('calls the stack empty');
  for (const event of step.events) {
    if (event.event === 'completed' && !(view.sets as string[][])[event.seat as number]!.includes(event.set as string))
      say('completes a set that is not there');
    if (
      event.event === 'turn' &&
      game.name === 'triples' &&
      !hasWord(text, telling.names.of(event.seat as number)) &&
      language === 'en'
    )
      say('does not say whose turn it is');
    if (event.event === 'placed' && (view.chips as Record<string, number>)[event.cell as string] !== event.team)
      say('places a chip that is not there');
    if (event.event === 'placed' && !text.includes(['●', '▲', '■'][event.team as number]!))
      say('has another sign than the chip');
    if (event.event === 'line' && !COLOURS[language][event.team as number]!.test(text))
      say('does not name the team of the line');
    if (event.event === 'revealed' && !new RegExp(`\\b${String(event.points)}\\b`).test(text))
      say('tells other points');
    if (event.event === 'reshuffled' && !new RegExp(`\\b${String(event.count)}\\b`).test(text))
      say('counts other cards');
  }
  if (game.name === 'victory-line')
    COLOURS[language].forEach(
      (colour, team) =>
        team >= Number(view.options.teams ?? 2) && colour.test(text) && say('speaks of a team that does not play'),
    );
  return wrong;
}

/** What is not so in the line that says whose move it is, as one seat reads it. */
export function statusWrongIn(status: { text: string; mine: boolean }, view: AnyView, seat: Seat): string[] {
  return [
    ...(/undefined|null|NaN|\{|status-/.test(plain(status.text)) ? [`not put in words: ${status.text}`] : []),
    ...(status.mine && !view.awaiting.includes(seat) ? [`says "your turn" to who is not awaited: ${status.text}`] : []),
  ];
}
