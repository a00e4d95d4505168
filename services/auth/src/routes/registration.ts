import { guest, register } from '@sefira/contracts/auth/session';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute, type Call } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import type { FastifyInstance } from 'fastify';
import type { EndedSessions } from '../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { deleteGuest, insertAccount, insertConsent } from '../data/accounts.ts';
import { endSessions } from '../data/end-sessions.ts';
import { sendOneTimeLink } from '../data/one-time-tokens.ts';
import { openGuestSession, openMemberSession } from '../data/open-session.ts';
import { referralOf } from '../data/referral.ts';
import { guestLifetimeMilliseconds } from '../domain/session-policy.ts';
import { presentUser } from '../presenters.ts';

/** Sign-up and guest sessions. */
export function addRegistrationRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, register, async (call) => {
    const { name, email, birthDate, password, marketing } = call.body;
    const now = context.clock();
    if (birthDate > productDate(now)) {
      throw new DomainError('DATE_IN_FUTURE', {
        issues: [{ path: 'birthDate', message: 'A data de nascimento não pode estar no futuro.' }],
      });
    }
    const passwordHash = await context.passwords.hash(password);
    const terms = {
      version: context.configuration.get('terms_version'),
      addressPrefix: addressPrefix(call.clientAddress),
      userAgent: call.userAgent,
    };
    const { account, opened, ended } = await inTransaction(context, async (transaction) => {
      const added = await insertAccount(transaction, {
        id: newId(),
        email,
        name,
        birthDate,
        passwordHash,
        role: 'user',
        credits: context.configuration.get('credits_welcome'),
        createdAt: now,
      });
      await insertConsent(transaction, {
        id: newId(),
        accountId: added.id,
        document: 'terms',
        ...terms,
        givenAt: now,
      });
      await appendEvent(
        transaction,
        context.schema,
        'user.registered',
        {
          userId: added.id,
          name,
          email,
          birthDate,
          terms,
          ...(marketing === undefined ? {} : { marketing }),
          ...(await referralOf(transaction, call, call.body.ref)),
          registeredAt: now.toISOString(),
        },
        call.requestId,
      );
      await sendOneTimeLink(context, transaction, added, 'confirm', call.requestId);
      return {
        account: added,
        ended: await takeOverGuest(context, transaction, call, added.id),
        opened: await openMemberSession(context, transaction, added, call, { isFirst: true }),
      };
    });
    if (ended) await context.sessionCache.revoke(ended);
    return { ...acknowledged('Conta criada com sucesso!'), ...opened, user: presentUser(account) };
  });

  addRoute(app, context.identities, guest, async (call) => {
    if (!context.configuration.get('allow_access_without_login')) throw new DomainError('GUEST_NOT_ALLOWED');
    const now = context.clock();
    const { account, token } = await inTransaction(context, async (transaction) => {
      const added = await insertAccount(transaction, {
        id: newId(),
        name: 'Visitante',
        role: 'guest',
        plan: 'premium',
        expiresAt: new Date(now.getTime() + guestLifetimeMilliseconds),
        createdAt: now,
      });
      return { account: added, token: await openGuestSession(transaction, added, call, now) };
    });
    return answered('Sessão de visitante aberta.', { token, user: presentUser(account) });
  });
}

/** Moves what a guest created to the new account and deletes the guest. */
async function takeOverGuest(
  context: AuthContext,
  transaction: Transaction,
  call: Call<typeof register>,
  userId: string,
): Promise<EndedSessions | null> {
  const { subject: guestId, role } = call.identity;
  if (!call.body.takeOver || role !== 'guest' || guestId === null) return null;
  const ended = await endSessions(context, transaction, guestId, 'taken_over', {}, call.requestId);
  await deleteGuest(transaction, guestId);
  const { favourites = [] } = call.body;
  const takenOver = {
    guestId,
    userId,
    ...(favourites.length > 0 ? { favourites } : {}),
    takenOverAt: context.clock().toISOString(),
  };
  await appendEvent(transaction, context.schema, 'guest.taken_over', takenOver, call.requestId);
  return ended;
}
