import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useAnalyzeYearBookMutation } from '../../api/endpoints/year-book.ts';
import { ForClientNote } from '../../shared/people/for-client-note.tsx';
import { PersonForm } from '../../shared/people/person-form.tsx';
import { clientFields, usePrefill } from '../../shared/people/prefill.ts';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
import { ResultSkeleton } from '../../shared/results/views/result-skeleton.tsx';
import { yearBookFormTexts as texts } from '../../texts/analyses/year-book.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';

const shared = { fixedCacheKey: 'year-book' } as const;

const loadResult = async () => ({
  default: (await import('../../shared/results/views/year-book-result.tsx')).YearBookResult,
});
const YearBookResult = lazy(loadResult);

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthsOffered = 11;

/** The coming calendar year, the running one, and twelve months from one of the next months on. */
function startsFrom(today: string): { value: string; label: string }[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const years = [year + 1, year].map((one) => ({ value: `${one}-01-01`, label: texts.calendarYear(one) }));
  const months = Array.from({ length: monthsOffered }, (_, offset) => new Date(Date.UTC(year, month - 1 + offset, 1)))
    .filter((date) => date.getUTCMonth() > 0)
    .map((date) => ({ value: date.toISOString().slice(0, 10), label: texts.twelveFrom(monthName.format(date)) }));
  return [...years, ...months];
}

/** /livro-do-ano: a person and twelve months, then each of their days. */
export function YearBookPage() {
  const [analyze, { data, isLoading, error, reset }] = useAnalyzeYearBookMutation(shared);
  const known = useRef(data?.analysisId);
  const [isFirst, setIsFirst] = useState(true);
  const starts = useMemo(() => startsFrom(todayInBrazil()), []);
  const [from, setFrom] = useState(starts[0]?.value ?? '');
  const handed = usePrefill('yearbook', reset);

  usePreloadedResult(loadResult);

  const client = isFirst ? (handed?.client ?? null) : null;
  if (!data) {
    return (
      <>
        <ForClientNote client={client} />
        <PersonForm
          words={texts}
          service="yearbook"
          start={isFirst ? (handed?.people[0] ?? null) : null}
          prefills={isFirst && !handed}
          loading={isLoading}
          error={error}
          onSubmit={(person) => void analyze({ ...person, from, language: 'pt', ...clientFields(client) })}
        >
          <SelectField label={texts.from} value={from} options={starts} onChange={setFrom} />
        </PersonForm>
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
      <YearBookResult
        result={data}
        greeting={data.analysisId === known.current ? undefined : texts.done}
        actions={
          <ResultActions
            analysisId={data.analysisId}
            content={{ kind: 'yearbook', input: { name, birthDate, from: data.asked.from }, result: data }}
            onAgain={again}
          />
        }
      />
    </Suspense>
  );
}
