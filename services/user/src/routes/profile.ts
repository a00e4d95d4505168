import { readProfile, updateProfile } from '@sefira/contracts/user/profile';
import { addRoute, requireProof } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { presentProfile } from '../presenters/profile.ts';
import { changeProfile } from '../use-cases/change-profile.ts';
import { ownProfile } from '../use-cases/own-profile.ts';

/** The caller's own profile. */
export function addProfileRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, readProfile, async ({ identity, requestId }) => {
    const profile = await ownProfile(context, callerId(identity), requestId);
    return answered('Perfil carregado.', presentProfile(profile, context.clock()));
  });

  addRoute(app, context.identities, updateProfile, async ({ identity, requestId, body }) => {
    const caller = {
      userId: callerId(identity),
      requestId,
      requireProof: () => requireProof({ ...updateProfile, freshProof: true }, identity, context.clock().getTime()),
    };
    const { profile, pendingEmail } = await changeProfile(context, caller, body);
    const text =
      pendingEmail === null
        ? 'Dados pessoais atualizados com sucesso!'
        : `Enviamos um link de confirmação para ${pendingEmail}.`;
    return answered(text, presentProfile(profile, context.clock()));
  });
}
