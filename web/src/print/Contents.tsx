// The first page of a set: what is in it and how many, how it is made, whose it is.
import { isUnwritten } from '../decks/unwritten';
import { tileOf } from '../games';
import type { Deck } from '../table/deck';
import type { GameName } from '../table/session';
import { Icon } from '../ui/Icon';
import { words } from '../words/words';
import { Ruler } from './Page';
import type { Choices } from './parts';

type ContentsProps = {
  game: GameName;
  name: string;
  deck: Deck;
  choices: Choices;
  parts: { title: string; count: number; pages: number }[];
};

export function Contents({ game, name, deck, choices, parts }: ContentsProps) {
  const texts = deck.texts as { title?: string; about?: string };
  const mode = choices.mode === 'shop' ? 'fold' : choices.mode;
  return (
    <div class="pr-plain">
      <div class="pr-contents">
        <header>
          <Icon id={tileOf(game)?.mark ?? 'stolik'} />
          <div>
            <h2>{name}</h2>
            {texts.title !== name && <p class="deck">{texts.title ?? deck.id}</p>}
          </div>
        </header>
        {texts.about && !isUnwritten('about', deck.unwritten ?? []) && <p>{texts.about}</p>}
        <section>
          <h3>{words('print-contents')}</h3>
          <table>
            <tbody>
              {parts.map(part => (
                <tr key={part.title}>
                  <td>{part.title}</td>
                  <td>{words('print-count', { n: part.count, pages: part.pages })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h3>{words('print-how')}</h3>
          <ol class="pr-steps">
            <li>{words('print-step-scale')}</li>
            <li>{words(`print-step-${mode}`)}</li>
            <li>{words('print-step-cut')}</li>
            <li>{words(mode === 'fold' ? 'print-step-booklet-single' : 'print-step-booklet')}</li>
          </ol>
        </section>
        <div class="foot">
          <p class="pr-line">
            <Ruler />
          </p>
          <p class="pr-small">{words('print-licence')}</p>
          <p class="pr-small">{words('shell-independent')}</p>
        </div>
      </div>
    </div>
  );
}
