// One control for all opponents: fair match, or one level for all of them.
import { useId } from 'preact/hooks';
import { LEVELS } from '../games/schema';
import type { GameName, Level } from '../table/session';
import { Switch } from '../ui/Field';
import { words } from '../words/words';
import { levelName, levelTold } from './levels';
import './opponents.css';

type OpponentsProps = {
  game: GameName;
  fair: boolean;
  /** of all opponents, or the one nearest to them; null where somebody chose different ones */
  level: Level | null;
  onFair(on: boolean): void;
  onLevel(level: Level): void;
};

export function Opponents({ game, fair, level, onFair, onLevel }: OpponentsProps) {
  const id = useId();
  return (
    <div class="opponents">
      <Switch label={words('fair-match')} hint={words('fair-about')} on={fair} onChange={onFair} />
      <div class="levels" role="radiogroup" aria-label={words('fair-level')} aria-describedby={`${id}-h`}>
        {LEVELS.map((one, at) => (
          <label key={one} class={one === level ? 'pick on' : 'pick'}>
            <input type="radio" name={id} checked={one === level} onChange={() => onLevel(one)} />
            <span class="level-bars" aria-hidden>
              {LEVELS.map((_, bar) => (
                <i key={bar} class={bar <= at ? 'on' : ''} style={{ '--bar': bar }} />
              ))}
            </span>
            <span>{levelName(one)}</span>
          </label>
        ))}
      </div>
      <p class="field-hint" id={`${id}-h`}>
        {level === null ? words('fair-mixed') : levelTold(game, level)}
      </p>
    </div>
  );
}
