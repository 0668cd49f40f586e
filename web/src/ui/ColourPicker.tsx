// One of a game's colours for one side, by name and by sight. Choosing another's is changing with them.
import type { GameColours } from '../games/module';
import { words } from '../words/words';
import { withColour } from './colours';
import { Icon } from './Icon';
import './colours.css';

type Props = {
  game: GameColours;
  /** as they are now; [] where nobody chose */
  colours: readonly number[];
  side: number;
  label: string;
  onChange(colours: number[]): void;
};

export function ColourPicker({ game, colours, side, label, onChange }: Props) {
  const now = colours[side] ?? side;
  return (
    <div class="colours" role="radiogroup" aria-label={label}>
      {Array.from({ length: game.count }, (_, colour) => {
        const icon = game.icon?.(colour);
        return (
          <label key={colour} class={colour === now ? 'colour on' : 'colour'} title={game.name(colour, words)}>
            <input
              type="radio"
              name={`colour ${label}`}
              checked={colour === now}
              aria-label={game.name(colour, words)}
              onChange={() => onChange(withColour(colours, game.count, side, colour))}
            />
            {icon ? <Icon id={icon} size={28} /> : <i style={{ '--seat': `var(--seat-${colour + 1})` }} />}
          </label>
        );
      })}
    </div>
  );
}
