import { demoAccounts, demoCustomers, publishedCredentials } from '@sefira/contracts/demo-accounts';
import { clientOf } from '@sefira/database/access';
import type { AuthContext } from '../context.ts';
import { type Account, accountsThatMayHavePublishedPasswords } from '../data/accounts.ts';

const administratorPasswords = demoAccounts.filter(({ role }) => role === 'admin').map(({ password }) => password);

/**
 * The accounts that a password of this repository still opens: those of the demonstration, and administrators who keep
 * its password under another e-mail. Accounts that DEMO_ACCOUNTS asks for are left out, with the customers that the seed of
 * such a demonstration makes.
 */
export async function findPublishedPasswords(context: AuthContext): Promise<readonly Account[]> {
  const asked = context.settings.DEMO_ACCOUNTS;
  const wanted = new Set<string>([...asked, ...(asked.length > 0 ? demoCustomers : [])].map(({ email }) => email));
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
