import type { RelationKind } from '@sefira/contracts/numerology/inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeCompatibilityMutation } from '../../api/endpoints/analyses.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PeopleFields } from '../../shared/people/people-fields.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { compatibilityErrorTexts, compatibilityTexts as texts } from '../../texts/analyses/analysis-forms.ts';
import { RelationField, suggestedKind } from './relation-field.tsx';

const shared = { fixedCacheKey: 'compatibility' } as const;
const fewest = 2;
const most = 5;

const loadResult = async () => ({
  default: (await import('../../shared/results/views/compatibility-result.tsx')).CompatibilityResult,
});
const CompatibilityResult = lazy(loadResult);

const words = {
  ...texts,
  row: texts.person,
  removeRow: texts.removePerson,
  tooFew: compatibilityErrorTexts.tooFew,
  failed: compatibilityErrorTexts.failed,
};

/** /compatibilidade: two to five people, then their comparison. */
export function CompatibilityPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeCompatibilityMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('compatibility', reset);

  usePreloadedResult(loadResult);

  const [chosen, setChosen] = useState<RelationKind | null>(handed?.relationKind ?? null);
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
          fieldOf={(birthDates) => <RelationField value={chosen ?? suggestedKind(birthDates)} onChange={setChosen} />}
          onSubmit={(people, _title, system) => {
            const [person1, person2] = people;
            void analyze({
              people,
              person1,
              person2,
              type: 'compatibility',
              relationKind: chosen ?? suggestedKind(people.map(({ birthDate }) => birthDate)),
              language: 'pt',
              system,
              ...clientFields(client),
            });
          }}
        />
      </>
    );
  }
  const input = { people: data.asked.people ?? [], relationKind: data.relationKind };
  const again = () => {
    setIsFirst(false);
    setChosen(null);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <CompatibilityResult
        input={input}
        result={data}
        isNew={data.analysisId !== known.current}
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
