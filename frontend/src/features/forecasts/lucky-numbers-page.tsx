import { favourableDates } from '@sefira/numerology/calendar/favourable-days';
import {
  coloursNote,
  describeColours,
  describeColoursToAvoid,
  describeFavourableDays,
  describeHarmonicNumbers,
  describeNeutralNumbers,
} from '@sefira/numerology/interpretations/favourable';
import { computePartialMap } from '@sefira/numerology/map';
import { Link } from 'react-router-dom';
import { luckyTexts as texts } from '../../texts/analyses/forecasts.ts';
import { ColourChip } from '../../ui/drawings/colour-chip.tsx';
import { NumberGlyph } from '../../ui/drawings/number-glyph.tsx';
import { numberHue, numeralClass } from '../../ui/drawings/number-hue.ts';
import { NoticeBox } from '../../ui/feedback/notice-box.tsx';
import { dateInWords, todayInBrazil } from '../../ui/format/calendar-date.ts';
import { BirthField } from './birth-field.tsx';
import { useBirth } from './use-birth.ts';
import { WithoutBirth } from './without-birth.tsx';

const daysAhead = 60;
const datesShown = 5;
const article = '/blog/numeros-harmonicos-e-cores';

/** /analyses/lucky-numbers: harmonic numbers, favourable days and colours of a birth date. */
export function LuckyNumbersPage() {
  const { value, setValue, birthDate, isLoading } = useBirth();
  return (
    <div className="page pt-10 md:pt-14">
      <p className="eyebrow">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.title}</h1>
      <p className="measure mt-3 text-muted">{texts.lead}</p>
      <div className="mt-8 max-w-md">
        <BirthField value={value} onChange={setValue} />
      </div>
      {birthDate ? <Lucky birthDate={birthDate} /> : <WithoutBirth isLoading={isLoading} text={texts.waiting} />}
      <div className="mt-8">
        <NoticeBox tone="info">
          {texts.honest}{' '}
          <Link to={article} className="text-link">
            {texts.read}
          </Link>
        </NoticeBox>
      </div>
    </div>
  );
}

function Lucky({ birthDate }: { readonly birthDate: string }) {
  const today = todayInBrazil();
  const map = computePartialMap({ name: null, birthDate, referenceDate: today });
  const { numeroPsiquico = 1, numerosHarmonicos = [], numerosNeutros = [], diasFavoraveis = [] } = map;
  const { cores = [], coresEvitar = [], planeta } = map;
  const neutral = describeNeutralNumbers(numerosNeutros);
  const avoid = describeColoursToAvoid(coresEvitar);
  return (
    <div className="mt-8 grid gap-6 lg:grid-cols-2">
      <section className="card p-5 md:p-6 lg:col-span-2">
        <p className="text-muted">
          {texts.psychic(numeroPsiquico)} {planeta ? texts.planet(planeta) : null}
        </p>
        <h2 className="mt-1">{texts.harmonic}</h2>
        <ul className="mt-5 flex flex-wrap gap-4">
          {numerosHarmonicos.map((number) => (
            <li key={number} className="grid w-20 justify-items-center gap-1">
              <NumberGlyph number={number} className="w-20!" />
              <span className={`${numeralClass(number)} text-h2 leading-none`} style={numberHue(number)}>
                {number}
              </span>
            </li>
          ))}
        </ul>
        <p className="measure mt-5">{describeHarmonicNumbers(numerosHarmonicos)}</p>
        {neutral ? <p className="measure mt-2 text-muted">{neutral}</p> : null}
      </section>
      <section className="card p-5 md:p-6">
        <h2 className="text-h3">{texts.days}</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {diasFavoraveis.map((day) => (
            <li
              key={day}
              className="grid size-12 place-items-center rounded-full border border-gold font-semibold tabular-nums"
            >
              {day}
            </li>
          ))}
        </ul>
        <p className="mt-4">{describeFavourableDays(diasFavoraveis)}</p>
        <h3 className="mt-5 font-sans text-small font-semibold">{texts.next}</h3>
        <ul className="mt-1 grid gap-1 text-[0.9375rem] text-muted">
          {favourableDates(birthDate, today, daysAhead)
            .slice(0, datesShown)
            .map((date) => (
              <li key={date} className="first-letter:uppercase">
                {dateInWords(date)}
              </li>
            ))}
        </ul>
      </section>
      <section className="card p-5 md:p-6">
        <h2 className="text-h3">{texts.colours}</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {cores.map((colour) => (
            <li key={colour}>
              <ColourChip name={colour} />
            </li>
          ))}
        </ul>
        <p className="mt-4">{describeColours(numeroPsiquico, cores)}</p>
        {avoid ? <p className="mt-2 text-muted">{avoid}</p> : null}
        <p className="mt-4 text-fine text-muted">{coloursNote}</p>
      </section>
    </div>
  );
}
