// A ration coupon: a perforated slip with an overprint and a stamp.
import { Icon } from '../../ui/Icon';
import './ration-card.css';

export function goodOf(good: string) {
  return { '--g-paper': `var(--${good}-paper)`, '--g-ink': `var(--${good}-ink)` };
}

export type CouponProps = {
  good: string;
  name: string;
  /** how much of it, where there is room */ ration?: string | undefined;
  picture?: number | undefined;
  number?: string | undefined;
  stamp?: boolean | undefined;
  class?: string | undefined;
  style?: Record<string, string> | undefined;
};

export function Coupon({
  good,
  name,
  ration,
  picture = 48,
  number = '0418',
  stamp = true,
  style,
  ...rest
}: CouponProps) {
  return (
    <div class={`coupon ${rest.class ?? ''}`} style={{ ...goodOf(good), ...style }}>
      <div class="p" />
      <div class="g" />
      <div class="in">
        <span class="hd" aria-hidden>
          <span>I&nbsp;1983</span>
          <span>{number}</span>
        </span>
        <span class="ic">
          <Icon id={`good-${good}`} size={picture} />
        </span>
        <span class={name.length > 8 ? 'nm l' : 'nm'} data-fit>
          {name}
        </span>
        {ration && <span class="rt">{ration}</span>}
      </div>
      {stamp && (
        <div class="sl" aria-hidden>
          <span class="stamp">
            <span>
              STOLIK
              <br />I 1983
              <br />★
            </span>
          </span>
        </div>
      )}
    </div>
  );
}
