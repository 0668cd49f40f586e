// What is still known a day and a week later: five things of the deck, one after another, each with its answer. Nothing
// of it leaves the device.
import { useState } from 'preact/hooks';
import { tellingOf, useGame } from '../../screens/table/telling';
import type { GameName } from '../../table/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useLoad } from '../../ui/load';
import { words } from '../../words/words';
import { drawRecall, keepRecalled, recalledHere, type RecallItem } from './items';

export function Recall({ game, deck, home }: { game: GameName; deck: string | undefined; home: string }) {
  const { known } = useGame(game, deck);
  const { value: classroom } = useLoad(known ? async () => (await known.game.classroom?.())?.classroom ?? null : null, [
    known?.game,
  ]);
  const [items, setItems] = useState<RecallItem[] | null>(null);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [right, setRight] = useState(0);
  if (!known || !classroom) return null;
  const cards = classroom.cards(tellingOf(known, [], words));
  const begin = () => (setItems(drawRecall(cards)), setAt(0), setChosen(null), setRight(0));
  const item = items?.[at];
  const answer = (option: number) => {
    setChosen(option);
    const now = right + Number(option === item!.right);
    setRight(now);
    if (at === items!.length - 1)
      keepRecalled({ home, at: new Date().toISOString().slice(0, 10), right: now, of: items!.length });
  };
  const before = recalledHere(home);
  return (
    <section class="recall" aria-labelledby="recall">
      <h3 id="recall">{words('lesson-recall')}</h3>
      {!items && (
        <>
          <p>{words('lesson-recall-why')}</p>
          {before.length > 0 && (
            <ul class="recall-before">
              {before.map((one, place) => (
                <li key={place}>
                  {words('lesson-recall-was', {
                    date: new Date(one.at).toLocaleDateString(words.language, { dateStyle: 'long' }),
                    right: one.right,
                    of: one.of,
                  })}
                </li>
              ))}
            </ul>
          )}
          <Button onClick={begin}>{words('lesson-recall-begin')}</Button>
        </>
      )}
      {item && (
        <div class="recall-item">
          <p class="muted">{words('lesson-recall-number', { number: at + 1, of: items!.length })}</p>
          <p class="recall-clue">{item.clue}</p>
          <ul>
            {item.options.map((option, place) => (
              <li key={option}>
                <Button
                  wide
                  pressed={chosen === place}
                  reason={
                    chosen !== null && chosen !== place && place !== item.right ? words('lesson-recall-answered') : null
                  }
                  onClick={() => chosen === null && answer(place)}
                >
                  {chosen !== null && place === item.right && <Icon id="ui-check" size={20} />}
                  {option}
                </Button>
              </li>
            ))}
          </ul>
          {chosen !== null && (
            <p role="status">
              <b>
                {words(chosen === item.right ? 'lesson-recall-yes' : 'lesson-recall-no', {
                  title: item.options[item.right]!,
                })}
              </b>{' '}
              {item.why}
            </p>
          )}
          {chosen !== null && at < items!.length - 1 && (
            <Button kind="primary" onClick={() => (setAt(at + 1), setChosen(null))}>
              {words('lesson-recall-next')}
            </Button>
          )}
          {chosen !== null && at === items!.length - 1 && (
            <>
              <p role="status">
                <b>{words('lesson-recall-done', { right, of: items!.length })}</b>
              </p>
              <Button onClick={() => setItems(null)}>{words('shell-close')}</Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
