import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { axisMoney } from './axis.ts';
import { ChartCard } from './chart-card.tsx';
import { DayChart } from './day-chart.tsx';
import { curveOf } from './series.ts';

const lines = [{ key: 'commissions', name: texts.commissionsLine, colour: 'var(--accent)' }] as const;

/** Commissions of each day of the period. */
export function CommissionsChart({ dashboard }: { readonly dashboard: ResellerDashboard }) {
  const { series, totalCommissions } = dashboard;
  const curve = curveOf(series);
  return (
    <ChartCard
      title={texts.commissionsChart[curve.step]}
      label={texts.commissionsChartLabel(formatMoney(totalCommissions))}
      isEmpty={series.every(({ commissions }) => commissions === 0)}
    >
      <DayChart curve={curve} lines={lines} isFilled formatTick={axisMoney} formatValue={formatMoney} />
    </ChartCard>
  );
}
