import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';

interface EntryCardProps {
  /** The number of its sign. */
  readonly number: number;
  readonly title: string;
  /** The page of the entry; null while it has none. */
  readonly to: string | null;
  /** Its kind, and other marks, as badges. */
  readonly marks: ReactNode;
  /** Instant of creation. */
  readonly date: string;
  /** Further facts after the date. */
  readonly facts?: ReactNode;
  /** Numbers, summary and progress. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** An analysis or a report in a list: sign, title, person, numbers, date, actions. */
export function EntryCard({ number, title, to, marks, date, facts, children, actions }: EntryCardProps) {
  return (
    <article className="card grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 p-5 sm:grid-cols-[4rem_minmax(0,1fr)] sm:gap-x-5 md:p-6">
      <NumberGlyph number={number} className="size-11! sm:row-span-2 sm:size-16!" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted tabular-nums">
          {marks}
          <time dateTime={date}>{dateOfInstant(date)}</time>
          {facts}
        </p>
        <h2 className="mt-2 text-h3">
          {to === null ? (
            title
          ) : (
            <Link to={to} className="hover:underline">
              {title}
            </Link>
          )}
        </h2>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        {children}
        <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </article>
  );
}
