import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { universalTime } from '@sefira/numerology/calendar/universal-time';
import { universalTexts as texts } from '../../texts/analyses/forecasts.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { dateInFigures } from '../../ui/format/calendar-date.ts';

interface UniversalCardProps {
  readonly birthDate: string;
  readonly today: string;
}

/** The universal day beside the personal one; equal numbers are favourable. */
export function UniversalCard({ birthDate, today }: UniversalCardProps) {
  const universal = universalTime(today);
  const own = personalTime(birthDate, today);
  const rows = [
    { label: texts.year, universal: universal.anoUniversal, personal: own.anoPessoal },
    { label: texts.month, universal: universal.mesUniversal, personal: own.mesPessoal },
    { label: texts.day, universal: universal.diaUniversal, personal: own.diaPessoal },
  ];
  return (
    <section className="card p-5 md:p-8">
      <h2 className="text-h3">{texts.title}</h2>
      <p className="measure mt-2 text-muted">{texts.lead(dateInFigures(today))}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3">
        {rows.map(({ label, universal, personal }) => (
          <div key={label} className="border-s border-gold ps-4">
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-2 flex items-end gap-6">
              <Figure label={texts.everybody} number={universal} />
              <Figure label={texts.own} number={personal} />
            </dd>
            <dd className="mt-2 text-small text-muted">{universal === personal ? texts.same : texts.other}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-fine text-muted">{texts.method}</p>
    </section>
  );
}

function Figure({ label, number }: { readonly label: string; readonly number: number }) {
  return (
    <span className="grid gap-0.5">
      <span className="text-fine text-muted">{label}</span>
      <span className="numeral text-h1 leading-none" style={numberHue(number)}>
        {number}
      </span>
    </span>
  );
}
