import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { Check } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { failureText } from '../../api/client/use-field-issues.ts';
import { type BabyBody, useAnalyzeBabyMutation } from '../../api/endpoints/baby.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { SystemField } from '../../shared/people/system-field.tsx';
import { type LastAsked, useAskedBefore, useIssues } from '../../shared/people/typed-form.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { formTexts } from '../../texts/analyses/analysis-forms.ts';
import { babyTexts as texts } from '../../texts/analyses/baby.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showErrors } from '../../ui/fields/focus-first-wrong.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';
import { FormFrame } from '../../ui/layout/form-frame.tsx';
import { BabyFields } from './baby-form.tsx';
import { type BabyProblems, type BabyValues, bodyOf, fieldOfPath, problemsOf, valuesOf } from './form.ts';

const shared = { fixedCacheKey: 'baby' } as const;
const last: LastAsked<BabyBody> = { asked: null };
const loadResult = async () => ({ default: (await import('../../shared/results/views/baby-result.tsx')).BabyResult });
const BabyResult = lazy(loadResult);

const atFirst: BabyValues = {
  surnames: ['', ''],
  expected: '',
  around: '14',
  parents: ['', ''],
  siblings: '',
  ideas: '',
  gender: 'any',
  origin: 'any',
  style: 'any',
};

/** /nome-do-bebe: names for a baby by its surnames, its possible dates and the parents and siblings. */
export function BabyNamesPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeBabyMutation(shared);
  const known = useRef(data?.analysisId);
  const handed = usePrefill('baby', reset);
  const before = useAskedBefore(last, { error, reset });
  const [client] = useState(handed?.client ?? before?.client ?? null);
  const [values, setValues] = useState<BabyValues>(() =>
    before ? valuesOf(before.body) : { ...atFirst, parents: [client?.name ?? '', ''] },
  );
  const [problems, setProblems] = useState<BabyProblems>({});
  const [system, setSystem] = useState<NumerologySystem>(before?.body.system ?? 'cabalistica');
  const today = todayInBrazil();
  usePreloadedResult(loadResult);

  useIssues(error, (path) => fieldOfPath(path, values), setProblems);

  const change = (fields: Partial<BabyValues>) => {
    const next = { ...values, ...fields };
    setValues(next);
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next, today));
  };
  const submit = () => {
    const found = problemsOf(values, today);
    showErrors(() => setProblems(found));
    if (Object.keys(found).length > 0) return;
    const body = { ...bodyOf(values), language: 'pt', system, ...clientFields(client) } as const;
    last.asked = { body, client };
    void analyze(body);
  };

  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <FormFrame
          wide
          title={texts.title}
          lead={texts.lead}
          notice={refusalOf(error, failureText(error, texts.failed))}
          onSubmit={submit}
          aside={<WhatComes />}
        >
          <BabyFields values={values} problems={problems} onChange={change} />
          <SystemField value={system} onChange={setSystem} />
          <Button type="submit" size="lg" loading={isLoading} loadingLabel={formTexts.submitting} className="w-full">
            {texts.submit}
          </Button>
          <CostHint service="baby" />
        </FormFrame>
      </>
    );
  }
  const input = inputOf(data.asked);
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <BabyResult
        input={input}
        result={data}
        analysisId={data.analysisId}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions analysisId={data.analysisId} content={{ kind: 'baby', input, result: data }} onAgain={reset} />
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
      <p className="mt-5 border-t border-separator pt-4 text-small text-muted">{texts.popularity}</p>
    </aside>
  );
}

function inputOf({ surnames, from, to, ...asked }: BabyBody): AnalysisInput<'baby'> {
  return {
    surnames,
    from,
    to,
    parents: asked.parents ?? [],
    siblings: asked.siblings ?? [],
    gender: asked.gender ?? 'any',
    origin: asked.origin ?? null,
    style: asked.style ?? null,
    ideas: asked.ideas ?? [],
  };
}
