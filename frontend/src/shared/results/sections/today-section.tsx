import { chapterTexts } from '../../../texts/analyses/chapters.ts';
import { numberNames, resultTexts } from '../../../texts/analyses/personal-analysis.ts';
import { dateInFigures, dateInWords } from '../../../ui/format/calendar-date.ts';
import { AskLink } from '../cards/ask-link.tsx';
import { Calculation } from '../cards/calculation.tsx';
import { PointList } from '../cards/point-list.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { NumberMark } from '../chapters/number-mark.tsx';
import { YearAreas, YearChapter } from '../chapters/year-chapter.tsx';
import type { MapOfPerson, MapTexts, Portrait } from '../result-types.ts';

interface TodaySectionProps {
  readonly map: MapOfPerson;
  readonly texts: MapTexts;
  readonly portrait: Portrait | undefined;
  /** True for its owner: the day links to the chat. */
  readonly asks: boolean;
}

/** Personal year, month and day at the time of the analysis, and the years that follow. */
export function TodaySection({ map, texts, portrait, asks }: TodaySectionProps) {
  const { anoPessoal, mesPessoal, diaPessoal } = texts;
  const [thisYear, ...nextYears] = portrait?.years ?? [];
  return (
    <section id="hoje" className="result-section">
      <h2>{resultTexts.today}</h2>
      <p className="mt-1 text-muted tabular-nums">{dateInFigures(map.referenceDate)}</p>
      <FoldList className="mt-3">
        <Fold
          eyebrow={numberNames.anoPessoal.name}
          title={anoPessoal.phase}
          lead={anoPessoal.description}
          mark={<NumberMark number={map.anoPessoal} />}
        >
          <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1.7fr_1fr]">
            <p className="measure">{anoPessoal.description}</p>
            <div className="grid content-start gap-5">
              <PointList title={resultTexts.opportunities} points={anoPessoal.opportunities} />
              <PointList title={resultTexts.challenges} points={anoPessoal.challenges} />
            </div>
          </div>
          {thisYear ? <YearAreas year={thisYear} /> : null}
          <Explained map={map} rule="anoPessoal" />
        </Fold>
        <Fold
          eyebrow={numberNames.mesPessoal.name}
          title={mesPessoal.title}
          lead={mesPessoal.text}
          mark={<NumberMark number={map.mesPessoal} />}
        >
          <p className="measure">{mesPessoal.text}</p>
          <Explained map={map} rule="mesPessoal" />
        </Fold>
        <Fold
          eyebrow={numberNames.diaPessoal.name}
          title={diaPessoal.energy.replace(/\.$/, '')}
          lead={diaPessoal.text}
          mark={<NumberMark number={map.diaPessoal} />}
        >
          <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1.7fr_1fr]">
            <p className="measure">{diaPessoal.text}</p>
            <div className="grid content-start gap-5">
              <PointList title={resultTexts.bestFor} points={[diaPessoal.bestFor]} />
              <PointList title={resultTexts.avoid} points={[diaPessoal.avoid]} />
            </div>
          </div>
          {asks ? (
            <AskLink subject={`dia:${map.referenceDate}`} title={resultTexts.dayOf(dateInFigures(map.referenceDate))} />
          ) : null}
          <Explained map={map} rule="diaPessoal" />
        </Fold>
        {nextYears.length > 0 ? (
          <Fold
            title={chapterTexts.nextYears}
            summary={nextYears.map(({ number, year }) => `${chapterTexts.year(number)}: ${year.phase}`).join(' · ')}
          >
            <div className="fold-list -mx-4 border-t border-separator md:-mx-7">
              {nextYears.map((year) => (
                <YearChapter key={year.fromDate} year={year} />
              ))}
            </div>
          </Fold>
        ) : null}
        {portrait ? <Appointments appointments={portrait.appointments} /> : null}
      </FoldList>
    </section>
  );
}

function Appointments({ appointments }: Pick<Portrait, 'appointments'>) {
  return (
    <Fold title={chapterTexts.appointments} summary={appointments.map(({ date }) => dateInFigures(date)).join(' · ')}>
      <dl className="grid gap-4">
        {appointments.map(({ date, text }) => (
          <div key={date}>
            <dt className="font-semibold first-letter:uppercase">{dateInWords(date)}</dt>
            <dd className="measure mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function Explained({ map, rule }: { readonly map: MapOfPerson; readonly rule: string }) {
  const explanation = map.explanations[rule];
  return explanation ? <Calculation explanation={explanation} system={map.system} /> : null;
}
