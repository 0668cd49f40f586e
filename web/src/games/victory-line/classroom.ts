// What the screens of a class say of `victory-line`.
import type { VictoryLineView } from '../../engine/types';
import type { AnyView } from '../../table/session';
import { shortName } from '../../table/deck';
import type { GameClassroom } from '../module';
import { label, spanLabel } from './cells';
import { dayOf, longDate } from './dates';
import { boardDeck, cardName, cellName, signs } from './deck';
import { isSpecial } from './moves';
import { EVENTS, reportOf } from './report';
import { teamAt } from './teams';

const viewOf = (view: AnyView) => view as unknown as VictoryLineView;
/** Seats sit by turns of their teams. */
const teamOf = (view: VictoryLineView, seat: number) => seat % Number(view.options.teams);

export const classroom: GameClassroom = {
  report: { events: EVENTS, of: reportOf },
  progress(any, { words }) {
    const view = viewOf(any);
    const goal = Number(view.options.lines_to_win);
    const counts = Array.from(
      { length: Number(view.options.teams) },
      (_, team) => view.lines.filter(line => line.team === team).length,
    );
    return {
      done: Math.max(0, ...counts),
      of: goal,
      text: words('class-victory-line-progress', { lines: counts.join(' : '), goal }),
    };
  },
  far: words => words('class-victory-line-far'),
  measures: [
    {
      name: 'lines',
      of: (any, seat) => viewOf(any).lines.filter(line => line.team === teamOf(viewOf(any), seat)).length,
      text: (words, count) => words('class-victory-line-lines', { count }),
      head: words => words('class-victory-line-by-lines'),
    },
  ],
  act(command, _view, { words, deck }) {
    const board = boardDeck(deck);
    const [verb = '', what = '', cell = ''] = command.split(' ');
    if (verb === 'play' && isSpecial(what))
      return cell
        ? words('class-victory-line-special', { card: signs(what), cell: cellName(cell, board) })
        : signs(what);
    if (verb === 'play') {
      const home = board.homes.get(what);
      return home
        ? words('class-victory-line-play', { event: cardName(what, board), cell: label(home) })
        : cardName(what, board);
    }
    if (verb === 'line') return words('class-victory-line-line', { span: spanLabel([what, cell]) });
    if (verb === 'draw') return words('class-victory-line-draw');
    return words('class-victory-line-give', { event: cardName(what, board) });
  },
  instead: words => words('class-victory-line-instead'),
  opening({ dealer }, players) {
    const deals = typeof dealer === 'number' ? dealer : players - 1;
    return { rule: 'V7', begins: (deals + 1) % players, deals };
  },
  penalties: (view, words) =>
    Array.from({ length: Number(view.options.teams) }, (_, team) => {
      const name = words(`victory-line-team-${teamAt(team).id}`);
      return {
        rule: 'V21',
        team,
        text: words('class-victory-line-penalty', { team: name }),
        sure: words('class-victory-line-penalty-sure', { team: name }),
        what: words('victory-line-host-penalty-text'),
      };
    }),
  cards({ words, deck }) {
    return [...boardDeck(deck).at.values()]
      .sort((a, b) => dayOf(a) - dayOf(b))
      .map(event => ({
        id: event.id,
        title: event.name,
        note: [longDate(event, words.language), event.place].filter(Boolean).join(' · '),
        text: event.text,
        ...(event.note ? { aside: event.note } : {}),
        ...(event.sources ? { sources: event.sources } : {}),
        clues: [longDate(event, words.language)],
      }));
  },
  hand(any, seat, { deck }) {
    const held = viewOf(any).hands[seat];
    const board = boardDeck(deck);
    return Array.isArray(held)
      ? held.map(card => ({
          text: cardName(card, board),
          short: isSpecial(card) ? signs(card) : shortName(deck, card),
        }))
      : [];
  },
};
