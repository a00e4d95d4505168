import { clientOf } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import type { ResellerContext } from '../../context.ts';
import {
  countCustomers,
  readBalance,
  readDays,
  readLinkSums,
  readProducts,
  readReleases,
} from '../../data/dashboard.ts';
import { monthOf, periodOf } from '../../domain/periods.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

/** Sums of the caller's last `days` days, of as many before them, and of the month. */
export async function readDashboard(context: ResellerContext, caller: Caller, days: number) {
  const { userId: resellerId } = await ownReseller(context, caller);
  const client = clientOf(context);
  const now = context.clock();
  const today = productDate(now);
  const { current: period, previous: before } = periodOf(today, days);
  const month = monthOf(today);
  const [from = today] = [month.from, before.from].sort();
  const [activity, customers, balance, products, links] = await Promise.all([
    readDays(client, resellerId, { from, to: today }),
    countCustomers(client, resellerId, now),
    readBalance(client, resellerId),
    readProducts(client, resellerId, period),
    readLinkSums(client, resellerId, period),
  ]);
  return { days, period, before, month, activity, customers, balance, products, links };
}

/** The caller's commissions that become available, by day. */
export async function readReleaseCalendar(context: ResellerContext, caller: Caller) {
  const { userId } = await ownReseller(context, caller);
  return readReleases(clientOf(context), userId);
}
