import { readProfile, updateProfile as updateProfileRoute } from '@sefira/contracts/user/profile';
import { inTransaction } from '@sefira/database/access';
import { addRoute, type Call, requireProof } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { EmailChange } from '../adapters/accounts.ts';
import type { UserContext } from '../context.ts';
import { ownProfile } from '../data/own-profile.ts';
import { appendProfileUpdated } from '../data/profile-events.ts';
import { type Profile, updateProfile } from '../data/profiles.ts';
import { presentProfile } from '../presenters.ts';

/** The caller's own profile. */
export function addProfileRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, readProfile, async (call) => {
    const profile = await ownProfile(context, callerId(call.identity), call.requestId);
    return answered('Perfil carregado.', presentProfile(profile, context.clock()));
  });

  addRoute(app, context.identities, updateProfileRoute, async (call) => {
    const { name, phone, birthDate, location, bio } = call.body;
    const now = context.clock();
    if (birthDate && birthDate > productDate(now)) {
      throw new DomainError('DATE_IN_FUTURE', {
        issues: [{ path: 'birthDate', message: 'A data de nascimento não pode estar no futuro.' }],
      });
    }
    const own = await ownProfile(context, callerId(call.identity), call.requestId);
    const emailChange = await changeEmail(context, call, own);
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
      await appendProfileUpdated(context, transaction, changed, call.requestId);
      return changed;
    });
    const text = emailChange
      ? `Enviamos um link de confirmação para ${emailChange.pendingEmail}.`
      : 'Dados pessoais atualizados com sucesso!';
    return answered(text, presentProfile(profile, now));
  });
}

/**
 * Starts the change to another e-mail, which requires a fresh proof: the holder of the e-mail can reset the password.
 * @returns the pending change; null when the e-mail stays
 * @throws DomainError PROOF_REQUIRED, EMAIL_TAKEN, RATE_LIMITED
 */
async function changeEmail(
  context: UserContext,
  { body, identity, requestId }: Call<typeof updateProfileRoute>,
  profile: Profile,
): Promise<EmailChange | null> {
  const { email } = body;
  if (email === undefined || email === profile.email) return null;
  requireProof({ ...updateProfileRoute, freshProof: true }, identity, context.clock().getTime());
  return context.accounts.startEmailChange(profile.userId, email, requestId);
}
