import type { ReportList } from '../../api/endpoints/reports.ts';
import { reportTexts } from '../../texts/professional/reports.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Four tiles: total, completed, processing, average rating. */
export function ReportCounters({ counters }: { readonly counters: ReportList['counters'] | undefined }) {
  const average = counters?.averageRating?.toLocaleString('pt-BR', { minimumFractionDigits: 1 });
  const tiles = [
    { label: reportTexts.total, value: counters?.total },
    { label: reportTexts.completed, value: counters?.completed },
    { label: reportTexts.processing, value: counters?.processing },
    { label: reportTexts.averageRating, value: counters && (average ?? reportTexts.noRating) },
  ];
  return (
    <dl className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {tiles.map(({ label, value }) => (
        <div key={label} className="card p-4 md:p-5">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="figure mt-1 text-h2">{value === undefined ? <Skeleton className="h-[1lh] w-12" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
