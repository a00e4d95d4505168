import type { DrawingNode } from '@sefira/drawings/node';
import { useEffect, useRef } from 'react';
import { Drawing } from './drawing.tsx';

interface WideDrawingProps {
  readonly node: DrawingNode;
  /** Names the frame for who scrolls it by keyboard. */
  readonly label: string;
  /** Which part a small screen shows first. */
  readonly shows: 'start' | 'middle' | 'end';
  readonly className: string;
}

/** A picture that stays legible on a phone: the picture scrolls in its card, the page does not. */
export function WideDrawing({ node, label, shows, className }: WideDrawingProps) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    const hidden = current ? current.scrollWidth - current.clientWidth : 0;
    if (!current || hidden <= 0) return;
    // What scrolls must be within reach of the keyboard; what does not scroll would only be in its way.
    current.tabIndex = 0;
    if (shows === 'start') return;
    current.scrollLeft = shows === 'end' ? hidden : hidden / 2;
  }, [shows]);
  return (
    <section ref={frame} aria-label={label} className="card wide-drawing p-4 md:p-8">
      <Drawing node={node} className={`mx-auto ${className}`} />
    </section>
  );
}
