import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { Activity } from '../../prisma/generated/client.ts';
import type { Transaction } from '../context.ts';

export type Figure = keyof AdminDashboard['series'];

/** A fact for the dashboard, without personal data in its words. */
export interface Happening {
  /** The event's id: told twice, it is one. */
  readonly id: string;
  readonly kind: string;
  readonly detail: string;
  readonly userId: string | null;
  readonly at: Date;
  readonly figure: Figure;
  readonly amount: number;
}

const keptActivities = 500;
const shownActivities = 12;

export async function noteHappening(transaction: Transaction, happening: Happening): Promise<void> {
  const { id, kind, detail, userId, at, figure, amount } = happening;
  await transaction.activity.create({ data: { id, kind, detail, userId, occurredAt: at } });
  await transaction.$executeRaw`
    INSERT INTO daily_figure (day, figure, amount) VALUES (${productDate(at)}, ${figure}, ${amount})
    ON CONFLICT (figure, day) DO UPDATE SET amount = daily_figure.amount + ${amount}`;
}

/** Keeps the newest activities; the sums of the days stay. */
export async function pruneActivities(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM activity WHERE occurred_at < (
      SELECT occurred_at FROM activity ORDER BY occurred_at DESC OFFSET ${keptActivities} LIMIT 1)`;
}

export function listActivities(transaction: Transaction): Promise<Activity[]> {
  return transaction.activity.findMany({ orderBy: { occurredAt: 'desc' }, take: shownActivities });
}

/** Decision 17: what happened stays, not to whom. */
export async function forgetActivities(transaction: Transaction, userId: string): Promise<void> {
  await transaction.activity.updateMany({ where: { userId }, data: { userId: null } });
}

const shownDays = 30;

/** Every one of the last 30 days, oldest first. */
export async function readSeries(transaction: Transaction, now: Date): Promise<AdminDashboard['series']> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    productDate(new Date(now.getTime() - (shownDays - 1 - index) * dayMilliseconds)),
  );
  const rows = await transaction.dailyFigure.findMany({ where: { day: { gte: days[0] ?? '' } } });
  const amounts = new Map(rows.map(({ figure, day, amount }) => [`${figure} ${day}`, Number(amount)]));
  const seriesOf = (figure: Figure) => days.map((day) => ({ day, amount: amounts.get(`${figure} ${day}`) ?? 0 }));
  return {
    users: seriesOf('users'),
    revenue: seriesOf('revenue'),
    analyses: seriesOf('analyses'),
    reports: seriesOf('reports'),
  };
}
