import type { EventPayload } from '@sefira/contracts/shared/events';
import type { AuthContext, Transaction } from '../../context.ts';
import { findAccount, copyProfile as storeProfile, copyWallet as storeWallet } from '../../data/accounts.ts';
import { keyHashesOf } from '../../data/api-keys.ts';
import { tokenHashesOf } from '../../data/sessions.ts';
import { appendUserUpdated } from './account-events.ts';

/** Copies name, birth date and avatar, which the profile owns, to the account. */
export async function copyProfile(
  transaction: Transaction,
  { userId, name, birthDate, avatar }: EventPayload<'profile.updated'>,
): Promise<void> {
  await storeProfile(transaction, { userId, name, birthDate, avatar });
}

/**
 * Copies plan and credits, which billing owns, to the account; an older version changes nothing.
 * @returns the hashes of sessions and API keys to invalidate after the commit, so that a new plan holds from the next call
 */
export async function copyWallet(
  context: AuthContext,
  transaction: Transaction,
  { userId, plan, credits, version }: EventPayload<'wallet.changed'>,
  requestId: string | null,
): Promise<readonly string[]> {
  const before = await findAccount(transaction, userId);
  const isNewer = await storeWallet(transaction, userId, { plan, credits, version });
  if (!isNewer || before?.plan === plan) return [];
  const account = await findAccount(transaction, userId);
  if (account?.status !== 'active') return [];
  await appendUserUpdated(context, transaction, account, requestId);
  return [...(await tokenHashesOf(transaction, userId)), ...(await keyHashesOf(transaction, userId))];
}
