import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';
import { appendUserUpdated } from '../data/account-events.ts';
import { keyHashesOf } from '../data/api-keys.ts';

/**
 * Copies plan and credits, which billing owns, to the account; an older version changes nothing. A new plan invalidates the
 * cached sessions and API keys, so that it holds from the next call.
 */
export async function onWalletChanged({
  event,
  transaction,
  afterCommit,
  context,
}: EventDelivery<'wallet.changed', AuthContext>): Promise<void> {
  const { userId, plan, credits, version } = event.payload;
  const before = await transaction.account.findUnique({ where: { id: userId }, select: { plan: true } });
  const { count } = await transaction.account.updateMany({
    where: { id: userId, walletVersion: { lt: version }, status: { not: 'erased' } },
    data: { plan, credits, walletVersion: version },
  });
  if (count === 0 || before?.plan === plan) return;
  const account = await transaction.account.findUniqueOrThrow({ where: { id: userId } });
  if (account.status !== 'active') return;
  await appendUserUpdated(context, transaction, account, event.requestId);
  const sessions = await transaction.session.findMany({ where: { accountId: userId }, select: { tokenHash: true } });
  const keys = await keyHashesOf(transaction, userId);
  const hashes = [...sessions.map(({ tokenHash }) => tokenHash), ...keys];
  afterCommit(() => context.sessionCache.invalidate(hashes));
}
