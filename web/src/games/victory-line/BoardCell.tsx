// One cell of the board. Drawn again only when something about it changes: there are 144 of them.
import { Component } from 'preact';
import { Icon } from '../../ui/Icon';
import { teamAt } from './teams';

type CellProps = {
  cell: string;
  label: string;
  /** what is printed: the name, its short form above a chip, or the code on a phone */
  text: string;
  /** how small the print must be to fit: '', 's' or 'xs' */
  print: string;
  icon: string | null;
  /** two lines at most: a picture of somebody's own has room below them */
  roomy: boolean;
  shaded: boolean;
  corner: boolean;
  /** the teams whose lines go through a corner, e.g. '02' */
  wonBy: string;
  team: number;
  star: boolean;
  /** the chip that would lie here */
  ghost: number;
  /**
   * 'hint' a card of mine, 'target', 'chosen', 'run', 'six', 'last', 'fresh' … as one text, so that it compares at once
   */
  marks: string;
  /** place in a line that is just being turned, or -1 */
  turning: number;
  tabbable: boolean;
};

const SAME = [
  'label',
  'text',
  'print',
  'icon',
  'roomy',
  'shaded',
  'wonBy',
  'team',
  'star',
  'ghost',
  'marks',
  'turning',
  'tabbable',
] as const;

export class BoardCell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    return SAME.some(name => next[name] !== this.props[name]);
  }

  render() {
    const {
      cell,
      label,
      text,
      print,
      icon,
      roomy,
      shaded,
      corner,
      wonBy,
      team,
      star,
      ghost,
      marks,
      turning,
      tabbable,
    } = this.props;
    const owner = team < 0 ? undefined : teamAt(team);
    const name = [
      'vl-cell',
      shaded && 'shaded',
      corner && 'corner',
      owner && `on ${owner.id}`,
      star && 'star',
      turning >= 0 && 'turning',
      marks,
    ]
      .filter(Boolean)
      .join(' ');
    return (
      <div
        role="gridcell"
        class={name}
        data-cell={cell}
        aria-label={label}
        tabIndex={tabbable ? 0 : -1}
        aria-selected={marks.includes('chosen') || marks.includes('six')}
        {...(turning >= 0 ? { style: { '--i': turning } } : {})}
      >
        {corner ? (
          <Corner wonBy={wonBy} />
        ) : (
          <span class={`vl-name ${print}`} aria-hidden>
            {text}
          </span>
        )}
        {owner && turning >= 0 && <Icon id={`chip-${owner.shape}`} class="vl-chip mark" />}
        {owner && <Icon id={`chip-${owner.shape}${star ? '-star' : ''}`} class="vl-chip" />}
        {!owner && icon && ghost < 0 && <Icon id={icon} class={roomy ? 'vl-kind roomy' : 'vl-kind'} />}
        {ghost >= 0 && <Icon id={`chip-${teamAt(ghost).shape}`} class="vl-ghost" />}
      </div>
    );
  }
}

/** A corner counts for every team (V15): all three shapes; a frame for each team whose line goes through it. */
function Corner({ wonBy }: { wonBy: string }) {
  return (
    <>
      {[...wonBy].map((team, at) => (
        <i key={team} class={`vl-won ${teamAt(Number(team)).id}`} style={{ '--at': at }} />
      ))}
      <Icon id="corner-joker" class="vl-joker" />
    </>
  );
}
