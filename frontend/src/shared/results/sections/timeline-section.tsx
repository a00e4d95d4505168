import { drawTimeline } from '@sefira/drawings/timeline';
import { resultTexts, trackNames } from '../../../texts/analyses/personal-analysis.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { numberHue, numeralClass } from '../../../ui/drawings/number-hue.ts';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ageOn, todayInBrazil } from '../../../ui/format/calendar-date.ts';
import { timelineOf } from '../drawings/map-drawings.ts';
import type { MapOfPerson, MapTexts } from '../result-types.ts';

interface TimelineSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
}

/** The periods of a life as a line. */
export function TimelineSection({ map, texts }: TimelineSectionProps) {
  return (
    <PeriodsSection
      birthDate={map.birthDate}
      age={map.idade}
      periods={map.periodos}
      texts={texts}
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
  readonly title: string;
  readonly lead: string;
}

/** The life as a line, then each period in words; current ones are open. */
export function PeriodsSection({ birthDate, age, periods, texts, title, lead }: PeriodsSectionProps) {
  const tracks = [
    { key: 'ciclos', periods: periods.ciclos, texts: texts.ciclosDeVida },
    { key: 'momentos', periods: periods.momentos, texts: texts.momentosDecisivos },
    { key: 'desafios', periods: periods.desafios, texts: texts.desafios },
  ] as const;
  const line = timelineOf(birthDate, periods, age ?? ageOn(birthDate, todayInBrazil()));
  return (
    <section id="linha" className="section scroll-mt-16">
      <h2>{title}</h2>
      <p className="mt-2 text-muted">{lead}</p>
      <div className="mt-6">
        <WideDrawing
          node={drawTimeline(line, { palette: cardPalette })}
          label={title}
          shows="end"
          className="max-w-[60rem] min-w-[40rem]"
        />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-3">
        {tracks.map(({ key, periods, texts: words }) => (
          <div key={key} className="card p-5 md:p-6">
            <h3>{trackNames[key].name}</h3>
            <div className="mt-3">
              {periods.map((period) => (
                <PeriodLine key={period.position} period={period} text={words[period.position - 1]} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface PeriodLineProps {
  readonly period: MapOfPerson['periodos']['ciclos'][number];
  readonly text: MapTexts['ciclosDeVida'][number] | undefined;
}

function PeriodLine({ period, text }: PeriodLineProps) {
  return (
    <details open={period.current} className="disclosure border-t border-border">
      <summary className="flex min-h-14 items-center gap-4 py-2">
        <span className={`${numeralClass(period.number)} w-9 text-h2`} style={numberHue(period.number)}>
          {period.number}
        </span>
        <span className="flex-1 text-small">
          <span className="block">{resultTexts.ages(period.fromAge, period.toAge)}</span>
          <span className="text-muted tabular-nums">{resultTexts.years(period.fromYear, period.toYear)}</span>
        </span>
        {period.current ? <Badge tone="gold">{resultTexts.you}</Badge> : null}
      </summary>
      {text ? (
        <div className="pb-4 text-[0.9375rem]">
          <p className="font-semibold">{text.title}</p>
          <p className="mt-1 text-muted">{text.text}</p>
        </div>
      ) : null}
    </details>
  );
}
