import type { AnalysisInput } from '@sefira/contracts/numerology/inputs';
import type { CyclesResultWire } from '@sefira/contracts/numerology/results';
import { drawPlanetWheel } from '@sefira/drawings/planet-wheel';
import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import { cyclesResultTexts as texts } from '../../../texts/analyses/results.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { numberHue } from '../../../ui/drawings/number-hue.ts';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { Calculation } from '../cards/calculation.tsx';
import { WeekCard } from '../cards/week-card.tsx';
import { YearCard } from '../cards/year-card.tsx';
import { calendarOf, wheelOf } from '../drawings/cycles-drawings.ts';
import { PeriodsSection } from '../sections/timeline-section.tsx';
import { ResultFrame, type ResultHead } from './result-frame.tsx';

interface CyclesResultProps extends ResultHead {
  readonly input: AnalysisInput<'cycles'>;
  readonly result: CyclesResultWire;
}

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });
const numbers = [
  { rule: 'ciclosDeVida', label: 'Ciclos de vida' },
  { rule: 'momentosDecisivos', label: 'Momentos decisivos' },
  { rule: 'desafios', label: 'Desafios' },
  { rule: 'mesPessoal', label: 'Mês pessoal' },
  { rule: 'diasFavoraveis', label: 'Dias favoráveis' },
] as const;

/** A birth date in time: the week, a year, the periods of life. */
export function CyclesResult({ input, result, ...head }: CyclesResultProps) {
  const { weekly, yearly, explanations, system } = result;
  return (
    <ResultFrame
      {...head}
      eyebrow={texts.eyebrow}
      title={texts.title(result.name, input.year)}
      lead={texts.born(dateInWords(input.birthDate))}
      system={system}
    >
      <section className="mt-10">
        <h2>{texts.weekly}</h2>
        <div className="mt-6 grid items-center gap-6 lg:grid-cols-[minmax(0,26rem)_1fr]">
          <div className="card p-4">
            <Drawing node={drawPlanetWheel(wheelOf(weekly), { palette: cardPalette })} className="mx-auto max-w-96" />
          </div>
          <WeekCard system={system} weekly={weekly} explanation={explanations.diaPessoal} />
        </div>
      </section>
      <section className="section">
        <h2>{texts.yearly}</h2>
        <div className="mt-6">
          <YearCard system={system} yearly={yearly} explanation={explanations.anoPessoal} />
        </div>
        <h3 className="mt-10">{texts.months}</h3>
        <ol className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {yearly.months.map(({ from, to, personalMonth, title }) => (
            <li key={from} className="card flex items-center gap-4 px-4 py-3">
              <span className="numeral w-9 text-h2" style={numberHue(personalMonth)}>
                {personalMonth}
              </span>
              <span className="min-w-0">
                <span className="block text-small text-muted first-letter:uppercase">{spanInWords(from, to)}</span>
                <span className="font-semibold">{title}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className="section">
        <h2>{texts.calendar}</h2>
        <p className="mt-2 text-muted">{texts.calendarLead}</p>
        <div className="mt-6">
          <WideDrawing
            node={drawYearCalendar(calendarOf(result), { palette: cardPalette })}
            label={texts.calendar}
            shows="start"
            className="max-w-[60rem] min-w-[42rem]"
          />
        </div>
      </section>
      <PeriodsSection
        birthDate={input.birthDate}
        periods={result.periods}
        texts={result.texts}
        title={texts.periods}
        lead={texts.periodsLead}
      />
      <section className="section">
        <h2>{texts.numbers}</h2>
        <div className="card mt-6 px-5 pb-4">
          {numbers.map(({ rule, label }) => {
            const explanation = explanations[rule];
            return explanation ? <Calculation key={rule} explanation={explanation} system={system} of={label} /> : null;
          })}
        </div>
      </section>
    </ResultFrame>
  );
}

/** `novembro`, or `novembro, do dia 29 ao 30` where a birthday divides the month. */
function spanInWords(from: string, to: string): string {
  const name = month.format(new Date(from));
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  const whole = first === 1 && new Date(Date.parse(to) + 86_400_000).getUTCDate() === 1;
  return whole ? name : `${name}, do dia ${first} ao ${last}`;
}
