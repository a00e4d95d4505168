import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeNameMutation } from '../../api/endpoints/analyses.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PersonForm } from '../../shared/people/person-form.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { nameTexts as texts } from '../../texts/analyses/analysis-forms.ts';

const shared = { fixedCacheKey: 'name-analysis' } as const;

const loadResult = async () => ({ default: (await import('../../shared/results/views/name-result.tsx')).NameResult });
const NameResult = lazy(loadResult);

/** /analise-nome: a name and a birth date, and how they agree. */
export function NameAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeNameMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('name', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PersonForm
          words={texts}
          service="name"
          start={isFirst ? (handed?.people[0] ?? null) : null}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          onSubmit={(person) => void analyze({ ...person, language: 'pt', ...clientFields(client) })}
        />
      </>
    );
  }
  const { name, birthDate } = data.asked;
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <NameResult
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'name', input: { name, birthDate }, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
