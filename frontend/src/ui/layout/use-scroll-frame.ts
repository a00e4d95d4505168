import { type RefObject, useEffect } from 'react';
import { useEdges } from './use-edges.ts';

/** A frame that may scroll sideways: focusable while it does, with marked edges. */
export function useScrollFrame(frame: RefObject<HTMLElement | null>): void {
  useEdges(frame);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    // A scrollable frame must be focusable; a frame that fits must not.
    const sizes = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    sizes.observe(current);
    // Content that is laid out late grows inside a frame of the same size.
    for (const child of current.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, [frame]);
}
