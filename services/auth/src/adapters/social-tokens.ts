import { DomainError } from '@sefira/platform/http/domain-error';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod';
import type { SocialProvider, SocialProviderId } from '../domain/social-providers.ts';

/** The claims that are used of a verified ID token. */
export interface SocialClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly nonce: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
}

export interface SocialTokens {
  readonly providers: readonly SocialProvider[];
  /**
   * Checks an ID token against the provider's published keys.
   * @throws DomainError NOT_FOUND for a provider that is not offered, INVALID_CREDENTIALS for a bad token,
   * DEPENDENCY_DOWN when the provider's keys cannot be fetched
   */
  verify(provider: SocialProviderId, token: string): Promise<SocialClaims>;
}

const algorithms = ['RS256', 'ES256'];
const clockToleranceSeconds = 10;
const keysTimeoutMilliseconds = 5000;

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  nonce: z.string().min(1),
  azp: z.string().optional(),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional().catch(undefined),
  /** Apple sends it as a string. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().max(120).optional().catch(undefined),
});

/** Verifies ID tokens of the configured providers. Keys come from the providers' published addresses, never from a token. */
export function createSocialTokens(providers: readonly SocialProvider[]): SocialTokens {
  const keys = new Map<SocialProviderId, JWTVerifyGetKey>(
    providers.map(({ id, jwksUrl }) => [
      id,
      createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: keysTimeoutMilliseconds, cooldownDuration: 5000 }),
    ]),
  );
  return {
    providers,
    async verify(id, token) {
      const provider = providers.find((offered) => offered.id === id);
      const key = keys.get(id);
      if (!provider || !key) throw new DomainError('NOT_FOUND');
      const payload = await checkSignature(token, key, provider);
      const parsed = claims.safeParse(payload);
      if (!parsed.success) throw refusal();
      const { iss, sub, nonce, azp, email, email_verified: verified, name } = parsed.data;
      if (azp !== undefined && azp !== provider.clientId) throw refusal();
      return {
        issuer: iss,
        subject: sub,
        nonce,
        email: email ?? null,
        isEmailVerified: email !== undefined && (verified === true || verified === 'true'),
        name: name?.trim() || null,
      };
    },
  };
}

async function checkSignature(token: string, key: JWTVerifyGetKey, provider: SocialProvider): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'nonce', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    const isAboutToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
    const isAboutKeys = error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
    if (isAboutToken && !isAboutKeys) throw refusal(error);
    throw new DomainError('DEPENDENCY_DOWN', { cause: error, retryAfterSeconds: 10 });
  }
}

function refusal(cause?: unknown): DomainError {
  return new DomainError('INVALID_CREDENTIALS', {
    message: 'O login não pôde ser confirmado. Tente de novo.',
    ...(cause === undefined ? {} : { cause }),
  });
}
