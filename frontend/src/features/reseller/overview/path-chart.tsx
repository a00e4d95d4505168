import type { ResellerDashboard } from '@sefira/contracts/reseller/dashboard';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { axisDay, axisStyle, gridStyle } from './axis.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartTip } from './chart-tip.tsx';
import { curveOf } from './series.ts';

const lines = [
  { key: 'clicks', name: texts.clicks, colour: 'var(--muted)', dash: '2 4' },
  { key: 'signUps', name: texts.signUps, colour: 'var(--gold)', dash: '7 4' },
  { key: 'salesCount', name: texts.salesLine, colour: 'var(--accent)', dash: '0' },
] as const;

/** Clicks, sign-ups and sales of each day; lines differ in stroke and colour. */
export function PathChart({ dashboard }: { readonly dashboard: ResellerDashboard }) {
  const { series, funnel, salesCount } = dashboard;
  const { step, points } = curveOf(series);
  const isEmpty = series.every((point) => lines.every(({ key }) => point[key] === 0));
  return (
    <ChartCard
      title={texts.pathChart[step]}
      label={texts.pathChartLabel(funnel.clicks, funnel.signUps, salesCount)}
      isEmpty={isEmpty}
      legend={lines}
    >
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid {...gridStyle} />
          <XAxis dataKey="day" tickFormatter={axisDay} minTickGap={28} {...axisStyle} />
          <YAxis allowDecimals={false} width={36} {...axisStyle} />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--border)' }}
            content={({ active, label, payload }) =>
              active && typeof label === 'string' ? (
                <ChartTip
                  day={label}
                  step={step}
                  lines={lines.map(({ key, name, colour }) => {
                    const found = payload.find(({ dataKey }) => dataKey === key);
                    return { name, colour, value: Number(found?.value ?? 0).toLocaleString('pt-BR') };
                  })}
                />
              ) : null
            }
          />
          {lines.map(({ key, colour, dash }) => (
            <Line
              key={key}
              dataKey={key}
              type="monotone"
              stroke={colour}
              strokeWidth={2}
              strokeDasharray={dash}
              dot={false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </ChartCard>
  );
}
