import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { triangleTexts } from '../../../texts/analyses/personal-analysis.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import type { Portrait } from '../result-types.ts';

/** The arcana of the triângulo da vida in the order of life, each text once. */
export function ArcanaLine({ arcana }: Pick<Portrait, 'arcana'>) {
  const said = new Set<number>();
  const rows = arcana.map((period) => {
    const isFirst = !said.has(period.arcano);
    said.add(period.arcano);
    return { ...period, isFirst };
  });
  return (
    <>
      <h4 className="mt-6 font-semibold">{chapterTexts.arcana}</h4>
      <ol className="mt-3 grid gap-5">
        {rows.map((period) => (
          <li key={period.fromDate} className={period.tense === 'present' ? 'border-s border-gold ps-4' : ''}>
            <p className="text-fine text-muted tabular-nums">
              {chapterTexts[period.tense]} · {spanOf(period)}
            </p>
            <p className="font-semibold">{nameOf(period)}</p>
            <p className="measure mt-1 text-[0.9375rem] text-muted">
              {period.isFirst ? period.text : chapterTexts.arcanumAgain}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

type Arcanum = Portrait['arcana'][number];

function nameOf({ arcano, title, theme }: Arcanum): string {
  return chapterTexts.arcanum(arcano, arcano > 22 ? theme : title);
}

function spanOf({ fromDate, toDate }: Arcanum): string {
  return triangleTexts.span(dateInFigures(fromDate), toDate === null ? null : dateInFigures(toDate));
}
