import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { ChartCard } from './chart-card.tsx';
import { DayChart } from './day-chart.tsx';
import { curveOf } from './series.ts';

const lines = [
  { key: 'clicks', name: texts.clicks, colour: 'var(--muted)', dash: '2 4' },
  { key: 'signUps', name: texts.signUps, colour: 'var(--gold)', dash: '7 4' },
  { key: 'salesCount', name: texts.salesLine, colour: 'var(--accent)', dash: '0' },
] as const;
const formatCount = (value: number) => value.toLocaleString('pt-BR');

/** Clicks, sign-ups and sales of each day; lines differ in stroke and colour. */
export function PathChart({ dashboard }: { readonly dashboard: ResellerDashboard }) {
  const { series, funnel, salesCount } = dashboard;
  const curve = curveOf(series);
  return (
    <ChartCard
      title={texts.pathChart[curve.step]}
      label={texts.pathChartLabel(funnel.clicks, funnel.signUps, salesCount)}
      isEmpty={series.every((point) => lines.every(({ key }) => point[key] === 0))}
      legend={lines}
    >
      <DayChart curve={curve} lines={lines} formatTick={formatCount} formatValue={formatCount} />
    </ChartCard>
  );
}
