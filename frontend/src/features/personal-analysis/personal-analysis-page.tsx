import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { personalAnalysisCache, useAnalyzePersonalMutation } from '../../api/endpoints/analyses.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import type { TypedPerson } from '../../shared/people/saved-people.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { AnalysisForm } from './analysis-form.tsx';

const loadResult = async () => ({
  default: (await import('../../shared/results/views/personal-result.tsx')).PersonalResult,
});
const PersonalResult = lazy(loadResult);

/** /analise-numerologica: the form, then the map; "Nova Análise" resets the form. */
export function PersonalAnalysisPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzePersonalMutation(personalAnalysisCache);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const handed = usePrefill('personal', reset);
  const begun = useNameFromElsewhere();

  // Its pictures and texts load while the form is filled in.
  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    const start = handed?.people[0] ?? begun;
    return (
      <>
        <ForClientNote client={client} />
        <AnalysisForm
          start={isFirst ? start : null}
          prefills={isFirst && !start}
          loading={isLoading}
          error={error}
          onSubmit={(body) => void analyze({ ...body, ...clientFields(client) })}
        />
      </>
    );
  }
  const { name, birthDate } = data.map;
  const input = { name, birthDate, email: null };
  const again = () => {
    setIsFirst(false);
    reset();
  };
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <PersonalResult
        analysis={data}
        analysisId={data.analysisId}
        isNew={data.analysisId !== known.current}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'personal', input, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}

/** The longest name that an analysis takes. */
const longestName = 120;

/** The name passed by the home page, or shared to the installed application (`?nome=`), to which apps add their link. */
function useNameFromElsewhere(): TypedPerson | null {
  const { state, search } = useLocation();
  const passed = typeof state === 'object' && state !== null && 'name' in state ? state.name : null;
  const text = new URLSearchParams(search).get('nome')?.replace(/https?:\S+/g, '');
  const shared = text?.trim().split('\n')[0]?.trim().slice(0, longestName);
  const name = typeof passed === 'string' && passed !== '' ? passed : shared;
  return name ? { name, birthDate: '' } : null;
}
