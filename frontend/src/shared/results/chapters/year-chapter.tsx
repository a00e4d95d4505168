import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { PointList } from '../cards/point-list.tsx';
import type { Portrait } from '../result-types.ts';
import { Fold } from './fold.tsx';
import { NumberMark } from './number-mark.tsx';

type Year = Portrait['years'][number];

const areaKeys = ['love', 'work', 'money', 'home'] as const;
const namesOfBands: Partial<Record<Year['ageBand'], Partial<Record<(typeof areaKeys)[number], string>>>> = {
  child: chapterTexts.yearAreasOfChild,
  teen: chapterTexts.yearAreasOfTeen,
  elder: chapterTexts.yearAreasOfElder,
};
const monthWords = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A personal year that is to come. */
export function YearChapter({ year }: { readonly year: Year }) {
  const { phase, description, opportunities, challenges } = year.year;
  return (
    <Fold
      eyebrow={`${chapterTexts.year(year.number)} · ${dateInFigures(year.fromDate)} a ${dateInFigures(lastDayOf(year))}`}
      title={phase}
      lead={description}
      mark={<NumberMark number={year.number} />}
    >
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1.7fr_1fr]">
        <p className="measure">{description}</p>
        <div className="grid content-start gap-5">
          <PointList title={resultTexts.opportunities} points={opportunities} />
          <PointList title={resultTexts.challenges} points={challenges} />
        </div>
      </div>
      <YearAreas year={year} />
    </Fold>
  );
}

/** A year in four areas of life, and its months. */
export function YearAreas({ year }: { readonly year: Year }) {
  const names = { ...chapterTexts.yearAreas, ...namesOfBands[year.ageBand] };
  return (
    <>
      <div className="mt-6 grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {areaKeys.map((key) => (
          <div key={key}>
            <h4 className="font-semibold">{names[key]}</h4>
            <p className="measure mt-1">{year.areas[key]}</p>
          </div>
        ))}
      </div>
      <h4 className="mt-8 font-semibold">{chapterTexts.months}</h4>
      <dl className="mt-3 grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {year.months.map(({ fromDate, number, text, sameAs }) => (
          <div key={fromDate}>
            <dt className="text-small font-semibold first-letter:uppercase">
              {chapterTexts.month(inWords(fromDate), number)}
            </dt>
            <dd className="mt-1 text-[0.9375rem] text-muted">
              {text ?? chapterTexts.sameMonth(inWords(year.months[sameAs ?? 0]?.fromDate ?? fromDate))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function inWords(date: string): string {
  return monthWords.format(new Date(date));
}

/** Ends are exclusive. */
function lastDayOf({ toDate }: Year): string {
  return new Date(Date.parse(toDate) - 86_400_000).toISOString().slice(0, 10);
}
