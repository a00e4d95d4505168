import type { ReactNode } from 'react';
import type { ReportList } from '../../api/endpoints/reports.ts';
import { dashboardTexts } from '../../texts/account/dashboard.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface StatTilesProps {
  readonly counters: ReportList['counters'] | undefined;
  /** The counters could not be read. */
  readonly failed: boolean;
  /** Available credits; `unlimited` for a guest, who is not charged. */
  readonly credits: number | 'unlimited' | undefined;
}

/** Four figures: reports, finished PDFs, their average rating, credits. */
export function StatTiles({ counters, failed, credits }: StatTilesProps) {
  const { tiles } = dashboardTexts;
  const own = credits === 'unlimited' ? tiles.unlimited : credits?.toLocaleString('pt-BR');
  const rating = counters?.averageRating?.toLocaleString('pt-BR', { minimumFractionDigits: 1 }) ?? tiles.unknown;
  const waiting = <Skeleton className="h-8 w-14" />;
  const unread = failed ? tiles.unknown : waiting;
  return (
    <dl className="card grid grid-cols-2">
      <Tile label={tiles.reports}>{counters?.total ?? unread}</Tile>
      <Tile label={tiles.completed}>{counters?.completed ?? unread}</Tile>
      <Tile label={tiles.rating}>{counters ? rating : unread}</Tile>
      <Tile label={tiles.credits}>{own ?? waiting}</Tile>
    </dl>
  );
}

function Tile({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-border px-5 py-4 odd:border-e nth-[n+3]:border-t">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figure text-h3">{children}</dd>
    </div>
  );
}
