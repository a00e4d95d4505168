import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { DatesResultWire } from '@sefira/contracts/numerology/dates/dates-result';
import { levelNames, occasionText } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { datesResultTexts as texts } from '../../../texts/analyses/best-dates.ts';
import { dateInFigures, dateInWords } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { DateCalendar } from '../dates/date-calendar.tsx';
import { DateOption, DayReasons } from '../dates/date-option.tsx';
import { DatesCare, DatesMethod } from '../dates/dates-method.tsx';
import { listWords } from '../dates/list-words.ts';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface DatesResultProps extends ResultHead {
  readonly input: AnalysisInput<'dates'>;
  readonly result: DatesResultWire;
}

const shownInFull = 3;

/** The best days of a range: three in full, the others folded, the calendar, and how the days were compared. */
export function DatesResult({ input, result, analysisId: _, ...head }: DatesResultProps) {
  const { participants, best, occasion } = result;
  const names = listWords(participants.map(({ name }) => name));
  const others = best.slice(shownInFull);
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(occasionText(occasion).of)}
      lead={texts.span(names, dateInFigures(input.from), dateInFigures(input.to))}
      system={result.system}
    >
      <section className="section">
        <h2>{texts.first}</h2>
        <p className="measure mt-2 text-muted">{result.lead}</p>
        <div className="mt-6 grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
          {best.slice(0, shownInFull).map((day, index) => (
            <DateOption key={day.date} day={day} place={index + 1} participants={participants} />
          ))}
        </div>
      </section>
      <DateCalendar result={result} />
      {others.length === 0 ? null : (
        <section className="section">
          <h2>{texts.others}</h2>
          <p className="measure mt-2 text-muted">{texts.othersLead}</p>
          <FoldList className="mt-6">
            {others.map((day, index) => (
              <Fold
                key={day.date}
                eyebrow={`${texts.place(shownInFull + index + 1)} · ${levelNames[day.level]} · ${texts.points(day.score)}`}
                title={dateInWords(day.date)}
                summary={day.together || undefined}
              >
                <DayReasons day={day} participants={participants} />
              </Fold>
            ))}
          </FoldList>
        </section>
      )}
      <DatesCare care={result.care} steps={result.steps} />
      <DatesMethod result={result} method={result.method} />
    </ResultFrame>
  );
}
