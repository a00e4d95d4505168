import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { productDate } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { Activity, Prisma } from '../../prisma/generated/client.ts';
import type { ProductCounts } from '../domain/claims.ts';

type Transaction = Prisma.TransactionClient;

export type Figure = keyof AdminDashboard['series'];

/** An entry of the activity feed, without personal data in its text. */
export interface ActivityEntry {
  /** The event's id. */
  readonly id: string;
  readonly kind: string;
  readonly detail: string;
  readonly userId: string | null;
  readonly at: Date;
  readonly figure: Figure;
  readonly amount: number;
}

const retainedActivities = 500;
const shownActivities = 12;

/** Adds to the activity feed and to the sum of its day. */
export async function addActivity(transaction: Transaction, entry: ActivityEntry): Promise<void> {
  const { id, kind, detail, userId, at, figure, amount } = entry;
  await transaction.activity.create({ data: { id, kind, detail, userId, occurredAt: at } });
  await transaction.$executeRaw`
    INSERT INTO daily_figure (day, figure, amount) VALUES (${productDate(at)}, ${figure}, ${amount})
    ON CONFLICT (figure, day) DO UPDATE SET amount = daily_figure.amount + ${amount}`;
}

/** Deletes all but the newest activities; the sums of days stay. */
export async function pruneActivities(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM activity WHERE occurred_at < (
      SELECT occurred_at FROM activity ORDER BY occurred_at DESC OFFSET ${retainedActivities} LIMIT 1)`;
}

export function listActivities(transaction: Transaction): Promise<Activity[]> {
  return transaction.activity.findMany({ orderBy: { occurredAt: 'desc' }, take: shownActivities });
}

/** Activities of a person, oldest first. */
export function listActivitiesOf(transaction: Transaction, userId: string): Promise<Activity[]> {
  return transaction.activity.findMany({ where: { userId }, orderBy: { occurredAt: 'asc' } });
}

/** Removes the person from activities, which stay (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function anonymiseActivities(transaction: Transaction, userId: string): Promise<void> {
  await transaction.activity.updateMany({ where: { userId }, data: { userId: null } });
}

/** All users, analyses and reports so far, by the sums of days. */
export async function countProduct(client: Transaction): Promise<ProductCounts> {
  const sums = await client.dailyFigure.groupBy({
    by: ['figure'],
    where: { figure: { in: ['users', 'analyses', 'reports'] } },
    _sum: { amount: true },
  });
  const sumOf = (name: string) => Number(sums.find(({ figure }) => figure === name)?._sum.amount ?? 0);
  return { users: sumOf('users'), analyses: sumOf('analyses'), reports: sumOf('reports') };
}

const shownDays = 30;

/** Sums of the last 30 days, oldest first. */
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
