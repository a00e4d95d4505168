import { useEffect, useState } from 'react';

/** The part of the viewport, from its top, in which a section counts as being read. */
const readingBand = '-20% 0px -65% 0px';

/** The section that is being read: the last one that entered the reading band. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const inBand = new Set<string>();
    const order = list.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const found = order.find((id) => inBand.has(id));
        if (found) setCurrent(found);
      },
      { rootMargin: readingBand },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
