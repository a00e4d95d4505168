import { Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useReadAnalysisQuery } from '../../api/endpoints/stored-analysis.ts';
import { formPaths, paths } from '../../shared/navigation/paths.ts';
import { ResultActions } from '../../shared/results/actions/result-actions.tsx';
import { AnalysisView } from '../../shared/results/views/analysis-view.tsx';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { myAnalysesTexts as texts } from '../../texts/analyses/my-analyses.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DeleteButton } from './delete-button.tsx';

/** /my-analyses/:id: a stored analysis, computed again by its original rules. */
export function SavedAnalysisPage() {
  const { id = '' } = useParams();
  const { data, isError } = useReadAnalysisQuery(id);
  const navigate = useNavigate();
  if (isError) return <Missing />;
  if (!data) return <ResultSkeleton />;
  const { analysis, content } = data;
  return (
    <>
      <nav aria-label={texts.back} className="page pt-6">
        <Link to={paths.myAnalyses} className="text-link text-small">
          ← {texts.back}
        </Link>
      </nav>
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
        action={<ButtonLink to={paths.myAnalyses}>{texts.back}</ButtonLink>}
      />
    </div>
  );
}
