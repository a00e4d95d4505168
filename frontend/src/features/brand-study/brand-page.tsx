import { Check } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnalyzeBrandMutation } from '../../api/endpoints/brand.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PeopleFields } from '../../shared/people/people-fields.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { brandTexts as texts } from '../../texts/analyses/brand.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { FirmFields, OpeningFields } from './firm-fields.tsx';
import { type BrandProblems, type BrandValues, bodyOf, firstValues, inputOf, problemsOf } from './form.ts';

const shared = { fixedCacheKey: 'brand' } as const;
const fewest = 1;
const most = 4;

const loadResult = async () => ({ default: (await import('../../shared/results/views/brand-result.tsx')).BrandResult });
const BrandResult = lazy(loadResult);

/** /marca: names for a firm by its sector, its values, its founders and the days to open. */
export function BrandPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeBrandMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const today = todayInBrazil();
  const [values, setValues] = useState<BrandValues>(() => firstValues(today));
  const [problems, setProblems] = useState<BrandProblems>({});
  const handed = usePrefill('brand', reset);
  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
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
          start={isFirst ? (handed?.people ?? []) : []}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          question={<FirmFields {...fields} />}
          fieldOf={() => <OpeningFields {...fields} />}
          aside={<WhatComes />}
          cost={<CostHint service="brand" />}
          onSubmit={(founders, _title, system) => {
            const found = problemsOf(values, today);
            setProblems(found);
            const [first] = Object.keys(found);
            if (first !== undefined) {
              document.getElementsByName(first)[0]?.focus();
              return;
            }
            void analyze({ ...bodyOf(founders, values), language: 'pt', system, ...clientFields(client) });
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

function WhatComes() {
  return (
    <aside className="card p-5 md:p-6 lg:sticky lg:top-24">
      <h2 className="text-h3">{texts.asideTitle}</h2>
      <ul className="mt-4 grid gap-3">
        {texts.aside.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-gold" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-3 border-t border-separator pt-4 text-small text-muted">
        <p>{texts.noSearch}</p>
        <p>
          {texts.generator}{' '}
          <Link to={paths.companyNames} className="text-link">
            {texts.generatorLink}
          </Link>
        </p>
      </div>
    </aside>
  );
}
