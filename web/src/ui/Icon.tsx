// One drawing of the sprite. Decoration by default: the word stands beside it.
type IconProps = {
  id: string;
  size?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  class?: string | undefined;
  label?: string | undefined;
};

export function Icon({ id, size = 24, width = size, height = size, label, ...rest }: IconProps) {
  if (id.startsWith('data:image/'))
    return (
      <img
        src={id}
        width={width}
        height={height}
        class={rest.class ? `own-picture ${rest.class}` : 'own-picture'}
        alt={label ?? ''}
      />
    );
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg width={width} height={height} class={rest.class} {...spoken}>
      <use href={`#${id}`} />
    </svg>
  );
}
