import { type RefObject, useEffect } from 'react';

/** Marks a frame that scrolls sideways with `data-before` and `data-after` where it goes on, for `.edge-fade`. */
export function useEdges(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const mark = () => {
      const hidden = current.scrollWidth - current.clientWidth;
      current.toggleAttribute('data-before', current.scrollLeft > 4);
      current.toggleAttribute('data-after', hidden - current.scrollLeft > 4);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(current);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, [frame]);
}
