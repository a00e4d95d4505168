import { type ReactNode, useId } from 'react';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';

interface ChartCardProps {
  readonly title: string;
  /** The chart in one sentence. */
  readonly label: string;
  readonly isEmpty: boolean;
  readonly legend?: readonly { readonly name: string; readonly colour: string; readonly dash: string }[];
  readonly children: ReactNode;
}

/** A chart with heading, legend, and a sentence for screen readers. */
export function ChartCard({ title, label, isEmpty, legend = [], children }: ChartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {isEmpty ? null : (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted">
            {legend.map(({ name, colour, dash }) => (
              <li key={name} className="flex items-center gap-1.5">
                <svg aria-hidden="true" viewBox="0 0 22 2" className="w-5.5">
                  <line x2="22" y1="1" y2="1" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isEmpty ? (
        <p className="grid h-60 place-items-center text-center text-muted">{texts.chartEmpty}</p>
      ) : (
        <div role="img" aria-label={label} className="mt-4 h-60 text-fine">
          {children}
        </div>
      )}
    </section>
  );
}
