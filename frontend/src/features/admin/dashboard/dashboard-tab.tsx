import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { BadgeDollarSign, CreditCard, FileText, Sparkles, Undo2, UserPlus, Users, UsersRound } from 'lucide-react';
import { paths } from '../../../shared/navigation/paths.ts';
import { adminDashboardTexts as texts } from '../../../texts/admin/admin.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { agoOf } from '../../../ui/format/moment.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { useAdminDashboardQuery } from '../api.ts';
import { useModelUsageQuery } from '../assistant/assistant-api.ts';
import { ModelNotice } from '../assistant/model-notice.tsx';
import { LoadState } from '../load-state.tsx';
import { DayChart } from './day-chart.tsx';
import { PendingCard } from './pending-card.tsx';
import { QueueCard } from './queue-card.tsx';

const figures = new Intl.NumberFormat('pt-BR');
const pollEvery = 30_000;

const icons: Readonly<Record<string, typeof Users>> = {
  user: UserPlus,
  analysis: Sparkles,
  report: FileText,
  order: BadgeDollarSign,
  refund: Undo2,
};

/** Counters, the last 30 days, recent activity, and the queues. */
export function DashboardTab() {
  const query = useAdminDashboardQuery(undefined, {
    pollingInterval: pollEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { data } = query;
  return (
    <>
      <LoadState query={query} hasData={data !== undefined} heights={['h-28', 'h-80', 'h-64']} />
      {data ? (
        <>
          <AssistantNotice />
          <Counters board={data} />
          <PendingCard pending={data.pendingApprovals} />
          <Charts series={data.series} />
          <Activity entries={data.activity} />
          <QueueCard queues={data.queues} />
          <QuickActions />
        </>
      ) : null}
    </>
  );
}

/** Said on the first page too while the provider of the chat's model refuses its settings. */
function AssistantNotice() {
  const { data } = useModelUsageQuery();
  return data ? <ModelNotice assistant={data.assistant} /> : null;
}

function Counters({ board }: { readonly board: AdminDashboard }) {
  const tiles = [
    { label: texts.totalUsers, value: figures.format(board.totalUsers), Icon: Users },
    { label: texts.activeUsers, value: figures.format(board.activeUsers), Icon: UsersRound },
    { label: texts.totalRevenue, value: formatMoney(board.totalRevenue), Icon: BadgeDollarSign },
    { label: texts.totalPlans, value: figures.format(board.totalPlans), Icon: CreditCard },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {tiles.map(({ label, value, Icon }) => (
        <div key={label} className="card p-4 md:p-5">
          <dt className="flex items-center justify-between gap-2 text-small text-muted">
            {label}
            <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
          </dt>
          <dd className="figure mt-2 text-[1.5rem] leading-tight break-words md:text-[1.75rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ series }: Pick<AdminDashboard, 'series'>) {
  return (
    <section aria-label={texts.charts} className="grid gap-4">
      <h2 className="text-h3">{texts.charts}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['users', 'revenue', 'analyses', 'reports'] as const).map((name) => (
          <DayChart
            key={name}
            title={texts.series[name]}
            points={series[name]}
            format={name === 'revenue' ? formatMoney : (amount) => figures.format(amount)}
          />
        ))}
      </div>
    </section>
  );
}

function Activity({ entries }: { readonly entries: AdminDashboard['activity'] }) {
  return (
    <section aria-label={texts.activity} className="card p-5">
      <h2 className="text-h3">{texts.activity}</h2>
      {entries.length === 0 ? <p className="mt-3 text-muted">{texts.noActivity}</p> : null}
      <ul className="mt-3 divide-y divide-border">
        {entries.map(({ id, kind, detail, occurred_at }) => {
          const Icon = icons[kind] ?? Sparkles;
          return (
            <li key={id} className="flex items-center gap-3 py-2.5 text-[0.9375rem]">
              <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
              <span className="min-w-0 flex-1">{detail}</span>
              <time dateTime={occurred_at} className="shrink-0 text-fine text-muted">
                {agoOf(occurred_at)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function QuickActions() {
  return (
    <section aria-label={texts.actions}>
      <h2 className="text-h3">{texts.actions}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={`${paths.admin}?aba=usuarios`} variant="outline">
          {texts.toUsers}
        </ButtonLink>
        <ButtonLink to={`${paths.admin}?aba=planos`} variant="outline">
          {texts.toPlans}
        </ButtonLink>
        <ButtonLink to={`${paths.admin}?aba=config`} variant="outline">
          {texts.toConfig}
        </ButtonLink>
      </div>
    </section>
  );
}
