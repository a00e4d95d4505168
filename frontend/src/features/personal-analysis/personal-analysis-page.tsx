import { lazy, Suspense, useEffect, useRef } from 'react';
import { AnalysisForm } from './analysis-form.tsx';
import { useAnalyzePersonalMutation } from './api.ts';
import { ResultSkeleton } from './result-skeleton.tsx';

/** The answer outlives the page: who looks at the reports and comes back finds the map, not an empty form. */
const shared = { fixedCacheKey: 'personal-analysis' } as const;

const loadResultView = async () => ({ default: (await import('./result-view.tsx')).ResultView });
const ResultView = lazy(loadResultView);

/** /analise-numerologica: the form, then the map; "Nova Análise" leads back to an empty form. */
export function PersonalAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzePersonalMutation(shared);
  const known = useRef(data?.analysisId);

  // Its pictures and texts come while the form is filled in.
  useEffect(() => void loadResultView(), []);

  if (!data) return <AnalysisForm loading={isLoading} error={error} onSubmit={(body) => void analyze(body)} />;
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <ResultView analysis={data} isNew={data.analysisId !== known.current} onAgain={reset} />
    </Suspense>
  );
}
