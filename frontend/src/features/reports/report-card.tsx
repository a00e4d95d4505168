import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { Eye } from 'lucide-react';
import { EntryCard } from '../../shared/lists/entry-card.tsx';
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
import { DownloadButton } from './download-button.tsx';
import { RatingStars } from './rating-stars.tsx';
import { RemoveButton } from './remove-button.tsx';
import { RenameButton } from './rename-button.tsx';
import { RetryButton } from './retry-button.tsx';
import { signNumber } from './sign-number.ts';

const tones = { completed: 'success', processing: 'warning', failed: 'danger' } as const;

/** A report: type, progress and actions. */
export function ReportCard({ report }: { readonly report: ReportSummary }) {
  const type = reportTypeOptions.find(({ value }) => value === report.type);
  const isCompleted = report.status === 'completed';
  return (
    <EntryCard
      number={signNumber(report.type, report.insights)}
      title={report.title}
      to={isCompleted ? reportPath(report.id) : null}
      date={report.date}
      marks={
        <>
          <Badge>{type?.label}</Badge>
          <Badge tone={tones[report.status]}>{reportStatusTexts[report.status] ?? reportTexts.unknownStatus}</Badge>
          {report.hasCorrectedRule ? <Badge tone="gold">{reportTexts.correctedRule}</Badge> : null}
        </>
      }
      facts={report.pages === null ? null : <span>{reportTexts.pages(report.pages)}</span>}
      actions={isCompleted ? <CompletedActions report={report} /> : <OpenActions report={report} />}
    >
      {report.summary ? <p className="measure mt-2">{report.summary}</p> : null}
      {report.insights.length > 0 ? (
        <ul aria-label={reportTexts.insights} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
          {report.insights.map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </ul>
      ) : null}
      {report.status === 'processing' ? (
        <div className="mt-4 max-w-md">
          <ProgressBar label={reportStepTexts[report.step]} value={report.progress} />
        </div>
      ) : null}
    </EntryCard>
  );
}

function CompletedActions({ report }: { readonly report: ReportSummary }) {
  return (
    <>
      <ButtonLink to={reportPath(report.id)} label={`${reportTexts.view}: ${report.title}`} size="sm">
        <Eye aria-hidden="true" />
        {reportTexts.view}
      </ButtonLink>
      <DownloadButton report={report} size="sm" variant="outline" />
      <RenameButton id={report.id} title={report.title} />
      <RemoveButton id={report.id} title={report.title} />
      <div className="sm:ms-auto">
        <RatingStars id={report.id} title={report.title} rating={report.rating} />
      </div>
    </>
  );
}

/** A failed report can be ordered again; one in progress has nothing to press. */
function OpenActions({ report }: { readonly report: ReportSummary }) {
  if (report.status !== 'failed') return null;
  return (
    <>
      {report.failureReason ? <p className="basis-full text-small text-danger">{report.failureReason}</p> : null}
      <RetryButton report={report} size="sm" />
      <RemoveButton id={report.id} title={report.title} />
    </>
  );
}
