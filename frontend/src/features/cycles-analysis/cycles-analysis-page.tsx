import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeCyclesMutation } from '../../api/endpoints/analyses.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { cyclesTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { CyclesForm } from './cycles-form.tsx';

const shared = { fixedCacheKey: 'cycles-analysis' } as const;

const loadResult = async () => ({
  default: (await import('../../shared/results/views/cycles-result.tsx')).CyclesResult,
});
const CyclesResult = lazy(loadResult);

/** /analise-ciclos: a person's birth date and a year, then week, year and periods of life. */
export function CyclesAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeCyclesMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('cycles', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <CyclesForm
          start={isFirst && handed ? { name: '', birthDate: '', ...handed.people[0], year: handed.year } : null}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          onSubmit={(asked) => void analyze({ ...asked, language: 'pt', ...clientFields(client) })}
        />
      </>
    );
  }
  const { birthDate, currentYear: year } = data.asked;
  const input = { ...(data.name === null ? {} : { name: data.name }), birthDate, year };
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <CyclesResult
        input={input}
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'cycles', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
