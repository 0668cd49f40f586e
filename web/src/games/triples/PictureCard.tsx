// A card of triples: frame by colour, number and pattern; a picture; the name.
import { Icon } from '../../ui/Icon';
import './picture-card.css';

/**
 * The custom properties of a set's frame (1 to 12). A deck on the bench may hold anything in its place: that never
 * becomes a style.
 */
export function frameOf(number: number) {
  const set = Number.isInteger(number) ? number : 1;
  return {
    '--frame': `var(--frame-${set})`,
    '--frame-tint': `var(--frame-${set}-tint)`,
    '--pat': `var(--frame-${set}-pattern)`,
  };
}

type Role = 'commander' | 'unit' | 'battle';
type PictureCardProps = {
  set: number;
  role: Role;
  name: string;
  /** advanced: frame, number and role, no telling picture */
  plain?: boolean | undefined;
  chosen?: boolean | undefined;
  /** the side of the picture in pixels */
  picture?: number | undefined;
  lang?: string | undefined;
  class?: string | undefined;
  style?: Record<string, string> | undefined;
};

export function PictureCard({ set, role, name, plain, chosen, picture = 56, lang, style, ...rest }: PictureCardProps) {
  const longest = Math.max(...name.split(/[\s-]/).map(word => word.length));
  const small = longest > 12 || name.length > 34 ? ' xs' : longest > 9 || name.length > 20 ? ' s' : '';
  return (
    <div
      class={`card${plain ? ' plain' : ''}${chosen ? ' sel' : ''} ${rest.class ?? ''}`}
      style={{ ...frameOf(set), ...style }}
    >
      <div class="face">
        <div class="pic">
          <Icon id={plain ? `role-${role}` : `set-${set}`} size={picture} />
          {!plain && (
            <span class="role">
              <Icon id={`role-${role}`} size={Math.round(picture * 0.4)} />
            </span>
          )}
        </div>
        <div class={`nm${small}`} lang={lang}>
          {name}
        </div>
      </div>
      <span class="no">{set}</span>
    </div>
  );
}
