import { lazy, Suspense, useEffect, useRef } from 'react';
import { useAnalyzePersonalMutation } from '../../api/analyses.ts';
import { ResultActions } from '../../results/result-actions.tsx';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { analysisTexts } from '../../texts/personal-analysis.ts';
import { AnalysisForm } from './analysis-form.tsx';

/** The answer outlives the page: who looks at the reports and comes back finds the map, not an empty form. */
const shared = { fixedCacheKey: 'personal-analysis' } as const;

const loadResult = async () => ({ default: (await import('../../results/personal-result.tsx')).PersonalResult });
const PersonalResult = lazy(loadResult);

/** /analise-numerologica: the form, then the map; "Nova Análise" leads back to an empty form. */
export function PersonalAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzePersonalMutation(shared);
  const known = useRef(data?.analysisId);

  // Its pictures and texts come while the form is filled in.
  useEffect(() => void loadResult(), []);

  if (!data) return <AnalysisForm loading={isLoading} error={error} onSubmit={(body) => void analyze(body)} />;
  const { name, birthDate } = data.map;
  const input = { name, birthDate, email: null };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <PersonalResult
        analysis={data}
        greeting={data.analysisId === known.current ? undefined : analysisTexts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'personal', input, result: data }}
            onAgain={reset}
          />
        }
      />
    </Suspense>
  );
}
