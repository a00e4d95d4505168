import { demoAccounts, demoCustomers, publishedCredentials } from '@sefira/contracts/demo-accounts';
import { clientOf } from '@sefira/database/access';
import type { AuthContext } from '../../context.ts';
import { type Account, accountsThatMayHavePublishedPasswords } from '../../data/accounts.ts';

const administratorPasswords = demoAccounts.filter(({ role }) => role === 'admin').map(({ password }) => password);

/**
 * Accounts that a password of this repository opens: demo accounts, and administrators with a demo password under another
 * e-mail. Excludes the accounts of DEMO_ACCOUNTS and the customers of its seed.
 */
export async function findPublishedPasswords(context: AuthContext): Promise<readonly Account[]> {
  const demo = context.settings.DEMO_ACCOUNTS;
  const wanted = new Set<string>([...demo, ...(demo.length > 0 ? demoCustomers : [])].map(({ email }) => email));
  const credentials = publishedCredentials.filter(({ email }) => !wanted.has(email));
  const emails = credentials.map(({ email }) => email);
  const candidates = await accountsThatMayHavePublishedPasswords(clientOf(context), emails);
  const matches = await Promise.all(
    candidates.map(async (account) => {
      if (wanted.has(account.email ?? '')) return false;
      const own = credentials.filter(({ email }) => email === account.email).map(({ password }) => password);
      const passwords = new Set<string>([...own, ...(account.role === 'admin' ? administratorPasswords : [])]);
      for (const password of passwords) {
        if (await context.passwords.verify(account.passwordHash, password)) return true;
      }
      return false;
    }),
  );
  return candidates.filter((_, index) => matches[index]);
}
