import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { axisDay, axisMoney, axisStyle, gridStyle } from './axis.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartTip } from './chart-tip.tsx';
import { curveOf } from './series.ts';

const colour = 'var(--accent)';

/** Commissions of each day of the period. */
export function CommissionsChart({ dashboard }: { readonly dashboard: ResellerDashboard }) {
  const { series, totalCommissions } = dashboard;
  const { step, points } = curveOf(series);
  const isEmpty = series.every(({ commissions }) => commissions === 0);
  return (
    <ChartCard
      title={texts.commissionsChart[step]}
      label={texts.commissionsChartLabel(formatMoney(totalCommissions))}
      isEmpty={isEmpty}
    >
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid {...gridStyle} />
          <XAxis dataKey="day" tickFormatter={axisDay} minTickGap={28} {...axisStyle} />
          <YAxis tickFormatter={axisMoney} width={64} {...axisStyle} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--border)' }}
            content={({ active, label, payload }) =>
              active && typeof label === 'string' ? (
                <ChartTip
                  day={label}
                  step={step}
                  lines={[{ name: texts.commissionsLine, value: formatMoney(Number(payload[0]?.value)), colour }]}
                />
              ) : null
            }
          />
          <Area
            dataKey="commissions"
            type="monotone"
            stroke={colour}
            strokeWidth={2}
            fill={colour}
            fillOpacity={0.12}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </ChartCard>
  );
}
