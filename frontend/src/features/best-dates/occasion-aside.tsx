import type { Occasion } from '@sefira/contracts/numerology/dates/dates-input';
import { fitNames, wordsOfOccasion } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { bestDatesTexts as texts } from '../../texts/analyses/best-dates.ts';
import { numberHue } from '../../ui/drawings/number-hue.ts';

/** What weighs in the chosen occasion: its leading numbers and what each brings. */
export function OccasionAside({ occasion }: { readonly occasion: Occasion }) {
  const { occasionName, lead, table } = wordsOfOccasion(occasion);
  const shown = table.filter(({ fit }) => fit === 'leads' || fit === 'helps');
  return (
    <aside className="card p-5 md:p-6 lg:sticky lg:top-24" aria-live="polite">
      <p className="eyebrow">{texts.weighs}</p>
      <h2 className="mt-1 text-h3">{occasionName}</h2>
      <p className="mt-2 text-muted">{lead}</p>
      <dl className="mt-5 grid gap-3.5">
        {shown
          .toSorted((one, other) => Number(other.fit === 'leads') - Number(one.fit === 'leads'))
          .map(({ number, fit, text }) => (
            <div key={number} className="grid grid-cols-[2.75rem_1fr] items-start gap-3">
              <dt className="numeral text-[1.75rem] leading-none" style={numberHue(number)}>
                {number}
                <span className="sr-only">, {fitNames[fit]}</span>
              </dt>
              <dd className="text-small">{text}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
