import { type ReactNode, useId, useRef } from 'react';
import { useScrollFrame } from '../../ui/layout/use-scroll-frame.ts';

interface SwipeSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section with cards side by side on wide screens; on a phone they are swiped. */
export function SwipeSection({ title, children }: SwipeSectionProps) {
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  useScrollFrame(frame);
  return (
    <div className="section deferred">
      <h2 id={titleId}>{title}</h2>
      <section ref={frame} aria-labelledby={titleId} className="swipe edge-fade">
        {children}
      </section>
    </div>
  );
}
