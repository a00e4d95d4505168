import { type ApiKeyRecord, apiKeyPattern, checkApiKey } from '@sefira/contracts/auth/api-keys';
import { checkSession, type SessionRecord } from '@sefira/contracts/auth/session';
import { cachedApiKey, cachedApiKeyKey, cachedSession, cachedSessionKey } from '@sefira/contracts/auth/session-cache';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import { createTokenChecker, type TokenChecker, type TokenCheckerOptions } from './token-checker.ts';

type Options = TokenCheckerOptions & { readonly authClient: ServiceClient };

export type SessionChecker = TokenChecker<SessionRecord>;
export type ApiKeyChecker = TokenChecker<ApiKeyRecord>;

const sessionPattern = /^[A-Za-z0-9_-]{43}$/;

/** Checks session tokens. */
export function createSessionChecker({ authClient, ...options }: Options): SessionChecker {
  return createTokenChecker(
    {
      pattern: sessionPattern,
      cacheKey: cachedSessionKey,
      cached: cachedSession,
      ask: async (tokenHash, requestId) =>
        (await authClient.call(checkSession, { body: { tokenHash }, requestId })).data,
    },
    options,
  );
}

/** Checks API keys, with cache keys and calls of their own: a key opens no session and the other way round. */
export function createApiKeyChecker({ authClient, ...options }: Options): ApiKeyChecker {
  return createTokenChecker(
    {
      pattern: apiKeyPattern,
      cacheKey: cachedApiKeyKey,
      cached: cachedApiKey,
      ask: async (keyHash, requestId) => (await authClient.call(checkApiKey, { body: { keyHash }, requestId })).data,
    },
    options,
  );
}
