import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../../api/client/problem.ts';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { AnalysisView } from '../../shared/results/views/analysis-view.tsx';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { reportStepTexts, reportPageTexts as texts } from '../../texts/professional/reports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useReadReportContentQuery } from './api.ts';
import { AskAssistant } from './ask-assistant.tsx';
import { CorrectionButton } from './correction-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { EmailButton } from './email-button.tsx';
import { ReportConnection } from './report-connection.tsx';
import { ReportFacts } from './report-facts.tsx';
import { RetryButton } from './retry-button.tsx';
import { usePollingInterval } from './use-polling-interval.ts';

const CorrectedRule = lazy(async () => ({ default: (await import('./corrected-rule.tsx')).CorrectedRule }));

/** /relatorios/:id: a report on screen, computed again from the input of its PDF. */
export function ReportPage() {
  const { id = '' } = useParams();
  const { hasAccount } = useSession();
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, error, refetch } = useReadReportContentQuery(id, { pollingInterval, skipPollingIfUnfocused: true });
  const wanted = usePollingInterval(data?.report.status === 'processing');
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  if (isNotFound(error)) return <Missing />;
  if (error) return <Failed onAgain={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <BackToReports />
        <ResultSkeleton />
      </>
    );
  }
  const { report, content, referenceDate, correctableUntil, correctionsLeft, ruleCorrection, portraitOf } = data;
  return (
    <>
      <BackToReports />
      {ruleCorrection ? (
        <div className="page pt-6">
          <Suspense>
            <CorrectedRule id={report.id} correction={ruleCorrection} />
          </Suspense>
        </div>
      ) : null}
      <Suspense fallback={<ResultSkeleton />}>
        <AnalysisView
          content={content}
          analysisId={portraitOf ?? undefined}
          actions={
            <>
              <ReportState report={report} />
              {hasAccount ? <EmailButton id={report.id} /> : null}
              {correctableUntil ? (
                <CorrectionButton id={report.id} content={content} until={correctableUntil} left={correctionsLeft} />
              ) : null}
            </>
          }
        />
        <div className="page grid items-start gap-4 pt-6 lg:gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <AskAssistant report={report} content={content} />
          <ReportFacts report={report} referenceDate={referenceDate} />
        </div>
      </Suspense>
    </>
  );
}

function BackToReports() {
  return (
    <nav aria-label={texts.back} className="page pt-6">
      <Link to={paths.reports} className="text-link text-small">
        ← {texts.back}
      </Link>
    </nav>
  );
}

/** Its PDF, or its progress. */
function ReportState({ report }: { readonly report: ReportSummary }) {
  if (report.status === 'completed') return <DownloadButton report={report} />;
  if (report.status === 'failed') return <RetryButton report={report} />;
  return (
    <div className="w-56">
      <ReportConnection />
      <ProgressBar label={reportStepTexts[report.step]} value={report.progress} />
    </div>
  );
}

function Missing() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.missingTitle}</h1>
      <EmptyState
        title={texts.missingTitle}
        hint={texts.missingHint}
        action={<ButtonLink to={paths.reports}>{texts.back}</ButtonLink>}
      />
    </div>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.failedTitle}</h1>
      <EmptyState
        title={texts.failedTitle}
        hint={texts.failedHint}
        action={<Button onPress={onAgain}>{texts.tryAgain}</Button>}
      />
    </div>
  );
}
