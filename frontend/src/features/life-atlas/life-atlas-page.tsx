import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeAtlasMutation } from '../../api/endpoints/atlas.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PersonForm } from '../../shared/people/person-form.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { atlasFormTexts as texts } from '../../texts/analyses/atlas.ts';

const shared = { fixedCacheKey: 'life-atlas' } as const;

const loadResult = async () => ({ default: (await import('../../shared/results/views/atlas-result.tsx')).AtlasResult });
const AtlasResult = lazy(loadResult);

/** /atlas-da-vida: a name and a birth date, then a whole life on one line. */
export function LifeAtlasPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeAtlasMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('atlas', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PersonForm
          words={texts}
          service="atlas"
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
      <AtlasResult
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'atlas', input: { name, birthDate }, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
