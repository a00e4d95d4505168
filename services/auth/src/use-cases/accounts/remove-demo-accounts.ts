import { clientOf } from '@sefira/database/access';
import type { AuthContext } from '../../context.ts';
import { updateAccount } from '../../data/accounts.ts';
import { closeByAdmin } from './close-account.ts';
import { findPublishedPasswords } from './find-published-passwords.ts';
import { operator } from './make-admin.ts';

/**
 * Removes the password of every account that a published password opens, and closes it without a grace period; the expiry
 * job erases it. Includes the last administrator: `npm run make-admin` makes another.
 * @returns the e-mails
 */
export async function removeDemoAccounts(context: AuthContext): Promise<readonly string[]> {
  const accounts = await findPublishedPasswords(context);
  for (const { id } of accounts) {
    // First and on its own: the password has to be removed even if closing fails.
    await updateAccount(clientOf(context), id, { passwordHash: null });
    await closeByAdmin(context, id, operator('npm run remove-demo-accounts'), {
      eraseAfterDays: 0,
      allowLastAdmin: true,
    });
  }
  return accounts.map(({ email, id }) => email ?? id);
}
