// The map: coast, words, pins. A pin is put by a tap (with a loupe), a click, the arrows or a name from the index;
// nothing needs dragging.
import { listen, watchSize } from '../../../ui/listen';
import { geoCircle, geoPath } from 'd3-geo';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../../ui/Announcer';
import { IconButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { frameOf } from '../PictureCard';
import { words } from '../../../words/words';
import type { LatLon, Place } from '../deck';
import { destination, EARTH_KM, type Measured } from './distance';
import { laidOut, type Box } from './labels';
import { AT_KM, PLACES, rounded, search, whereabouts, type NamedPlace } from './places';
import { bounded, coast, extent, graticule, path, project, unproject, WHOLE, type Window } from './projection';

type Flag = { number: number; at: LatLon; now: boolean };
type MapBoardProps = {
  flags: Flag[];
  pin: LatLon | null;
  /** null while an answer is shown: the pin is fixed */
  onPin: ((pin: LatLon) => void) | null;
  onCommit(): void;
  window: Window;
  onWindow(window: Window): void;
  labels: boolean;
  answer: { place: Place; measured: Measured } | null;
  /** pins of many, without numbers */
  dots?: LatLon[];
  /** nobody touches it: a screen in the middle */
  still?: boolean;
};

export function positionText(pin: LatLon): string {
  const { place, km, wind } = whereabouts(pin);
  if (km < AT_KM) return words('triples-at-place', { place: place.names[words.language] });
  return words('triples-at-from', { km: rounded(km), wind, 'place-gen': place.genitives[words.language] });
}

const STEPS: Record<string, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };
const ZOOM_STEP = 1.6;
const LOUPE = 5;
const SHORE = 1.3;

