import type { DrawingNode } from '@sefira/drawings/node';
import { useEffect, useRef } from 'react';
import { Drawing } from './drawing.tsx';

interface WideDrawingProps {
  readonly node: DrawingNode;
  /** Accessible name of the scrollable frame. */
  readonly label: string;
  /** The part that a small screen shows first. */
  readonly shows: 'start' | 'middle' | 'end';
  readonly className: string;
}

/** A drawing that stays legible on a phone: it scrolls inside its card. */
export function WideDrawing({ node, label, shows, className }: WideDrawingProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let isPlaced = false;
    // The window may be resized or rotated.
    const sizes = new ResizeObserver(() => {
      const hidden = current.scrollWidth - current.clientWidth;
      // A scrollable frame must be focusable; a frame that fits must not.
      if (hidden > 0) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
      if (isPlaced || hidden <= 0) return;
      isPlaced = true;
      if (shows !== 'start') current.scrollLeft = shows === 'end' ? hidden : hidden / 2;
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [shows]);
  return (
    <section ref={frame} aria-label={label} className="card wide-drawing p-4 md:p-8">
      <Drawing node={node} className={`mx-auto ${className}`} />
    </section>
  );
}
