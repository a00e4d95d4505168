import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { percentInWords } from '../percent.ts';

/** From click to purchase: each step in proportion to the first, with its conversion. */
export function Funnel({ funnel }: { readonly funnel: ResellerDashboard['funnel'] }) {
  const steps = [
    { label: texts.clicks, count: funnel.clicks },
    { label: texts.visitors, count: funnel.visitors },
    { label: texts.signUps, count: funnel.signUps },
    { label: texts.firstPurchases, count: funnel.firstPurchases },
  ];
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <section aria-labelledby="funnel-title" className="card min-w-0 p-5 md:p-6">
      <h2 id="funnel-title" className="text-h3">
        {texts.funnel}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ label, count }, index) => {
          const before = steps[index - 1]?.count ?? 0;
          return (
            <li key={label}>
              <p className="flex items-baseline justify-between gap-4">
                <span>{label}</span>
                <span className="figure text-h3">{count.toLocaleString('pt-BR')}</span>
              </p>
              <div aria-hidden="true" className="mt-1 h-2 rounded-full bg-default">
                <div className="h-full rounded-full bg-accent" style={{ width: `${(count / most) * 100}%` }} />
              </div>
              {before > 0 ? (
                <p className="mt-1 text-fine text-muted">{texts.ofBefore(percentInWords((count / before) * 100))}</p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
