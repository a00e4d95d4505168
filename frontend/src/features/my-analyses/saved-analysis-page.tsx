import { Suspense } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useReadAnalysisQuery } from '../../api/analyses.ts';
import { formPaths, paths } from '../../paths.ts';
import { AnalysisView } from '../../results/analysis-view.tsx';
import { ResultActions } from '../../results/result-actions.tsx';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { myAnalysesTexts as texts } from '../../texts/my-analyses.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeleteButton } from './delete-button.tsx';

/** /my-analyses/:id: a kept analysis, made again by the rules it was made with. */
export function KeptAnalysisPage() {
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
