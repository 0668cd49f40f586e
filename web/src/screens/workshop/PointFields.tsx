// Places that are filled in: typed as maps give them, or pointed at on the map of the game.
import { useId, useState } from 'preact/hooks';
import type { Json } from '../../decks/path';
import { Button, IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NotLoaded, useLoad } from '../../ui/load';
import { words } from '../../words/words';
import type { Shared } from './Entry';
import type { GameWorkshop } from './parts';
import { placeWith, pointText, readPoint, type Place } from './points';

type MapOf = { map?: GameWorkshop['map'] };

/** To a hundredth of a degree: a kilometre, finer than a click. */
const round = (degrees: number) => Math.round(degrees * 100) / 100;

/** A button that opens the map, and what was pointed at there. */
function PointOnMap({
  map,
  label,
  point,
  onPoint,
}: MapOf & { label: string; point: Place | null; onPoint(point: Place): void }) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState<Place | null>(point);
  const { value: PointMap, failed, again } = useLoad(open && map ? map : null, [open]);
  if (!map) return null;
  const take = () => {
    setOpen(false);
    if (at) onPoint({ lat: round(at.lat), lon: round(at.lon) });
  };
  return (
    <>
      <IconButton
        icon="ui-globe"
        label={`${words('workshop-map')}: ${label}`}
        onClick={() => (setAt(point), setOpen(true))}
      />
      <Dialog
        open={open}
        title={words('workshop-map')}
        onClose={() => setOpen(false)}
        no={words('shell-close')}
        yes={words('workshop-map-take')}
        onYes={take}
        reason={at ? null : words('workshop-map-none')}
      >
        <p>{words('workshop-map-how')}</p>
        <div class="wk-map">
          {failed && <NotLoaded again={again} />}
          {PointMap && <PointMap point={at} onPoint={setAt} />}
        </div>
        <p class="muted" role="status">
          {at ? pointText({ lat: round(at.lat), lon: round(at.lon) }) : words('workshop-map-none')}
        </p>
      </Dialog>
    </>
  );
}

export function Point({
  shared,
  label,
  map,
  value,
  onChange,
  hidden,
}: MapOf & {
  shared: Shared;
  label: string;
  value: Json;
  onChange(value: Json): void;
  hidden?: boolean;
}) {
  const why = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && !readPoint(typed);
  return (
    <div class="wk-point">
      <input
        {...shared}
        type="text"
        inputMode="text"
        autoComplete="off"
        spellcheck={false}
        placeholder="52.23, 21.01"
        aria-label={hidden ? label : undefined}
        aria-invalid={wrong ? 'true' : shared['aria-invalid']}
        aria-describedby={[wrong && why, shared['aria-describedby']].filter(Boolean).join(' ') || undefined}
        value={typed ?? pointText(value)}
        onInput={event => {
          const now = event.currentTarget.value;
          setTyped(now);
          const point = readPoint(now);
          if (point || now.trim() === '') onChange(point ?? undefined);
        }}
        onBlur={() => !wrong && setTyped(null)}
      />
      <PointOnMap map={map} label={label} point={value ?? null} onPoint={point => (setTyped(null), onChange(point))} />
      {wrong && (
        <p class="field-hint bad" id={why}>
          {words('workshop-point-wrong')}
        </p>
      )}
    </div>
  );
}

/** One place, several, or the corners of an area. */
export function Points({
  shared,
  label,
  map,
  place,
  chosen,
  onChange,
}: MapOf & {
  shared: Shared;
  label: string;
  place: Json;
  /** false while it is where a new deck puts it */
  chosen: boolean;
  onChange(place: Json): void;
}) {
  const points: Place[] = Array.isArray(place?.points) ? place.points : [];
  const area = place?.kind === 'area';
  const set = (next: Place[], wantsArea = area) => onChange(placeWith(place, next, wantsArea));
  return (
    <div class="wk-points" role="group" aria-label={label}>
      {points.map((point, at) => (
        <div key={at}>
          <Point
            shared={at === 0 ? shared : { ...shared, id: `${shared.id}-${at}` }}
            label={words('workshop-point', { number: at + 1 })}
            hidden={at > 0}
            map={map}
            value={chosen ? point : null}
            onChange={next => next && set(points.map((one, other) => (other === at ? next : one)))}
          />
          {points.length > 1 && (
            <IconButton
              icon="ui-cross"
              label={words('workshop-point-out', { number: at + 1 })}
              onClick={() => set(points.filter((_, other) => other !== at))}
            />
          )}
        </div>
      ))}
      <div class="wk-row">
        <Button small kind="quiet" onClick={() => set([...points, { ...(points.at(-1) ?? { lat: 52, lon: 21 }) }])}>
          {words('workshop-point-add')}
        </Button>
        {points.length > 2 && (
          <label class="wk-tick">
            <input type="checkbox" checked={area} onChange={event => set(points, event.currentTarget.checked)} />
            {words('workshop-point-area')}
          </label>
        )}
      </div>
    </div>
  );
}
