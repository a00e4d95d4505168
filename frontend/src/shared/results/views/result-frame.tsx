import '../../../styles/results.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { schoolWords } from '../../../texts/analyses/schools.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SaveMapBar } from '../actions/save-map-bar.tsx';
import { useReveal } from '../chapters/use-reveal.ts';
import type { System } from '../result-types.ts';

export interface ResultHead {
  readonly actions?: ReactNode;
  /** An own stored analysis: its long texts may be read. */
  readonly analysisId?: string | undefined;
  /** The result was just made: it is revealed, from the top of the page. */
  readonly isNew?: boolean;
  /** Words of success for a new result. */
  readonly greeting?: string | undefined;
}

interface ResultFrameProps extends ResultHead {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** The school of the result; shown where it is not the default one. */
  readonly system?: System;
  /** The drawing with the main numbers; on a phone above the actions. */
  readonly hero?: ReactNode;
  readonly children: ReactNode;
}

/** A result's page: title, person, actions, result. */
export function ResultFrame({
  eyebrow,
  title,
  lead,
  system,
  hero,
  actions,
  analysisId,
  greeting,
  isNew = greeting !== undefined,
  children,
}: ResultFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useRef(isNew ? { greeting } : undefined);

  const mark = system ? schoolWords(system).mark : undefined;
  const isRevealing = useReveal(isNew);

  // Before the first paint: else a frame shows the result at the scroll position of the form.
  useLayoutEffect(() => {
    if (arrival.current) window.scrollTo({ top: 0 });
  }, []);

  useEffect(() => {
    if (!arrival.current) return;
    if (arrival.current.greeting) toast.success(arrival.current.greeting);
    arrival.current = undefined;
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="page result pt-8" data-reveal={isRevealing || undefined}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="eyebrow">{eyebrow}</p>
            {mark ? <Badge>{mark}</Badge> : null}
          </div>
          <h1 ref={heading} tabIndex={-1} className="mt-2 outline-none">
            {title}
          </h1>
          {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
        </div>
        {actions ? (
          <div className={`flex flex-wrap items-start gap-3 print:hidden ${hero ? 'max-md:order-3' : ''}`}>
            {actions}
          </div>
        ) : null}
        {actions ? <SaveMapBar analysisId={analysisId} className={hero ? 'max-md:order-2' : ''} /> : null}
        {hero ? <div className="w-full max-md:order-1">{hero}</div> : null}
      </div>
      {children}
    </div>
  );
}
