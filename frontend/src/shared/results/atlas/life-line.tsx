import type { AtlasResultWire } from '@sefira/contracts/numerology/life/atlas-result';
import type { AtlasMoment } from '@sefira/numerology/atlas/moment';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useEdges } from '../../../ui/layout/use-edges.ts';
import { LifeTracks } from './life-tracks.tsx';
import { agesOf, type Chosen, placeOf, segmentOfKey, spanOf, type Zoom, zoomedBy, zooms } from './line-scale.ts';
import { usePinch } from './use-pinch.ts';

interface LifeLineProps {
  readonly result: AtlasResultWire;
  readonly chosen: Chosen;
  /** Highlighted: what a search found. */
  readonly moment: AtlasMoment | null;
  readonly onChoose: (chosen: Chosen) => void;
}

/** A phone begins near enough to read; a wide screen shows the whole life. */
const scrollStyle = { overscrollBehaviorX: 'contain', touchAction: 'pan-x pan-y' } as const;
const narrowWidth = 640;
const narrowZoom: Zoom = 8;

/** Every track of a life on one scale of time, to scroll, zoom and choose from. A list with the same content follows on the page. */
export function LifeLine({ result, chosen, moment, onChoose }: LifeLineProps) {
  const [zoom, setZoom] = useState<Zoom>(1);
  /** Of the whole line, in pixels. */
  const [width, setWidth] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  useEdges(scroller);
  const keysId = useId();
  const track = result.tracks.find(({ id }) => id === chosen.track);
  const segment = track?.segments[chosen.index];

  // The place that stays in the middle while the scale changes.
  const focus = useRef(placeOf(result, result.referenceDate));
  useLayoutEffect(() => {
    const { current } = scroller;
    const line = current?.firstElementChild;
    if (!current || !line) return;
    if (current.clientWidth < narrowWidth) setZoom(narrowZoom);
    let before = 0;
    const observer = new ResizeObserver(() => {
      if (current.scrollWidth === before) return;
      before = current.scrollWidth;
      setWidth(before);
      center(current, focus.current);
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!moment) return;
    focus.current = placeOf(result, moment.from);
    center(scroller.current, focus.current);
  }, [moment, result]);

  const zoomTo = (next: Zoom) => {
    focus.current = middleOf(scroller.current);
    setZoom(next);
  };
  const pinch = usePinch((steps) => zoomTo(zoomedBy(zoom, steps)));

  const choose = (next: Chosen) => {
    onChoose(next);
    const found = result.tracks.find(({ id }) => id === next.track)?.segments[next.index];
    if (found) reveal(scroller.current, placeOf(result, found.fromDate), placeOf(result, found.toDate));
  };
  const pressed = (event: MouseEvent<HTMLElement>) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const owner = result.tracks.find(({ id }) => id === found?.dataset.track);
    if (found && owner) onChoose({ track: owner.id, index: Number(found.dataset.index) });
  };
  const moved = (event: KeyboardEvent) => {
    const next = segmentOfKey(result, chosen, event.key);
    if (next) choose(next);
    else if (event.key === '+' || event.key === '=') zoomTo(zoomedBy(zoom, 1));
    else if (event.key === '-') zoomTo(zoomedBy(zoom, -1));
    else return;
    event.preventDefault();
  };
  const toNow = () => center(scroller.current, placeOf(result, result.referenceDate));

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          label={texts.zoomOut}
          disabled={zoom === zooms[0]}
          onPress={() => zoomTo(zoomedBy(zoom, -1))}
        >
          <Minus aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          label={texts.zoomIn}
          disabled={zoom === zooms.at(-1)}
          onPress={() => zoomTo(zoomedBy(zoom, 1))}
        >
          <Plus aria-hidden="true" />
        </Button>
        <Button variant="ghost" onPress={toNow}>
          <LocateFixed aria-hidden="true" />
          {texts.toNow}
        </Button>
        <output className="text-small text-muted">{texts.zoom(zoom)}</output>
      </div>
      <div ref={scroller} className="card edge-fade mt-3 overflow-x-auto" style={scrollStyle} {...pinch}>
        <div
          role="slider"
          tabIndex={0}
          aria-label={texts.lineLabel}
          aria-describedby={keysId}
          aria-valuemin={0}
          aria-valuemax={result.lastAge}
          aria-valuenow={segment?.fromAge ?? 0}
          aria-valuetext={
            track && segment
              ? `${track.title}: ${texts.segment(segment.number, segment.title)}, ${spanOf(segment)}, ${agesOf(segment)}`
              : ''
          }
          className="relative min-w-full cursor-pointer"
          style={{ inlineSize: `${zoom * 100}%`, paddingBlock: '4rem 0.875rem' }}
          onClick={pressed}
          onKeyDown={moved}
        >
          <LifeTracks result={result} width={width} chosen={chosen} moment={moment} />
        </div>
      </div>
      <p id={keysId} className="mt-2 text-fine text-muted max-md:sr-only">
        {texts.keys}
      </p>
    </div>
  );
}

function middleOf(scroller: HTMLElement | null): number {
  if (!scroller) return 0;
  return (scroller.scrollLeft + scroller.clientWidth / 2) / scroller.scrollWidth;
}

function center(scroller: HTMLElement | null, place: number): void {
  if (scroller) scroller.scrollLeft = place * scroller.scrollWidth - scroller.clientWidth / 2;
}

/** Scrolls a segment into view; one that is in view stays where it is. */
function reveal(scroller: HTMLElement | null, from: number, to: number): void {
  if (!scroller) return;
  const [left, right] = [from * scroller.scrollWidth, to * scroller.scrollWidth];
  const isShown = left < scroller.scrollLeft + scroller.clientWidth - 48 && right > scroller.scrollLeft + 48;
  if (!isShown) center(scroller, (from + Math.min(to, from + 0.04)) / 2);
}
