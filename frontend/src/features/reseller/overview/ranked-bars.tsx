import { useId } from 'react';
import { formatMoney } from '../../../ui/format/money.ts';

interface RankedBarsProps {
  readonly title: string;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly hint: string;
    readonly cents: number;
  }[];
}

/** Sums by source, largest first; hidden when empty. */
export function RankedBars({ title, rows }: RankedBarsProps) {
  const id = useId();
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ol className="mt-4 grid gap-3.5">
        {rows.map(({ key, label, hint, cents }) => (
          <li key={key}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 truncate font-semibold">{label}</span>
              <span className="whitespace-nowrap tabular-nums">{formatMoney(cents)}</span>
            </p>
            <div aria-hidden="true" className="mt-1 h-1.5 rounded-full bg-default">
              <div className="h-full rounded-full bg-gold" style={{ width: `${Math.max(0, (cents / most) * 100)}%` }} />
            </div>
            <p className="mt-1 text-fine text-muted tabular-nums">{hint}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
