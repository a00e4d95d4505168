import { interpretDay } from '@sefira/numerology/interpretations/personal-time';
import { useState } from 'react';
import { purposes, goodDaysTexts as texts } from '../../texts/analyses/forecasts.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { dateInWords } from '../../ui/format/calendar-date.ts';
import { goodDays, type Purpose } from './good-days.ts';

const options = (Object.entries(purposes) as [Purpose, string][]).map(([value, label]) => ({ value, label }));

interface GoodDaysCardProps {
  readonly birthDate: string;
  readonly today: string;
}

/** The next days for a chosen purpose. */
export function GoodDaysCard({ birthDate, today }: GoodDaysCardProps) {
  const [purpose, setPurpose] = useState<Purpose>('comecar');
  const days = goodDays(birthDate, today, purpose);
  return (
    <section className="card grid items-start gap-6 p-5 md:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-12">
      <div>
        <h2 className="text-h3">{texts.title}</h2>
        <p className="mt-1 mb-5 text-[0.9375rem] text-muted">{texts.lead}</p>
        <SelectField label={texts.purpose} value={purpose} options={options} onChange={setPurpose} />
        <p className="mt-4 text-fine text-muted">{texts.honest}</p>
      </div>
      <div aria-live="polite">
        {days.length > 0 ? (
          <ul>
            {days.map(({ date, diaPessoal, favoravel }) => (
              <li
                key={date}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-border py-3 first:border-0 first:pt-0"
              >
                <span className="numeral text-h2 leading-none" style={numberHue(diaPessoal)}>
                  {diaPessoal}
                </span>
                <div>
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                    <span className="first-letter:uppercase">{dateInWords(date)}</span>
                    {favoravel ? <Badge tone="gold">{texts.favourable}</Badge> : null}
                  </p>
                  <p className="text-small text-muted">{interpretDay(diaPessoal).bestFor}</p>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{texts.none}</p>
        )}
      </div>
    </section>
  );
}
