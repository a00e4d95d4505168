import { affiliateTexts as texts } from '../../texts/professional/reseller.ts';
import { formatMoney } from '../../ui/format/money.ts';
import type { ProgrammeTerms } from './api.ts';

export function ProgrammeFigures({ terms }: { readonly terms: Omit<ProgrammeTerms, 'version'> }) {
  const figures = [
    { value: `${terms.commissionPercent}%`, what: texts.percent, hint: texts.percentHint },
    { value: texts.dayCount(terms.attributionDays), what: texts.window, hint: texts.windowHint },
    { value: texts.dayCount(terms.holdDays), what: texts.hold, hint: texts.holdHint },
    { value: formatMoney(terms.minimumPayoutCents), what: texts.minimum, hint: texts.minimumHint },
  ];
  return (
    <dl className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ value, what, hint }) => (
        <div key={what} className="card flex min-w-0 flex-col-reverse justify-end p-4 md:p-5">
          <dt>
            <span className="block font-semibold">{what}</span>
            <span className="text-small text-muted">{hint}</span>
          </dt>
          <dd className="figure text-h2 whitespace-nowrap text-accent">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
