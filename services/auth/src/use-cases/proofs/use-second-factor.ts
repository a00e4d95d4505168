import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AuthContext, Transaction } from '../../context.ts';
import type { Account } from '../../data/accounts.ts';
import { useCode } from './second-factor-codes.ts';

/**
 * Runs work that a valid code of the second factor allows; the code is consumed in the same transaction or not at all.
 * @throws DomainError CODE_INVALID or RATE_LIMITED
 */
export async function withSecondFactor<Result>(
  context: AuthContext,
  account: Account,
  code: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await context.loginLimiter.consumeConfirmation(account.id);
  const result = await inTransaction(context, async (transaction) => {
    if (!(await useCode(context, transaction, account.id, code))) {
      const message = 'Código inválido. Confira e tente novamente.';
      throw new DomainError('CODE_INVALID', { issues: [{ path: 'code', message }] });
    }
    return work(transaction);
  });
  await context.loginLimiter.resetConfirmation(account.id);
  return result;
}
