import type { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isProblem, messageOf } from '../../api/client/problem.ts';
import { useReadAnalysisQuery } from '../../api/endpoints/stored-analysis.ts';
import { beingTakenOver, formPaths, paths } from '../../shared/navigation/paths.ts';
import { ResultActions } from '../../shared/results/actions/result-actions.tsx';
import { AnalysisView } from '../../shared/results/views/analysis-view.tsx';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { myAnalysesTexts as texts } from '../../texts/analyses/my-analyses.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { DeleteButton } from './delete-button.tsx';

/** /my-analyses/:id: a stored analysis, computed again by its original rules. */
export function SavedAnalysisPage() {
  const { id = '' } = useParams();
  const { data, isMissing, failed } = useArrivingAnalysis(id);
  if (isMissing) return <Missing />;
  if (failed) {
    return (
      <div className="page pt-10 md:pt-14">
        <h1 className="sr-only">{texts.title}</h1>
        <RetryNotice text={messageOf(failed.error)} query={failed} />
      </div>
    );
  }
  return (
    <>
      <nav aria-label={texts.back} className="page pt-6">
        <Link to={paths.myAnalyses} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
      {data ? <Saved data={data} /> : <ResultSkeleton />}
    </>
  );
}

type Stored = RouteAnswer<typeof readAnalysis>['data'];

function Saved({ data: { analysis, content } }: { readonly data: Stored }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <AnalysisView
        content={content}
        analysisId={analysis.id}
        actions={
          <>
            <ResultActions
              analysisId={analysis.id}
              content={content}
              onAgain={() => void navigate(formPaths[content.kind])}
            />
            <DeleteButton
              id={analysis.id}
              title={analysis.title}
              onDeleted={() => void navigate(paths.myAnalyses, { replace: true })}
            />
          </>
        }
      />
    </Suspense>
  );
}

const retryMilliseconds = 500;
const retries = 20;
/** No such analysis, and no such id. */
const missing: readonly number[] = [404, 400];

/** The analysis; read again for some seconds while a new account takes it over from a guest, by an event. */
function useArrivingAnalysis(id: string) {
  const [search] = useSearchParams();
  const [left, setLeft] = useState(search.has(beingTakenOver) ? retries : 0);
  const query = useReadAnalysisQuery(id);
  const { data, error, isError, refetch } = query;
  const isMissing = isProblem(error) && missing.includes(error.status);
  useEffect(() => {
    if (!isMissing || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      void refetch();
    }, retryMilliseconds);
    return () => clearTimeout(timer);
  }, [isMissing, left, refetch]);
  return { data, isMissing: isMissing && left === 0, failed: isError && !isMissing ? query : null };
}

function Missing() {
  return (
    <div className="page pt-10 md:pt-14">
      <h1 className="sr-only">{texts.missingTitle}</h1>
      <EmptyState
        title={texts.missingTitle}
        hint={texts.missingHint}
        action={<ButtonLink to={paths.myAnalyses}>{texts.back}</ButtonLink>}
      />
    </div>
  );
}
