import type { RouteBody } from '@sefira/contracts/shared/route';
import type { updateProfile as updateRoute } from '@sefira/contracts/user/profile';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { EmailChange } from '../adapters/accounts.ts';
import type { UserContext } from '../context.ts';
import { type Profile, updateProfile } from '../data/profiles.ts';
import { ownProfile } from './own-profile.ts';
import { appendProfileUpdated } from './profile-events.ts';

interface Caller {
  readonly userId: string;
  readonly requestId: string;
  /** @throws DomainError PROOF_REQUIRED without a fresh proof of identity */
  readonly requireProof: () => void;
}

/**
 * Changes the given fields of the caller's profile. Another e-mail starts a change, which requires a fresh proof: the holder
 * of the e-mail can reset the password.
 * @throws DomainError DATE_IN_FUTURE, NOT_FOUND, PROOF_REQUIRED, EMAIL_TAKEN, RATE_LIMITED
 */
export async function changeProfile(
  context: UserContext,
  { userId, requestId, requireProof }: Caller,
  { name, phone, birthDate, location, bio, email }: RouteBody<typeof updateRoute>,
): Promise<{ readonly profile: Profile; readonly pendingEmail: string | null }> {
  const now = context.clock();
  if (birthDate && birthDate > productDate(now)) {
    throw new DomainError('DATE_IN_FUTURE', {
      issues: [{ path: 'birthDate', message: 'A data de nascimento não pode estar no futuro.' }],
    });
  }
  const own = await ownProfile(context, userId, requestId);
  let emailChange: EmailChange | null = null;
  if (email !== undefined && email !== own.email) {
    requireProof();
    emailChange = await context.accounts.startEmailChange(own.userId, email, requestId);
  }
  const changes = {
    ...(emailChange ?? {}),
    ...(name === undefined ? {} : { name }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(location === undefined ? {} : { location: location || null }),
    ...(bio === undefined ? {} : { bio: bio || null }),
  };
  const profile = await inTransaction(context, async (transaction) => {
    const changed = await updateProfile(transaction, own.userId, changes, now);
    await appendProfileUpdated(context, transaction, changed, requestId);
    return changed;
  });
  return { profile, pendingEmail: emailChange?.pendingEmail ?? null };
}
