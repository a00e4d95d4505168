import { drawLifeColumns } from '@sefira/drawings/life-columns';
import { drawTimeline } from '@sefira/drawings/timeline';
import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { periodName, resultTexts, trackNames } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ageOn, todayInBrazil } from '../../../ui/format/calendar-date.ts';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';
import { timelineOf } from '../drawings/map-drawings.ts';
import type { MapOfPerson, MapTexts, Portrait } from '../result-types.ts';

interface TimelineSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
  readonly portrait: Portrait | undefined;
}

/** The periods of a life as a line. */
export function TimelineSection({ map, texts, portrait }: TimelineSectionProps) {
  return (
    <PeriodsSection
      birthDate={map.birthDate}
      age={map.idade}
      periods={map.periodos}
      texts={texts}
      life={portrait?.life}
      title={resultTexts.timeline}
      lead={resultTexts.timelineLead}
    />
  );
}

interface PeriodsSectionProps {
  readonly birthDate: string;
  /** In whole years; else derived from the current periods. */
  readonly age?: number;
  readonly periods: MapOfPerson['periodos'];
  readonly texts: Pick<MapTexts, 'ciclosDeVida' | 'momentosDecisivos' | 'desafios'>;
  /** The same periods in their tense and at this age; not for guests, not on public pages. */
  readonly life?: Portrait['life'] | undefined;
  readonly title: string;
  readonly lead: string;
}

/** The life as a line, the current periods, then every other one. */
export function PeriodsSection({ birthDate, age, periods, texts, life, title, lead }: PeriodsSectionProps) {
  const line = timelineOf(birthDate, periods, age ?? ageOn(birthDate, todayInBrazil()));
  const tracks = [
    { key: 'ciclos', short: texts.ciclosDeVida },
    { key: 'momentos', short: texts.momentosDecisivos },
    { key: 'desafios', short: texts.desafios },
  ] as const;
  const all = tracks.flatMap(({ key, short }) =>
    periods[key].map((period, index) => ({
      id: `${key} ${period.position}`,
      period,
      text: life?.[key][index] ?? short[period.position - 1],
      name: periodName(period.position, trackNames[key].unit),
    })),
  );
  return (
    <section id="linha" className="result-section">
      <h2>{title}</h2>
      <p className="mt-2 text-muted">{lead}</p>
      <div className="card mt-4 p-3 md:p-4">
        <Drawing
          node={drawTimeline(line, { palette: cardPalette })}
          className="mx-auto hidden max-w-[50rem] md:block"
        />
        <Drawing node={drawLifeColumns(line, { palette: cardPalette })} className="mx-auto max-w-[24rem] md:hidden" />
      </div>
      <FoldList className="mt-3">
        {all
          .filter(({ period }) => period.current)
          .map(({ id, ...entry }) => (
            <PeriodChapter key={id} {...entry} isCurrent />
          ))}
        <Fold title={chapterTexts.allPeriods} summary={tracks.map(({ key }) => trackNames[key].name).join(' · ')}>
          <div className="fold-list -mx-4 border-t border-separator md:-mx-7">
            {all
              .filter(({ period }) => !period.current)
              .map(({ id, ...entry }) => (
                <PeriodChapter key={id} {...entry} />
              ))}
          </div>
        </Fold>
      </FoldList>
    </section>
  );
}

interface PeriodChapterProps {
  readonly name: string;
  readonly period: MapOfPerson['periodos']['ciclos'][number];
  readonly text: PeriodText | undefined;
  readonly isCurrent?: boolean;
}

interface PeriodText {
  readonly title: string;
  readonly text: string;
  readonly ageText?: string | null;
  readonly practice?: string | null;
}

function PeriodChapter({ name, period, text, isCurrent = false }: PeriodChapterProps) {
  const years = resultTexts.years(period.fromYear, period.toYear);
  const span = isCurrent ? years : `${years}, ${resultTexts.ages(period.fromAge, period.toAge)}`;
  return (
    <Fold
      eyebrow={`${name} · ${span}`}
      title={text?.title ?? name}
      lead={isCurrent ? text?.text : undefined}
      mark={<NumberMark number={period.number} />}
      aside={isCurrent ? <Badge tone="gold">{resultTexts.you}</Badge> : undefined}
    >
      {text ? (
        <div className="measure grid gap-3">
          <p>{text.text}</p>
          {text.ageText ? <p>{text.ageText}</p> : null}
          {text.practice ? <p className="border-s border-gold ps-4 text-muted">{text.practice}</p> : null}
        </div>
      ) : null}
    </Fold>
  );
}
