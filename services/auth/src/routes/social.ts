import { listProviders, socialLogin } from '@sefira/contracts/auth/account';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import { newToken } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { AuthContext } from '../context.ts';
import { accountOfClaims } from '../data/external-identities.ts';
import { later, nonceLifetimeMilliseconds } from '../domain/account-policy.ts';
import { requireActive } from '../policies.ts';
import { admit } from './sign-in.ts';

/** Login with Google, Facebook or Apple (docs/decisions/0016-social-login.md). */
export function addSocialRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, listProviders, async () =>
    answered('Provedores de login.', {
      providers: context.socialTokens.providers.map(({ id, clientId, authorizationUrl }) => ({
        id,
        clientId,
        authorizationUrl,
      })),
      nonce: newNonce(context),
    }),
  );

  addRoute(app, context.identities, socialLogin, async (call) => {
    const claims = await context.socialTokens.verify(call.params.provider, call.body.token);
    await useNonce(context, claims.nonce);
    const account = await inTransaction(context, (transaction) =>
      accountOfClaims(context, transaction, call.params.provider, claims, call),
    );
    requireActive(account);
    return answered('Login realizado com sucesso!', await admit(context, account, call));
  });
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
  if (isOurs && expiresAt > context.clock()) {
    const added = await clientOf(context).usedNonce.createMany({
      data: [{ nonceHash: hashToken(nonce), expiresAt }],
      skipDuplicates: true,
    });
    if (added.count === 1) return;
  }
  throw new DomainError('INVALID_CREDENTIALS', { message: 'Este login expirou. Comece de novo.' });
}
