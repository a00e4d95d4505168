import type { CyclesReadingWire } from '@sefira/contracts/numerology/cycles-reading';
import { drawPurposeCalendar } from '@sefira/drawings/cycles/purpose-calendar';
import { cyclesStoryTexts as texts } from '../../../texts/analyses/cycles-reading.ts';
import { cardPalette } from '../../../ui/drawings/card-palette.ts';
import { WideDrawing } from '../../../ui/drawings/wide-drawing.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { purposeCalendarOf } from '../drawings/cycles-drawings.ts';
import { Fold, FoldList } from './fold.tsx';
import { NumberMark } from './number-mark.tsx';

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What the days of twelve months are good for: their calendar, their texts, their months. */
export function CycleDays({ reading }: { readonly reading: CyclesReadingWire }) {
  const { months, purposes } = reading;
  const found = new Set(months.flatMap(({ days }) => days.map(({ number }) => number)));
  return (
    <section id="dias" className="result-section">
      <h2>{texts.days}</h2>
      <div className="mt-4">
        <WideDrawing
          node={drawPurposeCalendar(purposeCalendarOf(months), { palette: cardPalette })}
          label={texts.days}
          shows="start"
          className="max-w-[44rem] min-w-[42rem]"
        />
      </div>
      <FoldList className="mt-4">
        {purposes.map(({ days, ...purpose }) => (
          <PurposeFold key={purpose.purpose} {...purpose} days={days.filter(({ number }) => found.has(number))} />
        ))}
        <Fold title={texts.months} summary={texts.monthsLead}>
          <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
            {months.map(({ month, number, text }) => (
              <li key={month} className="flex gap-4">
                <NumberMark number={number} />
                <div>
                  <h4 className="font-semibold first-letter:uppercase">{monthName.format(new Date(`${month}-01`))}</h4>
                  <p className="measure mt-1">{text ?? texts.again}</p>
                </div>
              </li>
            ))}
          </ul>
        </Fold>
      </FoldList>
    </section>
  );
}

/** What the days of a purpose are good for. */
export function PurposeFold({ purpose, days, inYear }: CyclesReadingWire['purposes'][number]) {
  return (
    <Fold title={texts.purposes[purpose]} summary={inYear}>
      <ul className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {days.map(({ number, text }) => (
          <li key={number} className="flex gap-4">
            <NumberMark number={number} />
            <div>
              <h4 className="font-semibold">{texts.day(number)}</h4>
              <p className="measure mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Three dates to keep. */
export function CycleAppointments({ reading }: { readonly reading: CyclesReadingWire }) {
  if (reading.appointments.length === 0) return null;
  return (
    <section id="datas" className="result-section">
      <h2>{texts.appointments}</h2>
      <ol className="mt-4 grid gap-4 lg:grid-cols-3">
        {reading.appointments.map(({ date, purpose, text }) => (
          <li key={date} className="card p-5">
            <p className="eyebrow">{texts.appointment[purpose]}</p>
            <h3 className="mt-1 font-sans text-lead font-semibold">{dateInWords(date)}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
