import type { ReactNode } from 'react';
import type { ReportList } from '../../api/endpoints/reports.ts';
import { dashboardTexts } from '../../texts/account/dashboard.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface StatTilesProps {
  readonly counters: ReportList['counters'] | undefined;
  /** Available credits; `unlimited` for a guest, who is not charged. */
  readonly credits: number | 'unlimited' | undefined;
  readonly personalDay: number | null;
  /** False while the birth date is loading. */
  readonly isLoaded: boolean;
}

/** Four figures: reports, finished PDFs, credits, personal day. */
export function StatTiles({ counters, credits, personalDay, isLoaded }: StatTilesProps) {
  const { tiles } = dashboardTexts;
  const own = credits === 'unlimited' ? tiles.unlimited : credits?.toLocaleString('pt-BR');
  const waiting = <Skeleton className="h-8 w-14" />;
  return (
    <dl className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Tile label={tiles.personalDay}>
        {personalDay === null ? (
          isLoaded ? (
            tiles.unknown
          ) : (
            waiting
          )
        ) : (
          <span style={numberHue(personalDay)}>{personalDay}</span>
        )}
      </Tile>
      <Tile label={tiles.reports}>{counters?.total ?? waiting}</Tile>
      <Tile label={tiles.completed}>{counters?.completed ?? waiting}</Tile>
      <Tile label={tiles.credits}>{own ?? waiting}</Tile>
    </dl>
  );
}

function Tile({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="card p-4 md:p-5">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="figure mt-1 text-h2">{children}</dd>
    </div>
  );
}
