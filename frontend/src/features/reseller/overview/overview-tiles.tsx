import type { ResellerDashboard, ResellerTrend } from '@sefira/contracts/reseller/dashboard';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { overviewTexts as texts } from '../../../texts/professional/reseller.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { percentInWords } from '../percent.ts';

/** The seven specified figures; those of a period are compared with the previous period. */
export function OverviewTiles({ dashboard }: { readonly dashboard: ResellerDashboard }) {
  const { days, trends, monthlyCommissions, monthlySales, pendingPayments } = dashboard;
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Tile label={texts.totalCommissions} value={formatMoney(dashboard.totalCommissions)}>
          <Trend trend={trends.commissions} days={days} />
        </Tile>
        <Tile label={texts.totalSales} value={formatMoney(dashboard.totalSales)}>
          <Trend trend={trends.sales} days={days} />
        </Tile>
        <Tile label={texts.activeCustomers} value={dashboard.activeCustomers.toLocaleString('pt-BR')}>
          <p>{texts.ofTotal(dashboard.totalCustomers)}</p>
          <Trend trend={trends.signUps} days={days} what={texts.signUpsTrend(trends.signUps.current)} />
        </Tile>
        <Tile label={texts.conversionRate} value={percentInWords(dashboard.conversionRate)}>
          <Trend trend={trends.conversion} days={days} />
        </Tile>
      </dl>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Tile label={texts.monthlyCommissions} value={formatMoney(monthlyCommissions)}>
          {texts.monthHint}
        </Tile>
        <Tile label={texts.monthlySales} value={formatMoney(monthlySales)}>
          {texts.monthHint}
        </Tile>
        <Tile label={texts.pendingPayments} value={formatMoney(pendingPayments)}>
          {texts.pendingHint}
        </Tile>
      </dl>
    </div>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Tile({ label, value, children }: TileProps) {
  return (
    <div className="card min-w-0 p-4 md:p-5">
      <dt className="text-small text-muted">{label}</dt>
      <dd>
        <span className="figure mt-1 block text-h2 whitespace-nowrap max-[26rem]:text-h3">{value}</span>
        <div className="mt-1 text-fine text-muted">{children}</div>
      </dd>
    </div>
  );
}

interface TrendProps {
  readonly trend: ResellerTrend;
  readonly days: number;
  /** The label of the change, where it differs from the figure's. */
  readonly what?: string;
}

/** The change against the previous period, in words beside the arrow. */
function Trend({ trend, days, what }: TrendProps) {
  const { current, previous, changePercent } = trend;
  if (changePercent === null) return current > 0 ? <p>{texts.fromNothing}</p> : null;
  if (changePercent === 0 || current === previous) {
    return (
      <p className="flex items-start gap-1">
        <Minus aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        {texts.same} {texts.sameDays(days)}
      </p>
    );
  }
  const isUp = changePercent > 0;
  const Icon = isUp ? ArrowUpRight : ArrowDownRight;
  const percent = percentInWords(Math.abs(changePercent));
  return (
    <p className="flex items-start gap-1">
      <Icon aria-hidden="true" className={`mt-0.5 size-3.5 shrink-0 ${isUp ? 'text-success' : 'text-danger'}`} />
      <span>
        {what}{' '}
        <span className={`font-semibold ${isUp ? 'text-success' : 'text-danger'}`}>
          {isUp ? texts.more(percent) : texts.less(percent)}
        </span>{' '}
        {texts.against(days)}
      </span>
    </p>
  );
}
