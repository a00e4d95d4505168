import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import type { SocialClaims } from '../adapters/social-tokens.ts';
import type { AuthContext, Transaction } from '../context.ts';
import type { SocialProviderId } from '../domain/social-providers.ts';
import { appendUserUpdated } from './account-events.ts';
import { type Account, findAccountByEmail, insertAccount } from './accounts.ts';
import { sendOneTimeLink } from './one-time-tokens.ts';
import type { SessionClient } from './open-session.ts';
import { referralOf } from './referral.ts';

/**
 * The account of a verified ID token, by issuer and subject. A first login links it to the account of that e-mail only when
 * provider and account both confirmed the address (docs/decisions/0016-social-login.md), else creates an account. Role and
 * credits never come from a token.
 * @throws DomainError CONFLICT when the e-mail belongs to an account that cannot be linked, or is missing
 */
export async function accountOfClaims(
  context: AuthContext,
  transaction: Transaction,
  provider: SocialProviderId,
  claims: SocialClaims,
  client: SessionClient,
): Promise<Account> {
  const { issuer, subject } = claims;
  const known = await transaction.externalIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    include: { account: true },
  });
  if (known) return known.account;
  if (claims.email === null) {
    throw new DomainError('CONFLICT', {
      message: 'O provedor não informou o seu e-mail. Cadastre-se com e-mail e senha.',
    });
  }
  const holder = await findAccountByEmail(transaction, claims.email);
  if (holder && !(claims.isEmailVerified && holder.emailConfirmedAt)) {
    throw new DomainError('CONFLICT', {
      message:
        'Já existe uma conta com este e-mail. Entre com a sua senha e confirme o e-mail para poder ligar os dois.',
    });
  }
  const account = holder ?? (await register(context, transaction, claims.email, claims, client));
  await transaction.externalIdentity.create({
    data: { id: newId(), accountId: account.id, provider, issuer, subject, createdAt: context.clock() },
  });
  return account;
}

async function register(
  context: AuthContext,
  transaction: Transaction,
  email: string,
  claims: SocialClaims,
  client: SessionClient,
): Promise<Account> {
  const now = context.clock();
  const name = claims.name ?? email.split('@')[0] ?? email;
  const account = await insertAccount(transaction, {
    id: newId(),
    email,
    name,
    role: 'user',
    credits: context.configuration.get('credits_welcome'),
    emailConfirmedAt: claims.isEmailVerified ? now : null,
    createdAt: now,
  });
  const registered = {
    userId: account.id,
    name,
    email,
    birthDate: null,
    ...(await referralOf(transaction, client)),
    registeredAt: now.toISOString(),
  };
  await appendEvent(transaction, context.schema, 'user.registered', registered, client.requestId);
  await appendUserUpdated(context, transaction, account, client.requestId);
  if (!claims.isEmailVerified) await sendOneTimeLink(context, transaction, account, 'confirm', client.requestId);
  return account;
}
