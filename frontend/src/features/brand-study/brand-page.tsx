import { lazy, Suspense, useRef, useState } from 'react';
import { type BrandBody, useAnalyzeBrandMutation } from '../../api/endpoints/brand.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PeopleFields } from '../../shared/people/people-fields.tsx';
import { clientFields, typedPeople, usePrefill } from '../../shared/people/prefill.ts';
import { type LastAsked, useAskedBefore, useIssues } from '../../shared/people/typed-form.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { brandTexts as texts } from '../../texts/analyses/brand.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { FirmFields, OpeningFields } from './firm-fields.tsx';
import {
  type BrandProblems,
  type BrandValues,
  bodyOf,
  fieldOfPath,
  firstValues,
  inputOf,
  problemsOf,
  valuesOf,
} from './form.ts';

const shared = { fixedCacheKey: 'brand' } as const;
const last: LastAsked<BrandBody> = { asked: null };
const fewest = 1;
const most = 4;

const loadResult = async () => ({ default: (await import('../../shared/results/views/brand-result.tsx')).BrandResult });
const BrandResult = lazy(loadResult);

const BrandAside = lazy(async () => ({ default: (await import('./brand-aside.tsx')).BrandAside }));

/** /marca: names for a firm by its sector, its values, its founders and the days to open. */
export function BrandPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeBrandMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const today = todayInBrazil();
  const handed = usePrefill('brand', reset);
  const before = useAskedBefore(last, { error, reset });
  const [values, setValues] = useState<BrandValues>(() => (before ? valuesOf(before.body) : firstValues(today)));
  const [problems, setProblems] = useState<BrandProblems>({});
  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? before?.client ?? null) : null;
  useIssues(error, fieldOfPath, setProblems);

  const change = (fields: Partial<BrandValues>) => {
    const next = { ...values, ...fields };
    setValues(next);
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next, today));
  };
  const fields = { values, problems, onChange: change };
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PeopleFields
          words={texts}
          fewest={fewest}
          needed={fewest}
          most={most}
          firstTwo={false}
          start={isFirst ? (typedPeople(before?.body.founders) ?? handed?.people ?? []) : []}
          startSystem={before?.body.system}
          prefills={isFirst && !handed && !before}
          loading={isLoading}
          error={error}
          question={<FirmFields {...fields} />}
          fieldOf={() => <OpeningFields {...fields} />}
          aside={
            <Suspense fallback={<div />}>
              <BrandAside />
            </Suspense>
          }
          cost={<CostHint service="brand" />}
          checkRest={() => {
            const found = problemsOf(values, today);
            setProblems(found);
            return Object.keys(found).length === 0;
          }}
          onSubmit={(founders, _title, system) => {
            const body = { ...bodyOf(founders, values), language: 'pt', system, ...clientFields(client) } as const;
            last.asked = { body, client };
            void analyze(body);
          }}
        />
      </>
    );
  }
  const input = inputOf(data.asked);
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <BrandResult
        input={input}
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'brand', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
