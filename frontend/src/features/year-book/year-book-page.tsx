import { lazy, useMemo, useState } from 'react';
import { useAnalyzeYearBookMutation } from '../../api/endpoints/year-book.ts';
import { PersonAnalysis } from '../../shared/people/person-analysis.tsx';
import { ResultActions, usePreloadedResult } from '../../shared/results/actions/lazy-result-actions.ts';
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
  const [analyze, call] = useAnalyzeYearBookMutation(shared);
  const starts = useMemo(() => startsFrom(todayInBrazil()), []);
  const [from, setFrom] = useState(starts[0]?.value ?? '');
  usePreloadedResult(loadResult);
  return (
    <PersonAnalysis
      kind="yearbook"
      words={texts}
      call={call}
      onSubmit={(asked) => void analyze({ ...asked, from })}
      fields={<SelectField label={texts.from} value={from} options={starts} onChange={setFrom} />}
    >
      {(result, { greeting, again }) => {
        const { name, birthDate } = result.asked;
        return (
          <YearBookResult
            result={result}
            greeting={greeting}
            actions={
              <ResultActions
                analysisId={result.analysisId}
                content={{ kind: 'yearbook', input: { name, birthDate, from: result.asked.from }, result }}
                onAgain={again}
              />
            }
          />
        );
      }}
    </PersonAnalysis>
  );
}