export function MapBoard(props: MapBoardProps) {
  const { pin, onPin, window, onWindow, labels, answer, flags } = props;
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 800, height: 800 });
  const [index, setIndex] = useState(false);
  const [held, setHeld] = useState(false);
  const id = useId();
  const aspect = size.width / size.height;
  const seen = extent(window, aspect);
  const unit = size.width / seen.width;
  const now = useRef({ window, seen, unit, props });
  now.current = { window, seen, unit, props };

  useLayoutEffect(() => {
    const element = box.current!;
    return watchSize([element], () =>
      setSize({ width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight) }),
    );
  }, []);

  const zoomBy = (factor: number, about?: { x: number; y: number }) => {
    const { window: view } = now.current;
    const middle = about ?? (pin ? project(pin) : view);
    const next = bounded({ ...view, zoom: view.zoom * factor });
    const shrink = view.zoom / next.zoom;
    onWindow(
      bounded({
        x: middle.x + (view.x - middle.x) * shrink,
        y: middle.y + (view.y - middle.y) * shrink,
        zoom: next.zoom,
      }),
    );
  };

  // The sentence about the pin is said once the arrows rest.
  const saying = useRef<ReturnType<typeof setTimeout> | null>(null);
  const put = (to: LatLon, spoken: boolean) => {
    if (!now.current.props.onPin) return;
    now.current.props.onPin(to);
    if (!spoken) return;
    if (saying.current) clearTimeout(saying.current);
    saying.current = setTimeout(() => announce(positionText(to)), 250);
  };
  useEffect(() => () => void (saying.current && clearTimeout(saying.current)), []);

  const follow = (to: LatLon) => {
    const { x, y } = project(to);
    const { seen: view, window: old } = now.current;
    const edge = 0.12;
    const outside =
      x < view.x + view.width * edge ||
      x > view.x + view.width * (1 - edge) ||
      y < view.y + view.height * edge ||
      y > view.y + view.height * (1 - edge);
    if (outside) onWindow(bounded({ ...old, x, y }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const direction = STEPS[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const km = event.shiftKey ? 100 : event.altKey ? 1 : 10;
      const from = pin ?? unproject(window.x, window.y);
      if (!onPin)
        return onWindow(
          bounded({
            ...window,
            x: window.x + (direction === 90 ? 60 : direction === 270 ? -60 : 0) / window.zoom,
            y: window.y + (direction === 180 ? 60 : direction === 0 ? -60 : 0) / window.zoom,
          }),
        );
      const to = pin ? destination(from, km, direction) : from;
      put(to, true);
      follow(to);
    } else if (event.key === '+' || event.key === '=')
      (event.preventDefault(),
        zoomBy(ZOOM_STEP),
        announce(words('triples-map-zoom', { zoom: Math.round(window.zoom * ZOOM_STEP) })));
    else if (event.key === '-') (event.preventDefault(), zoomBy(1 / ZOOM_STEP));
    else if (event.key === '0') (event.preventDefault(), onWindow(WHOLE));
    else if (event.key.toLowerCase() === 'g' && onPin) (event.preventDefault(), setIndex(true));
    else if (event.key === 'Enter') (event.preventDefault(), event.stopPropagation(), props.onCommit());
  };

  // One finger or a click puts the pin; two fingers or a mouse drag move the map, the wheel enlarges it.
  const fingers = useRef(new Map<number, { x: number; y: number; startX: number; startY: number; moved: boolean }>());
  const at = (event: PointerEvent | WheelEvent) => {
    const { left, top } = box.current!.getBoundingClientRect();
    const { seen: view, unit: scale } = now.current;
    return { x: view.x + (event.clientX - left) / scale, y: view.y + (event.clientY - top) / scale };
  };
  const putAt = (event: PointerEvent, spoken: boolean) => {
    const { x, y } = at(event);
    put(unproject(x, y), spoken);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('.tm-tools, .tm-loupe, .tm-index')) return;
    box.current?.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    fingers.current.set(event.pointerId, { x, y, startX: x, startY: y, moved: false });
    if (event.pointerType !== 'mouse' && fingers.current.size === 1) {
      setHeld(true);
      putAt(event, false);
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > 5) finger.moved = true;
    const { window: view, unit: scale } = now.current;
    const pair = [...fingers.current.values()];
    const apart = (a = pair[0]!, b = pair.at(-1)!) => Math.hypot(a.x - b.x, a.y - b.y);
    const before = apart();
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    if (pair.length === 2) {
      const factor = apart() / (before || 1);
      onWindow(bounded({ x: view.x - dx / 2 / scale, y: view.y - dy / 2 / scale, zoom: view.zoom * factor }));
    } else if (event.pointerType === 'mouse' || !onPin) {
      // With nothing to put, one finger moves the map.
      if (finger.moved) onWindow(bounded({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }));
    } else putAt(event, false);
  };
  const onPointerUp = (event: PointerEvent) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    setHeld(false);
    if (!finger) return;
    if (event.pointerType === 'mouse' && finger.moved) return;
    if (event.pointerType !== 'mouse' && fingers.current.size > 0) return;
    putAt(event, true);
  };
  useEffect(() => {
    const element = box.current!;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0016), at(event));
    };
    return listen(element, 'wheel', wheel, { passive: false });
  }, []);

  const spot = pin ? project(pin) : null;
  const pinX = spot ? (spot.x - seen.x) * unit : 0;
  const loupeLeft = pinX > size.width / 2;
  const loupe = size.width < 620 ? 132 : 226;
  // Names keep off the pins and the tools in the corner.
  const em = props.still ? 32 : size.width < 620 ? 14 : 15;
  const taken = flags.map(flag => {
    const { x, y } = project(flag.at);
    const [left, foot] = [(x - seen.x) * unit, (y - seen.y) * unit];
    return { left: left - 16, top: foot - 44, right: left + 16, bottom: foot + 2 };
  });
  if (answer && spot && answer.measured.km > 30) {
    const near = project(answer.measured.nearest);
    const [x, y] = [((spot.x + near.x) / 2 - seen.x) * unit, ((spot.y + near.y) / 2 - seen.y) * unit];
    taken.push({ left: x - em * 2.6, top: y - em * 1.5, right: x + em * 2.6, bottom: y });
  }
  if (!props.still) taken.push({ left: size.width - 60, top: 0, right: size.width, bottom: onPin ? 212 : 164 });
  return (
    <div
      class="tm-board"
      ref={box}
      tabIndex={0}
      role="application"
      aria-label={words('triples-map')}
      aria-describedby={`${id}-keys`}
      data-zoom={window.zoom.toFixed(2)}
      data-pin={pin ? `${pin.lat.toFixed(4)},${pin.lon.toFixed(4)}` : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <span class="unseen" id={`${id}-keys`}>
        {words('triples-map-keys')}
      </span>
      <svg viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`} preserveAspectRatio="none" aria-hidden>
        <defs>
          <path id={`${id}-coast`} d={coast} />
        </defs>
        <path class="tm-lines" d={graticule} />
        <use class="tm-land" href={`#${id}-coast`} style={{ strokeWidth: SHORE / unit }} />
        {props.dots?.map((dot, at) => (
          <Dot key={at} at={dot} unit={unit} large={props.still ?? false} />
        ))}
        {answer && <Answer place={answer.place} measured={answer.measured} pin={pin} unit={unit} />}
        {labels && <Labels zoom={window.zoom} unit={unit} seen={seen} em={em} taken={taken} />}
        {flags.map(flag => (
          <Pin key={flag.number} flag={flag} unit={unit} />
        ))}
      </svg>
      {spot && onPin && (
        <div
          class={`tm-loupe ${loupeLeft ? 'left' : 'right'}${held ? ' held' : ''}`}
          aria-hidden
          style={{ width: `${loupe}px`, height: `${loupe}px` }}
          onClick={event => {
            // A tap in the loupe is a finer tap.
            const frame = event.currentTarget.getBoundingClientRect();
            const reach = loupe / unit / LOUPE;
            put(
              unproject(
                spot.x + ((event.clientX - frame.left) / frame.width - 0.5) * reach,
                spot.y + ((event.clientY - frame.top) / frame.height - 0.5) * reach,
              ),
              true,
            );
          }}
        >
          <Loupe
            coastId={`${id}-coast`}
            x={spot.x}
            y={spot.y}
            unit={unit}
            labels={labels}
            zoom={window.zoom}
            width={loupe}
          />
        </div>
      )}
      {!props.still && (
        <div class="tm-tools">
          <ZoomButton sign="+" label={words('triples-map-zoom-in')} onClick={() => zoomBy(ZOOM_STEP)} />
          <ZoomButton sign="−" label={words('triples-map-zoom-out')} onClick={() => zoomBy(1 / ZOOM_STEP)} />
          <IconButton icon="ui-globe" label={words('triples-map-whole')} onClick={() => onWindow(WHOLE)} />
          {onPin && (
            <IconButton
              icon="ui-book"
              label={words('triples-map-gazetteer')}
              expanded={index}
              onClick={() => setIndex(!index)}
            />
          )}
        </div>
      )}
      {index && onPin && (
        <Index
          onClose={() => (setIndex(false), box.current?.focus())}
          onPlace={place => {
            setIndex(false);
            put(place, true);
            const { x, y } = project(place);
            onWindow(bounded({ x, y, zoom: Math.max(window.zoom, 3) }));
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function ZoomButton({ sign, label, onClick }: { sign: string; label: string; onClick(): void }) {
  return (
    <button type="button" class="icon-btn tm-zoom" aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

function Dot({ at, unit, large }: { at: LatLon; unit: number; large: boolean }) {
  const { x, y } = project(at);
  return <circle class="tm-many" cx={x} cy={y} r={(large ? 13 : 7) / unit} style={{ strokeWidth: 2 / unit }} />;
}

/** A drop whose tip stands on the place; the number of the set is in it. */
function Pin({ flag, unit }: { flag: Flag; unit: number }) {
  const { x, y } = project(flag.at);
  return (
    <g
      class={flag.now ? 'tm-pin now' : 'tm-pin'}
      style={frameOf(flag.number)}
      transform={`translate(${x} ${y}) scale(${1 / unit})`}
    >
      <path d="M0 0C-5-11-14-18-14-28a14 14 0 0 1 28 0C14-18 5-11 0 0z" />
      <text y="-22">{flag.number}</text>
    </g>
  );
}

type LabelsProps = {
  zoom: number;
  unit: number;
  seen: { x: number; y: number; width: number; height: number };
  em: number;
  taken?: readonly Box[];
};

export function Labels({ zoom, unit, seen, em, taken = [] }: LabelsProps) {
  const rank = zoom < 1.8 ? 1 : zoom < 4 ? 2 : 3;
  const at = (place: NamedPlace) => {
    const { x, y } = project(place);
    return { x: (x - seen.x) * unit, y: (y - seen.y) * unit };
  };
  const laid = laidOut(
    PLACES.filter(place => place.rank <= rank),
    words.language,
    at,
    { width: seen.width * unit, height: seen.height * unit },
    em,
    taken,
  );
  return (
    <g class="tm-labels">
      {laid.map(({ place, dx, dy, anchor }) => {
        const { x, y } = project(place);
        return (
          <g key={place.names.en} class={`tm-${place.kind}`} transform={`translate(${x} ${y}) scale(${1 / unit})`}>
            {place.kind !== 'sea' && place.kind !== 'island' && <circle r="3" />}
            <text x={dx} y={dy} text-anchor={anchor} style={{ fontSize: `${em}px` }}>
              {place.names[words.language]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

type LoupeProps = {
  coastId: string;
  x: number;
  y: number;
  unit: number;
  labels: boolean;
  zoom: number;
  width: number;
};

function Loupe({ coastId, x, y, unit, labels, zoom, width }: LoupeProps) {
  const reach = width / unit / LOUPE;
  const scale = unit * LOUPE;
  return (
    <svg viewBox={`${x - reach / 2} ${y - reach / 2} ${reach} ${reach}`}>
      <use class="tm-land" href={`#${coastId}`} style={{ strokeWidth: SHORE / scale }} />
      {labels && (
        <Labels
          zoom={zoom * LOUPE}
          unit={scale}
          seen={{ x: x - reach / 2, y: y - reach / 2, width: reach, height: reach }}
          em={13}
        />
      )}
      <path class="tm-cross" d={`M${x - reach / 2} ${y}H${x + reach / 2}M${x} ${y - reach / 2}V${y + reach / 2}`} />
      <g transform={`translate(${x} ${y}) scale(${1 / scale})`}>
        <circle class="tm-aim" r="20" />
        <circle class="tm-dot" r="3.500" />
      </g>
    </svg>
  );
}

/** Where it was: the places or the area, the bands around them, and how far the pin is. */
function Answer({
  place,
  measured,
  pin,
  unit,
}: {
  place: Place;
  measured: Measured;
  pin: LatLon | null;
  unit: number;
}) {
  const draw = geoPath(path);
  const circle = (at: LatLon, km: number) =>
    draw(
      geoCircle()
        .center([at.lon, at.lat])
        .radius((km / EARTH_KM) * (180 / Math.PI))(),
    ) ?? '';
  const bands = [place.region_km, place.near_km, place.in_place_km];
  const near = project(measured.nearest);
  const from = pin ? project(pin) : null;
  return (
    <g class="tm-answer">
      {place.kind === 'area' ? (
        <path class="tm-area" d={`M${place.points.map(point => Object.values(project(point)).join(' ')).join('L')}Z`} />
      ) : (
        bands.map((km, band) => (
          <path key={km} class={`tm-band b${band}`} d={place.points.map(point => circle(point, km)).join('')} />
        ))
      )}
      {from && measured.km > 1 && <path class="tm-away" d={`M${from.x} ${from.y}L${near.x} ${near.y}`} />}
      {place.kind !== 'area' &&
        place.points.map((point, i) => {
          const { x, y } = project(point);
          return (
            <g key={i} transform={`translate(${x} ${y}) scale(${1 / unit})`}>
              <circle class="tm-aim" r="9" />
              <circle class="tm-dot" r="3.500" />
            </g>
          );
        })}
      {from && measured.km > 30 && (
        <g class="tm-km" transform={`translate(${(from.x + near.x) / 2} ${(from.y + near.y) / 2}) scale(${1 / unit})`}>
          <text class="mid" y="-6">
            {words('triples-km', { km: rounded(measured.km) })}
          </text>
        </g>
      )}
    </g>
  );
}

function Index({ onPlace, onClose }: { onPlace(place: NamedPlace): void; onClose(): void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const found = search(typed, words.language);
  const id = useId();
  useLayoutEffect(() => field.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && found[at]) (event.preventDefault(), onPlace(found[at]!));
    else if (event.key === 'ArrowDown') (event.preventDefault(), setAt(Math.min(at + 1, found.length - 1)));
    else if (event.key === 'ArrowUp') (event.preventDefault(), setAt(Math.max(at - 1, 0)));
  };
  useEffect(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }), [at, typed]);
  return (
    <div class="tm-index paper" onKeyDown={onKeyDown}>
      <div class="tm-index-head">
        <input
          ref={field}
          type="text"
          role="combobox"
          value={typed}
          placeholder={words('triples-map-gazetteer-hint')}
          aria-label={words('triples-map-gazetteer')}
          autocomplete="off"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
          spellcheck={false}
          onInput={event => (setTyped(event.currentTarget.value), setAt(0))}
        />
        <button type="button" class="icon-btn" aria-label={words('triples-knowledge-close')} onClick={onClose}>
          <Icon id="ui-cross" size={20} />
        </button>
      </div>
      {found.length === 0 && (
        <p class="tr-hint" role="status">
          {words('triples-map-gazetteer-none')}
        </p>
      )}
      <ul id={`${id}-list`} role="listbox" aria-label={words('triples-map-gazetteer')}>
        {found.map((place, i) => (
          <li
            key={place.names.en}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            class={i === at ? 'sel' : ''}
            onClick={() => onPlace(place)}
          >
            {place.names[words.language]}
          </li>
        ))}
      </ul>
    </div>
  );
}
