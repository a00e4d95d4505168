import { readProfile, updateProfile as updateProfileRoute } from '@sefira/contracts/user';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { productDate } from '@sefira/platform/clock';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { ownProfile } from '../data/own-profile.ts';
import { appendProfileUpdated } from '../data/profile-events.ts';
import { updateProfile } from '../data/profiles.ts';
import { ownUserId } from '../policies.ts';
import { presentProfile } from '../presenters.ts';

/** The caller's own profile. */
export function addProfileRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, readProfile, async (call) => {
    const profile = await ownProfile(context, ownUserId(call.identity), call.requestId);
    return answered('Perfil carregado.', presentProfile(profile));
  });

  addRoute(app, context.identities, updateProfileRoute, async (call) => {
    const { name, phone, birthDate, location, bio } = call.body;
    const now = context.clock();
    if (birthDate && birthDate > productDate(now)) {
      throw new DomainError('DATE_IN_FUTURE', {
        issues: [{ path: 'birthDate', message: 'A data de nascimento não pode estar no futuro.' }],
      });
    }
    const { userId } = await ownProfile(context, ownUserId(call.identity), call.requestId);
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(phone === undefined ? {} : { phone: phone || null }),
      ...(location === undefined ? {} : { location: location || null }),
      ...(bio === undefined ? {} : { bio: bio || null }),
    };
    const profile = await context.inTransaction(async (transaction) => {
      const changed = await updateProfile(transaction, userId, changes, now);
      await appendProfileUpdated(context, transaction, changed, call.requestId);
      return changed;
    });
    return answered('Dados pessoais atualizados com sucesso!', presentProfile(profile));
  });
}
