import { proofLifetimeMilliseconds, type proofMethods } from '@sefira/contracts/auth/fresh-proof';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, ownAccount } from '../../data/accounts.ts';
import { hasSecondFactor } from '../../data/second-factors.ts';
import { markProven } from '../../data/sessions.ts';
import { later } from '../../domain/account-policy.ts';
import { requirePassword } from './require-password.ts';
import { withSecondFactor } from './use-second-factor.ts';

type ProofMethod = (typeof proofMethods)[number];

interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** How an account proves its owner's identity: by a code with a second factor, otherwise by its password. */
export async function readProofMethod(context: AuthContext, accountId: string | null): Promise<ProofMethod> {
  return proofMethodOf(context, await ownAccount(clientOf(context), accountId));
}

async function proofMethodOf(context: AuthContext, account: Account): Promise<ProofMethod> {
  if (await hasSecondFactor(clientOf(context), account.id)) return 'code';
  return account.passwordHash === null ? 'none' : 'password';
}

/**
 * Proves the owner's identity in an open session (docs/decisions/0018-fresh-proof-of-identity.md).
 * @returns until when the proof is fresh
 * @throws DomainError VALIDATION_FAILED when the account's kind of proof is missing, CONFLICT when it has none,
 * PASSWORD_INVALID, CODE_INVALID, RATE_LIMITED, SESSION_EXPIRED
 */
export async function proveIdentity(
  context: AuthContext,
  { subject, sessionId }: Identity,
  { password, code }: Proof,
): Promise<Date> {
  const account = await ownAccount(clientOf(context), subject);
  const method = await proofMethodOf(context, account);
  const now = context.clock();
  const mark = async (transaction: Transaction) => {
    const isMarked = await markProven(transaction, sessionId ?? '', { now, isSecondFactor: method === 'code' });
    if (!isMarked) throw new DomainError('SESSION_EXPIRED');
  };
  if (method === 'none') {
    throw new DomainError('CONFLICT', { message: 'Esta conta entra sem senha. Saia, entre de novo e repita a ação.' });
  }
  if (method === 'code') {
    if (code === undefined) throw missing('code', 'Informe o código da verificação em duas etapas.');
    await withSecondFactor(context, account, code, mark);
  } else {
    if (password === undefined) throw missing('password', 'Informe a sua senha.');
    await requirePassword(context, account, password);
    await mark(clientOf(context));
  }
  return later(now, proofLifetimeMilliseconds);
}

function missing(path: 'password' | 'code', message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { message, issues: [{ path, message }] });
}
