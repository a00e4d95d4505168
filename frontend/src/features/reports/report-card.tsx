import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { Eye, FileText } from 'lucide-react';
import { reportPath } from '../../shared/navigation/paths.ts';
import {
  reportStatusTexts,
  reportStepTexts,
  reportTexts,
  reportTypeOptions,
} from '../../texts/professional/reports.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { DownloadButton } from './download-button.tsx';
import { RatingStars } from './rating-stars.tsx';
import { RemoveButton } from './remove-button.tsx';
import { RenameButton } from './rename-button.tsx';
import { RetryButton } from './retry-button.tsx';

const tones = { completed: 'success', processing: 'warning', failed: 'danger' } as const;

/** A report: type, progress and actions. */
export function ReportCard({ report }: { readonly report: ReportSummary }) {
  const type = reportTypeOptions.find(({ value }) => value === report.type);
  return (
    <article className="card p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-h3">{report.title}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
            <span>{type?.label}</span>
            <time dateTime={report.date}>{dateOfInstant(report.date)}</time>
            {report.pages === null ? null : (
              <span className="inline-flex items-center gap-1">
                <FileText aria-hidden="true" className="size-4" />
                {reportTexts.pages(report.pages)}
              </span>
            )}
          </p>
        </div>
        <Badge tone={tones[report.status]}>{reportStatusTexts[report.status] ?? reportTexts.unknownStatus}</Badge>
      </div>
      {report.summary ? <p className="measure mt-3">{report.summary}</p> : null}
      {report.insights.length > 0 ? (
        <ul aria-label={reportTexts.insights} className="mt-3 flex flex-wrap gap-2">
          {report.insights.map((insight) => (
            <li key={insight} className="rounded-lg bg-surface-secondary px-2.5 py-1 text-small">
              {insight}
            </li>
          ))}
        </ul>
      ) : null}
      {report.status === 'processing' ? (
        <div className="mt-4 max-w-md">
          <ProgressBar label={reportStepTexts[report.step]} value={report.progress} />
        </div>
      ) : null}
      {report.status === 'completed' ? <CompletedActions report={report} /> : null}
      {report.status === 'failed' ? <FailedActions report={report} /> : null}
    </article>
  );
}

function CompletedActions({ report }: { readonly report: ReportSummary }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to={reportPath(report.id)} size="sm">
          <Eye aria-hidden="true" />
          {reportTexts.view}
        </ButtonLink>
        <DownloadButton report={report} size="sm" variant="outline" />
        <RenameButton id={report.id} title={report.title} />
        <RemoveButton id={report.id} title={report.title} />
      </div>
      <RatingStars id={report.id} rating={report.rating} />
    </div>
  );
}

function FailedActions({ report }: { readonly report: ReportSummary }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {report.failureReason ? <p className="text-small text-danger">{report.failureReason}</p> : null}
      <RetryButton id={report.id} size="sm" />
      <RemoveButton id={report.id} title={report.title} />
    </div>
  );
}
