import type { listStatement } from '@sefira/contracts/billing/wallet';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { readOwn } from '@sefira/messaging/own-reads';
import { productDate } from '@sefira/platform/time/clock';
import type { BillingContext } from '../../context.ts';
import { findSubscription } from '../../data/subscriptions/subscriptions.ts';
import { openLots } from '../../data/wallets/ledger.ts';
import { listEntries } from '../../data/wallets/statement.ts';
import { readQuotaUses } from '../../data/wallets/wallets.ts';
import { periodOf, quotasOf } from '../../domain/allowances.ts';
import type { EntitlementFacts } from '../../presenters/entitlements.ts';
import { ownWallet } from './open-wallet.ts';

const guestCredits = 999_999;

/** Wallet and lots of a person, and the balance below which it is low. */
export async function readWalletOf(context: BillingContext, userId: string) {
  const wallet = await ownWallet(context, userId);
  const lots = await openLots(clientOf(context), { userId });
  return { wallet, lots, lowCredits: context.configuration.get('credits_low') };
}

/** A page of the statement, newest first. */
export async function readStatement(
  context: BillingContext,
  userId: string,
  { cursor, limit, direction }: RouteQuery<typeof listStatement>,
) {
  const page = { after: cursor ?? null, limit: limit + 1, direction };
  const found = await readOwn(context, userId, ({ client }) => listEntries(client, userId, page));
  const entries = found.slice(0, limit);
  return { entries, nextCursor: found.length > limit ? String(entries.at(-1)?.position) : null };
}

/** Facts of a guest's allowances; `plan` is that of the session. */
export async function readGuestEntitlements(
  context: BillingContext,
  guestId: string,
  plan: EntitlementFacts['plan'],
): Promise<EntitlementFacts> {
  const now = context.clock();
  const [prices, items] = await Promise.all([context.prices.all(now), context.items.all(now)]);
  const today = productDate(now);
  const periods = quotasOf('guest').map((quota) => periodOf(quota, today));
  const used = await readQuotaUses(clientOf(context), guestId, periods);
  return { plan, until: null, credits: guestCredits, used, prices, items, today, isGuest: true };
}

/** Facts of a person's plan, credits and used quotas. */
export async function readEntitlementsOf(context: BillingContext, userId: string): Promise<EntitlementFacts> {
  const now = context.clock();
  const [prices, items] = await Promise.all([context.prices.all(now), context.items.all(now)]);
  const today = productDate(now);
  const wallet = await ownWallet(context, userId);
  const { plan } = wallet;
  const client = clientOf(context);
  const periods = quotasOf(plan).map((quota) => periodOf(quota, today));
  const [used, subscription] = await Promise.all([
    readQuotaUses(client, userId, periods),
    findSubscription(client, userId),
  ]);
  const until = plan === 'free' ? null : (subscription?.currentPeriodEnd ?? null);
  return { plan, until, credits: wallet.balance - wallet.reserved, used, prices, items, today, isGuest: false };
}
