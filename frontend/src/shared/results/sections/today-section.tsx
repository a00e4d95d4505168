import type { ReactNode } from 'react';
import { numberNames, resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';
import { AskLink } from '../cards/ask-link.tsx';
import { Calculation } from '../cards/calculation.tsx';
import type { MapOfPerson, MapTexts } from '../result-types.ts';

interface TodaySectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
  /** True for its owner: the day links to the chat. */
  readonly asks: boolean;
}

/** Personal year, month and day at the time of the analysis. */
export function TodaySection({ map, texts, asks }: TodaySectionProps) {
  const { anoPessoal, mesPessoal, diaPessoal } = texts;
  return (
    <section id="hoje" className="section scroll-mt-16">
      <h2>{resultTexts.today}</h2>
      <p className="mt-2 text-muted tabular-nums">{dateInFigures(map.referenceDate)}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-3">
        <TimeCard label={numberNames.anoPessoal.name} number={map.anoPessoal} title={anoPessoal.phase}>
          <p>{anoPessoal.description}</p>
          <Points title={resultTexts.opportunities} points={anoPessoal.opportunities} />
          <Points title={resultTexts.challenges} points={anoPessoal.challenges} />
          <Explained map={map} rule="anoPessoal" />
        </TimeCard>
        <TimeCard label={numberNames.mesPessoal.name} number={map.mesPessoal} title={mesPessoal.title}>
          <p>{mesPessoal.text}</p>
          <Explained map={map} rule="mesPessoal" />
        </TimeCard>
        <TimeCard label={numberNames.diaPessoal.name} number={map.diaPessoal} title={diaPessoal.energy}>
          <p>{diaPessoal.text}</p>
          <Points title={resultTexts.bestFor} points={[diaPessoal.bestFor]} />
          <Points title={resultTexts.avoid} points={[diaPessoal.avoid]} />
          {asks ? (
            <AskLink subject={`dia:${map.referenceDate}`} title={resultTexts.dayOf(dateInFigures(map.referenceDate))} />
          ) : null}
          <Explained map={map} rule="diaPessoal" />
        </TimeCard>
      </div>
    </section>
  );
}

interface TimeCardProps {
  readonly label: string;
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function TimeCard({ label, number, title, children }: TimeCardProps) {
  return (
    <article className="card p-5 md:p-6">
      <header className="flex items-center gap-4">
        <span className="numeral text-[2.75rem] leading-none" style={numberHue(number)}>
          {number}
        </span>
        <div>
          <p className="text-small text-muted">{label}</p>
          <h3>{title}</h3>
        </div>
      </header>
      <div className="mt-3 grid gap-3 text-[0.9375rem]">{children}</div>
    </article>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-small font-semibold">{title}</h4>
      <ul className="mt-1 grid gap-0.5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

function Explained({ map, rule }: { readonly map: MapOfPerson; readonly rule: string }) {
  const explanation = map.explanations[rule];
  return explanation ? <Calculation explanation={explanation} system={map.system} /> : null;
}
