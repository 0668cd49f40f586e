// Cards of the game: a picture card, the small knowledge card, the tag of a completed set.
import { Picture } from '../pictures';
import { frameOf } from '../PictureCard';
import { Icon } from '../../../ui/Icon';
import type { GameCard, GameSet } from '../deck';

/** How many usual letters a word is as wide as. */
const letters = (word: string) => word.length + (word.match(/[жмфшщыюmw]/gi)?.length ?? 0) / 2;

/** Long words and long names are set smaller: a name has three lines. */
function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/).map(letters));
  if (longest > 11 || name.length > 34) return 'nm xxs';
  if (longest > 10 || name.length > 28) return 'nm xs';
  return longest > 8 || name.length > 18 ? 'nm s' : 'nm';
}

export function GameCardFace({ card, plain }: { card: GameCard; plain: boolean }) {
  return (
    <>
      <span class="face">
        <span class="pic">
          {plain ? (
            <Icon id={card.sign} size={56} class="tr-pic" />
          ) : (
            <span class="tr-pic">
              <Picture id={card.picture} />
            </span>
          )}
          {!plain && (
            <span class="role">
              <Icon id={card.sign} size={22} />
            </span>
          )}
        </span>
        <span class={nameSize(card.name)} data-fit>
          {card.name}
        </span>
      </span>
      <span class="no">{card.frame}</span>
    </>
  );
}

export function SetTag({ set, wordy }: { set: GameSet; wordy?: boolean }) {
  return (
    <span class="tr-tag" style={frameOf(set.number)}>
      {wordy ? `${set.number} · ${set.title}` : set.number}
    </span>
  );
}
