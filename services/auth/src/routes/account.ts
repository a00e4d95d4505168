import { guest, login, register } from '@sefira/contracts/auth';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import { addressPrefix } from '@sefira/platform/client-network';
import { productDate } from '@sefira/platform/clock';
import { DomainError } from '@sefira/platform/domain-error';
import { newId } from '@sefira/platform/identifiers';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { findAccountByEmail, insertAccount, insertConsent, updatePasswordHash } from '../data/accounts.ts';
import { openSession } from '../data/open-session.ts';
import { guestLifetimeMilliseconds } from '../domain/session-policy.ts';
import { presentUser } from '../presenters.ts';

/** Sign-up, login and the guest's way in. */
export function addAccountRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, register, async (call) => {
    const { name, email, birthDate, password } = call.body;
    const now = context.clock();
    if (birthDate > productDate(now)) {
      throw new DomainError('DATE_IN_FUTURE', {
        issues: [{ path: 'birthDate', message: 'A data de nascimento não pode estar no futuro.' }],
      });
    }
    const passwordHash = await context.passwords.hash(password);
    const { account, token } = await context.inTransaction(async (transaction) => {
      const added = await insertAccount(transaction, {
        id: newId(),
        email,
        name,
        birthDate,
        passwordHash,
        role: 'user',
        credits: context.settings.WELCOME_CREDITS,
        createdAt: now,
      });
      await insertConsent(transaction, {
        id: newId(),
        accountId: added.id,
        document: 'terms',
        version: context.settings.TERMS_VERSION,
        addressPrefix: addressPrefix(call.clientAddress),
        userAgent: call.userAgent,
        givenAt: now,
      });
      const registered = { userId: added.id, name, email, birthDate, registeredAt: now.toISOString() };
      await appendEvent(transaction, context.schema, 'user.registered', registered, call.requestId);
      return { account: added, token: await openSession(transaction, added, call, now) };
    });
    return { ...acknowledged('Conta criada com sucesso!'), token, user: presentUser(account) };
  });

  addRoute(app, context.identities, login, async (call) => {
    const { email, password } = call.body;
    const now = context.clock();
    await context.loginLimiter.take(email);
    const account = await findAccountByEmail(context.database.client, email);
    const isRight = await context.passwords.verify(account?.passwordHash ?? null, password);
    if (!isRight || !account?.passwordHash) throw new DomainError('INVALID_CREDENTIALS');
    if (account.status !== 'active') throw new DomainError('ACCOUNT_SUSPENDED');
    await context.loginLimiter.forgive(email);
    if (context.passwords.isOutdated(account.passwordHash)) {
      await updatePasswordHash(context.database.client, account.id, await context.passwords.hash(password));
    }
    const token = await openSession(context.database.client, account, call, now);
    return answered('Login realizado com sucesso!', { token, user: presentUser(account) });
  });

  addRoute(app, context.identities, guest, async (call) => {
    if (!context.settings.GUEST_ACCESS) throw new DomainError('GUEST_NOT_ALLOWED');
    const now = context.clock();
    const { account, token } = await context.inTransaction(async (transaction) => {
      const added = await insertAccount(transaction, {
        id: newId(),
        name: 'Visitante',
        role: 'guest',
        plan: 'premium',
        expiresAt: new Date(now.getTime() + guestLifetimeMilliseconds),
        createdAt: now,
      });
      return { account: added, token: await openSession(transaction, added, call, now) };
    });
    return answered('Sessão de visitante aberta.', { token, user: presentUser(account) });
  });
}
