import type { DrawingNode } from '@sefira/drawings/node';
import { useEffect, useRef } from 'react';
import { useScrollFrame } from '../layout/use-scroll-frame.ts';
import { Drawing } from './drawing.tsx';

interface WideDrawingProps {
  readonly node: DrawingNode;
  /** Accessible name of the scrollable frame. */
  readonly label: string;
  /** The part that a small screen shows first; a share of the width is put into the middle. */
  readonly shows: 'start' | 'middle' | 'end' | number;
  readonly className?: string;
  /** Width under which it scrolls. */
  readonly minWidth?: string;
}

const shares = { start: 0, middle: 0.5, end: 1 } as const;

/** A drawing that stays legible on a phone: it scrolls inside its card. */
export function WideDrawing({ node, label, shows, className = '', minWidth }: WideDrawingProps) {
  const frame = useRef<HTMLElement>(null);
  useScrollFrame(frame);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let isPlaced = false;
    // The window may be resized or rotated.
    const sizes = new ResizeObserver(() => {
      const hidden = current.scrollWidth - current.clientWidth;
      if (isPlaced || hidden <= 0) return;
      isPlaced = true;
      current.scrollLeft =
        typeof shows === 'number' ? shows * current.scrollWidth - current.clientWidth / 2 : hidden * shares[shows];
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [shows]);
  return (
    <div className="card min-w-0">
      <section ref={frame} aria-label={label} className="wide-drawing edge-fade p-4 md:p-8">
        <div className={`mx-auto ${className}`} style={minWidth === undefined ? undefined : { minWidth }}>
          <Drawing node={node} />
        </div>
      </section>
    </div>
  );
}
