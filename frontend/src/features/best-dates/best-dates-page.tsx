import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAnalyzeDatesMutation } from '../../api/endpoints/dates.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PeopleFields } from '../../shared/people/people-fields.tsx';
import { clientFields, typedPeople, usePrefill } from '../../shared/people/prefill.ts';
import { type LastAsked, useAskedBefore } from '../../shared/people/typed-form.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { analysisErrorTexts } from '../../texts/analyses/analysis-forms.ts';
import { bestDatesTexts as texts } from '../../texts/analyses/best-dates.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { AvoidFields } from './avoid-fields.tsx';
import {
  bodyOf,
  type DatesBody,
  type DatesOptions,
  type DatesProblems,
  optionsOf,
  problemsOf,
  rangeOf,
} from './form.ts';
import { OccasionFields } from './occasion-fields.tsx';

const shared = { fixedCacheKey: 'dates' } as const;
const last: LastAsked<DatesBody> = { asked: null };
const fewest = 1;
const most = 5;

const loadResult = async () => ({ default: (await import('../../shared/results/views/dates-result.tsx')).DatesResult });
const DatesResult = lazy(loadResult);

const OccasionAside = lazy(async () => ({ default: (await import('./occasion-aside.tsx')).OccasionAside }));

const words = {
  ...texts,
  row: texts.person,
  removeRow: texts.removePerson,
  failed: analysisErrorTexts.failed,
};

/** /data-certa: the best days for one to five people and up to two companies. */
export function BestDatesPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeDatesMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const today = todayInBrazil();
  const before = useAskedBefore(last, { error, reset });
  const [options, setOptions] = useState<DatesOptions>(() =>
    before
      ? optionsOf(before.body)
      : {
          occasion: 'wedding',
          ...rangeOf(6, today),
          weekdays: [0, 1, 2, 3, 4, 5, 6],
          avoidHolidays: true,
          state: '',
          companies: [],
        },
  );
  const [problems, setProblems] = useState<DatesProblems>({});

  const handed = usePrefill('dates', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? before?.client ?? null) : null;
  const change = (fields: Partial<DatesOptions>) => {
    const next = { ...options, ...fields };
    setOptions(next);
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next, today));
  };
  const fields = { options, problems, onChange: change };
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PeopleFields
          words={words}
          fewest={fewest}
          needed={fewest}
          most={most}
          firstTwo={false}
          start={isFirst ? (typedPeople(before?.body.people) ?? handed?.people ?? []) : []}
          startSystem={before?.body.system}
          prefills={isFirst && !handed && !before}
          loading={isLoading}
          error={error}
          question={<OccasionFields {...fields} today={today} />}
          fieldOf={() => <AvoidFields {...fields} />}
          aside={
            <Suspense fallback={<div />}>
              <OccasionAside occasion={options.occasion} />
            </Suspense>
          }
          cost={<CostHint service="dates" />}
          checkRest={() => {
            const found = problemsOf(options, today);
            setProblems(found);
            return Object.keys(found).length === 0;
          }}
          onSubmit={(people, _title, system) => {
            const state = options.avoidHolidays && options.state ? options.state : null;
            const asked = { ...bodyOf(people, options), state, language: 'pt', system } as const;
            const body = { ...asked, ...clientFields(client) };
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
      <DatesResult
        input={input}
        result={data}
        analysisId={data.analysisId}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'dates', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}

function inputOf({ occasion, people, companies = [], from, to, ...asked }: DatesBody): AnalysisInput<'dates'> {
  return {
    occasion,
    people,
    companies: companies.map(({ name, foundationDate }) => ({ name, foundationDate: foundationDate ?? null })),
    from,
    to,
    avoidWeekdays: asked.avoidWeekdays ?? [],
    avoidHolidays: asked.avoidHolidays ?? true,
    state: asked.state ?? null,
  };
}
