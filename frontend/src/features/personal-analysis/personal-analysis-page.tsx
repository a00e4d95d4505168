import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { analysisTexts } from '../../texts/personal-analysis.ts';
import { AnalysisForm } from './analysis-form.tsx';
import { useAnalyzePersonalMutation } from './api.ts';
import { ResultView } from './result-view.tsx';

/** The answer outlives the page: who looks at the reports and comes back finds the map, not an empty form. */
const shared = { fixedCacheKey: 'personal-analysis' } as const;

/** /analise-numerologica: the form, then the map; "Nova Análise" leads back to an empty form. */
export function PersonalAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzePersonalMutation(shared);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(data?.analysisId);

  useEffect(() => {
    if (!data || arrived.current === data.analysisId) return;
    arrived.current = data.analysisId;
    toast.success(analysisTexts.done);
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [data]);

  if (data) return <ResultView analysis={data} headingRef={heading} onAgain={reset} />;
  return <AnalysisForm loading={isLoading} error={error} onSubmit={(body) => void analyze(body)} />;
}
