import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeCompatibilityMutation } from '../../api/analyses.ts';
import { CostHint } from '../../billing/cost-hint.tsx';
import { ForClientNote } from '../../people/for-client-note.tsx';
import { madeFor, useHandedOver } from '../../people/handed-over.ts';
import { PeopleFields } from '../../people/people-fields.tsx';
import { ResultActions, useResultAhead } from '../../results/late-result-actions.ts';
import { ResultSkeleton } from '../../results/result-skeleton.tsx';
import { compatibilityErrorTexts, compatibilityTexts as texts } from '../../texts/analysis-forms.ts';

const shared = { fixedCacheKey: 'compatibility' } as const;
const fewest = 2;
const most = 5;

const loadResult = async () => ({
  default: (await import('../../results/compatibility-result.tsx')).CompatibilityResult,
});
const CompatibilityResult = lazy(loadResult);

const words = {
  ...texts,
  row: texts.person,
  removeRow: texts.removePerson,
  tooFew: compatibilityErrorTexts.tooFew,
  failed: compatibilityErrorTexts.failed,
};

/** /compatibilidade: two to five people, then how they meet. */
export function CompatibilityPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeCompatibilityMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = useHandedOver('compatibility', reset);

  useResultAhead(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PeopleFields
          words={words}
          fewest={fewest}
          most={most}
          firstTwo
          start={isFirst ? (handed?.people ?? []) : []}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          cost={<CostHint service="compatibility" />}
          onSubmit={(people, _title, system) => {
            const [person1, person2] = people;
            void analyze({
              people,
              person1,
              person2,
              type: 'compatibility',
              language: 'pt',
              system,
              ...madeFor(client),
            });
          }}
        />
      </>
    );
  }
  const input = { people: data.asked.people ?? [] };
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <CompatibilityResult
        input={input}
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'compatibility', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
