import type { SignInOutcome } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../../adapters/random-tokens.ts';
import type { SocialClaims } from '../../adapters/social-tokens.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, findAccountByEmail, insertAccount } from '../../data/accounts.ts';
import { findAccountOfIdentity, insertExternalIdentity, insertUsedNonce } from '../../data/external-identities.ts';
import { later, nonceLifetimeMilliseconds } from '../../domain/account-policy.ts';
import type { SocialProvider, SocialProviderId } from '../../domain/social-providers.ts';
import { requireActive } from '../../policies.ts';
import { appendUserUpdated } from '../accounts/account-events.ts';
import { sendOneTimeLink } from '../proofs/send-one-time-link.ts';
import { readReferral } from './read-referral.ts';
import type { SessionClient } from './session-client.ts';
import { admit } from './sign-in.ts';

/** The offered providers, and a nonce for an ID token. */
export function readProviders(context: AuthContext): {
  readonly providers: readonly SocialProvider[];
  readonly nonce: string;
} {
  return { providers: context.socialTokens.providers, nonce: newNonce(context) };
}

/**
 * Signs in by an ID token (docs/decisions/0016-social-login.md).
 * @throws DomainError NOT_FOUND, INVALID_CREDENTIALS, CONFLICT, ACCOUNT_SUSPENDED, DEPENDENCY_DOWN
 */
export async function signInWithProvider(
  context: AuthContext,
  client: SessionClient,
  { provider, token }: { readonly provider: SocialProviderId; readonly token: string },
): Promise<SignInOutcome> {
  const claims = await context.socialTokens.verify(provider, token);
  await useNonce(context, claims.nonce);
  const account = await inTransaction(context, (transaction) =>
    accountOfClaims(context, transaction, provider, claims, client),
  );
  requireActive(account);
  return admit(context, account, client);
}

/** `<random>.<end>.<digest>`: authenticated, expiring and valid for one login; it is stored only when it is used. */
function newNonce(context: AuthContext): string {
  const end = later(context.clock(), nonceLifetimeMilliseconds).getTime();
  const content = `${newToken()}.${end}`;
  return `${content}.${context.vault.digest('nonce', content)}`;
}

/** @throws DomainError INVALID_CREDENTIALS for a forged, expired or used nonce */
async function useNonce(context: AuthContext, nonce: string): Promise<void> {
  const [random = '', end = '', digest = '', ...rest] = nonce.split('.');
  const isOurs = rest.length === 0 && context.vault.digests('nonce', `${random}.${end}`).includes(digest);
  const expiresAt = new Date(Number(end));
  const isFresh = isOurs && expiresAt > context.clock();
  if (isFresh && (await insertUsedNonce(clientOf(context), { nonceHash: hashToken(nonce), expiresAt }))) return;
  throw new DomainError('INVALID_CREDENTIALS', { message: 'Este login expirou. Comece de novo.' });
}

/**
 * The account of a verified ID token, by issuer and subject. A first login links it to the account of that e-mail only when
 * provider and account both confirmed the address, else creates an account. Role and credits never come from a token.
 * @throws DomainError CONFLICT when the e-mail belongs to an account that cannot be linked, or is missing
 */
async function accountOfClaims(
  context: AuthContext,
  transaction: Transaction,
  provider: SocialProviderId,
  claims: SocialClaims,
  client: SessionClient,
): Promise<Account> {
  const { issuer, subject, email, isEmailVerified } = claims;
  const known = await findAccountOfIdentity(transaction, { issuer, subject });
  if (known) return known;
  if (email === null) {
    throw new DomainError('CONFLICT', {
      message: 'O provedor não informou o seu e-mail. Cadastre-se com e-mail e senha.',
    });
  }
  const holder = await findAccountByEmail(transaction, email);
  if (holder && !(isEmailVerified && holder.emailConfirmedAt)) {
    throw new DomainError('CONFLICT', {
      message:
        'Já existe uma conta com este e-mail. Entre com a sua senha e confirme o e-mail para poder ligar os dois.',
    });
  }
  const account = holder ?? (await register(context, transaction, email, claims, client));
  const identity = { id: newId(), accountId: account.id, provider, issuer, subject, createdAt: context.clock() };
  await insertExternalIdentity(transaction, identity);
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
    ...(await readReferral(transaction, client)),
    registeredAt: now.toISOString(),
  };
  await appendEvent(transaction, context.schema, 'user.registered', registered, client.requestId);
  await appendUserUpdated(context, transaction, account, client.requestId);
  if (!claims.isEmailVerified) await sendOneTimeLink(context, transaction, account, 'confirm', client.requestId);
  return account;
}
