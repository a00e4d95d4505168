import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { Link } from 'react-router-dom';
import { paths, reportPath } from '../../shared/navigation/paths.ts';
import { dashboardTexts } from '../../texts/account/dashboard.ts';
import { reportStatusTexts, reportTexts } from '../../texts/professional/reports.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';

interface RecentReportsProps {
  readonly reports: readonly ReportSummary[] | undefined;
  readonly query: { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** The newest reports with a link to all. */
export function RecentReports({ reports, query }: RecentReportsProps) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{dashboardTexts.recentTitle}</h2>
        <Link to={paths.reports} className="text-link text-[0.9375rem]">
          {dashboardTexts.recentAll}
        </Link>
      </div>
      <div className="card mt-3 divide-y divide-border">
        {query.isError && !reports ? <RetryNotice text={reportTexts.loadFailed} query={query} /> : null}
        {!reports && !query.isError ? <Skeleton className="m-4 h-40" /> : null}
        {reports?.length === 0 ? (
          <div className="grid justify-items-center gap-4 px-6 py-10 text-center">
            <NumberGlyph number={0} state="outline" className="w-14!" />
            <p className="max-w-[40ch] text-muted">{dashboardTexts.recentEmpty}</p>
            <ButtonLink to={paths.personalAnalysis}>{dashboardTexts.recentAction}</ButtonLink>
          </div>
        ) : null}
        {reports?.map((report) => (
          <div key={report.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
            <p className="min-w-0 font-semibold">
              {report.status === 'completed' ? (
                <Link to={reportPath(report.id)} className="hover:underline">
                  {report.title}
                </Link>
              ) : (
                report.title
              )}
            </p>
            <p className="text-small text-muted">
              {reportStatusTexts[report.status] ?? reportTexts.unknownStatus} ·{' '}
              <time dateTime={report.date}>{dateOfInstant(report.date)}</time>
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
