import { DomainError } from '@sefira/platform/http/domain-error';
import type { AuthContext } from '../../context.ts';
import type { Account } from '../../data/accounts.ts';

/**
 * Confirms the password of an open session before a sensitive change, limited to ten attempts in a window.
 * @throws DomainError PASSWORD_INVALID or RATE_LIMITED
 */
export async function requirePassword(context: AuthContext, account: Account, password: string): Promise<void> {
  await context.loginLimiter.consumeConfirmation(account.id);
  if (!(await context.passwords.verify(account.passwordHash, password))) {
    throw new DomainError(
      'PASSWORD_INVALID',
      account.passwordHash === null
        ? { message: 'Esta conta ainda não tem senha. Crie uma em "Esqueci minha senha".' }
        : {},
    );
  }
  await context.loginLimiter.resetConfirmation(account.id);
}
