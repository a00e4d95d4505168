import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { CyclesResultWire } from '@sefira/contracts/numerology/results';
import { drawYearRing } from '@sefira/drawings/cycles/year-ring';
import { drawPlanetWheel } from '@sefira/drawings/planet-wheel';
import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import { cyclesStoryTexts } from '../../../texts/analyses/cycles-reading.ts';
import { cyclesResultTexts as texts } from '../../../texts/analyses/results.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { Calculation } from '../cards/calculation.tsx';
import { WeekCard } from '../cards/week-card.tsx';
import { YearCard } from '../cards/year-card.tsx';
import { CycleAppointments, CycleDays } from '../chapters/cycle-days.tsx';
import { CycleYears } from '../chapters/cycle-years.tsx';
import { Fold, FoldList } from '../chapters/fold.tsx';
import { ResultIndex } from '../chapters/result-index.tsx';
import { calendarOf, ringOf, wheelOf } from '../drawings/cycles-drawings.ts';
import { PeriodsSection } from '../sections/timeline-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface CyclesResultProps extends ResultHead {
  readonly input: AnalysisInput<'cycles'>;
  readonly result: CyclesResultWire;
}

const numbers = [
  { rule: 'ciclosDeVida', label: 'Ciclos de vida' },
  { rule: 'momentosDecisivos', label: 'Momentos decisivos' },
  { rule: 'desafios', label: 'Desafios' },
  { rule: 'mesPessoal', label: 'Mês pessoal' },
  { rule: 'diasFavoraveis', label: 'Dias favoráveis' },
] as const;

const sections = [
  { id: 'anos', label: cyclesStoryTexts.yearsShort },
  { id: 'semana', label: cyclesStoryTexts.week },
  { id: 'dias', label: cyclesStoryTexts.daysShort },
  { id: 'linha', label: texts.periods },
] as const;

/** A person in time as a story: the turn of nine years, the year; then folded chapters under an index. */
export function CyclesResult({ input, result, ...head }: CyclesResultProps) {
  const { weekly, yearly, explanations, system, reading } = result;
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(result.name, input.year)}
      lead={texts.born(dateInWords(input.birthDate))}
      system={system}
      hero={
        <div className="grid items-stretch gap-4 md:mt-2 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-6">
          <div className="card grid place-items-center p-3 md:p-6">
            <Drawing node={drawYearRing(ringOf(reading), { palette: cardPalette })} className="mx-auto max-w-[26rem]" />
          </div>
          <div className="grid">
            <h2 className="sr-only">{texts.yearly}</h2>
            <YearCard system={system} yearly={yearly} explanation={explanations.anoPessoal} />
          </div>
        </div>
      }
    >
      <div className="result-rest">
        <ResultIndex entries={sections} />
        <CycleYears reading={reading} titleOf={(number) => yearTitle(number, result)} />
        <section id="semana" className="result-section">
          <h2>{texts.weekly}</h2>
          <div className="mt-4 grid items-stretch gap-4 lg:grid-cols-[minmax(0,24rem)_1fr] lg:gap-6">
            <div className="card p-4">
              <Drawing node={drawPlanetWheel(wheelOf(weekly), { palette: cardPalette })} className="mx-auto max-w-88" />
            </div>
            <WeekCard system={system} weekly={weekly} explanation={explanations.diaPessoal} />
          </div>
        </section>
        <CycleDays reading={reading} />
        <CycleAppointments reading={reading} />
        <PeriodsSection
          birthDate={input.birthDate}
          periods={result.periods}
          texts={lifeTexts(result)}
          title={texts.periods}
          lead={texts.periodsLead}
        />
        <section className="result-section">
          <h2>{texts.numbers}</h2>
          <FoldList className="mt-4">
            <Fold title={texts.calendar} summary={texts.calendarLead}>
              <WideDrawing
                node={drawYearCalendar(calendarOf(result), { palette: cardPalette })}
                label={texts.calendar}
                shows="start"
                className="max-w-[60rem] min-w-[42rem]"
              />
            </Fold>
            <Fold title={texts.sums} summary={numbers.map(({ label }) => label).join(' · ')}>
              {numbers.map(({ rule, label }) => {
                const explanation = explanations[rule];
                return explanation ? (
                  <Calculation key={rule} explanation={explanation} system={system} of={label} />
                ) : null;
              })}
            </Fold>
          </FoldList>
        </section>
      </div>
    </ResultFrame>
  );
}

/** The phase of the year that the result describes; of the others, their verb. */
function yearTitle(number: number, { yearly, reading }: CyclesResultWire): string {
  if (number === yearly.personalYear) return yearly.phase;
  const word = reading.ring.find((year) => year.number === number)?.word ?? '';
  return cyclesStoryTexts.yearOf(word);
}

/** The short titles of the periods with the texts of their tense. */
function lifeTexts({ texts: { ciclosDeVida, momentosDecisivos, desafios }, reading: { life } }: CyclesResultWire) {
  return {
    ciclosDeVida: ciclosDeVida.map((one, index) => ({ ...one, text: life.ciclos[index] ?? one.text })),
    momentosDecisivos: momentosDecisivos.map((one, index) => ({ ...one, text: life.momentos[index] ?? one.text })),
    desafios: desafios.map((one, index) => ({ ...one, text: life.desafios[index] ?? one.text })),
  };
}
