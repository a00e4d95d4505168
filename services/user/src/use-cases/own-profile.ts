import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { UserContext } from '../context.ts';
import { addProfile, findProfile, type Profile } from '../data/profiles.ts';

/**
 * The caller's profile. Before its event has arrived, it is created from the account in auth.
 * @throws DomainError NOT_FOUND when there is no such account
 */
export async function ownProfile(
  context: Pick<UserContext, 'database' | 'accounts'>,
  userId: string,
  requestId: string,
): Promise<Profile> {
  const client = clientOf(context);
  const known = await findProfile(client, userId);
  if (known) return known;
  const account = await context.accounts.read(userId, requestId);
  if (!account) throw new DomainError('NOT_FOUND');
  const { name, email, birthDate, isTwoFactorEnabled, isEmailConfirmed } = account;
  await addProfile(client, { userId, name, email, birthDate, isTwoFactorEnabled, isEmailConfirmed });
  const added = await findProfile(client, userId);
  if (!added) throw new DomainError('NOT_FOUND');
  return added;
}
