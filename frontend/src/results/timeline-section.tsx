import { drawTimeline } from '@sefira/drawings/timeline';
import { resultTexts, trackNames } from '../../texts/personal-analysis.ts';
import { Badge } from '../../ui/badge.tsx';
import { cardPalette } from '../../ui/card-palette.ts';
import { numberHue } from '../../ui/number-hue.ts';
import { WideDrawing } from '../../ui/wide-drawing.tsx';
import type { MapOfPerson, MapTexts } from './api.ts';
import { timelineOf } from './map-drawings.ts';

interface TimelineSectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
}

/** The life as a line, then each of its stretches in words; the current ones are open. */
export function TimelineSection({ map, texts }: TimelineSectionProps) {
  const tracks = [
    { key: 'ciclos', periods: map.periodos.ciclos, texts: texts.ciclosDeVida },
    { key: 'momentos', periods: map.periodos.momentos, texts: texts.momentosDecisivos },
    { key: 'desafios', periods: map.periodos.desafios, texts: texts.desafios },
  ] as const;
  return (
    <section id="linha" className="section scroll-mt-16">
      <h2>{resultTexts.timeline}</h2>
      <p className="mt-2 text-muted">{resultTexts.timelineLead}</p>
      <div className="mt-6">
        <WideDrawing
          node={drawTimeline(timelineOf(map), { palette: cardPalette })}
          label={resultTexts.timeline}
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
        <span className="numeral w-9 text-h2" style={numberHue(period.number)}>
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
