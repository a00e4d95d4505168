import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isProblem } from '../../api/problem.ts';
import { useSession } from '../../api/use-session.ts';
import { paths } from '../../paths.ts';
import { AnalysisView } from '../../results/analysis-view.tsx';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { reportPageTexts as texts } from '../../texts/reports.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useReadReportContentQuery } from './api.ts';
import { AskAssistant } from './ask-assistant.tsx';
import { CorrectionButton } from './correction-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { EmailButton } from './email-button.tsx';
import { ReportFacts } from './report-facts.tsx';

/** /relatorios/:id: a report on screen, made again from what its PDF was made from. */
export function ReportPage() {
  const { id = '' } = useParams();
  const { hasAccount } = useSession();
  const { data, error, refetch } = useReadReportContentQuery(id);
  if (error && isProblem(error) && (error.status === 404 || error.status === 400)) return <Missing />;
  if (error) return <Failed onAgain={() => void refetch()} />;
  if (!data) return <ResultSkeleton />;
  const { report, content, referenceDate, correctableUntil } = data;
  return (
    <>
      <nav aria-label={texts.back} className="page pt-6">
        <Link to={paths.reports} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
      <Suspense fallback={<ResultSkeleton />}>
        <AnalysisView
          content={content}
          actions={
            <>
              {report.status === 'completed' ? <DownloadButton report={report} /> : null}
              {hasAccount ? <EmailButton id={report.id} /> : null}
              {correctableUntil ? <CorrectionButton id={report.id} content={content} until={correctableUntil} /> : null}
            </>
          }
        />
        <div className="page grid items-start gap-6 pt-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <AskAssistant report={report} content={content} />
          <ReportFacts report={report} referenceDate={referenceDate} />
        </div>
      </Suspense>
    </>
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
