import type { SignInOutcome } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../../adapters/random-tokens.ts';
import type { AuthContext } from '../../context.ts';
import { type Account, findAccountByEmail, ownAccount, updateAccount } from '../../data/accounts.ts';
import { findKnownDevice } from '../../data/known-devices.ts';
import { closeChallenges, consumeChallenge, insertChallenge } from '../../data/login-challenges.ts';
import { challengeAttempts, challengeLifetimeMilliseconds, later } from '../../domain/account-policy.ts';
import { requireActive } from '../../policies.ts';
import { presentUser } from '../../presenters/account.ts';
import { useCode } from '../proofs/second-factor-codes.ts';
import { type OpenedSession, openMemberSession, openUnlessSecondFactor } from './open-session.ts';
import { deviceHashOf, type SessionClient } from './session-client.ts';

/**
 * First step of a login.
 * @returns a session, or a challenge for the second factor
 * @throws DomainError INVALID_CREDENTIALS, RATE_LIMITED, ACCOUNT_SUSPENDED
 */
export async function signIn(
  context: AuthContext,
  client: SessionClient,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignInOutcome> {
  const database = clientOf(context);
  const deviceHash = deviceHashOf(client);
  const deviceId = deviceHash === null ? null : await findKnownDevice(database, deviceHash, email);
  const attempt = { email, deviceId };
  await context.loginLimiter.consume(attempt).catch((refusal: unknown) => {
    context.loginWatch.note('refused');
    throw refusal;
  });
  const account = await findAccountByEmail(database, email);
  const isRight = await context.passwords.verify(account?.passwordHash ?? null, password);
  context.loginWatch.note(isRight && account?.passwordHash ? 'right' : 'wrong');
  if (!isRight || !account?.passwordHash) throw new DomainError('INVALID_CREDENTIALS');
  requireActive(account);
  if (context.passwords.isOutdated(account.passwordHash)) {
    await updateAccount(database, account.id, { passwordHash: await context.passwords.hash(password) });
  }
  const outcome = await admit(context, account, client);
  // Attempts stay consumed until the second factor is passed, since each allows five codes.
  if ('token' in outcome) await context.loginLimiter.reset(attempt);
  return outcome;
}

/** After a correct first factor: opens a session, or a challenge for the second factor. */
export async function admit(context: AuthContext, account: Account, client: SessionClient): Promise<SignInOutcome> {
  const database = clientOf(context);
  const opened = await openUnlessSecondFactor(context, database, account, client);
  if (opened) return { ...opened, user: presentUser(account) };
  const now = context.clock();
  const challenge = newToken();
  await insertChallenge(database, {
    id: newId(),
    accountId: account.id,
    tokenHash: hashToken(challenge),
    attemptsLeft: challengeAttempts,
    createdAt: now,
    expiresAt: later(now, challengeLifetimeMilliseconds),
  });
  return { twoFactorRequired: true, challenge };
}

/**
 * Second step of a login. A refused code consumes an attempt of the challenge, so its transaction commits.
 * @throws DomainError TOKEN_INVALID, CODE_INVALID, ACCOUNT_SUSPENDED
 */
export async function passSecondFactor(
  context: AuthContext,
  client: SessionClient,
  { challenge, code }: { readonly challenge: string; readonly code: string },
): Promise<{ readonly account: Account; readonly opened: OpenedSession }> {
  const outcome = await inTransaction(context, async (transaction) => {
    const accountId = await consumeChallenge(transaction, hashToken(challenge), context.clock());
    if (accountId === null) return 'TOKEN_INVALID' as const;
    if (!(await useCode(context, transaction, accountId, code))) return 'CODE_INVALID' as const;
    await closeChallenges(transaction, accountId);
    const account = await ownAccount(transaction, accountId);
    requireActive(account);
    const proven = { isSecondFactorProven: true };
    return { account, opened: await openMemberSession(context, transaction, account, client, proven) };
  });
  if (outcome === 'TOKEN_INVALID') {
    throw new DomainError('TOKEN_INVALID', { message: 'Esta verificação expirou. Entre de novo com a sua senha.' });
  }
  if (outcome === 'CODE_INVALID') throw new DomainError('CODE_INVALID');
  if (outcome.account.email !== null) await context.loginLimiter.resetEmail(outcome.account.email);
  return outcome;
}
