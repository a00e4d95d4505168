import * as z from 'zod/mini';
import { apiKeyRecord } from './api-keys.ts';
import { sessionRecord } from './session.ts';

/** How auth and the gateways share live sessions through Redis (docs/decisions/0020-signed-identity-between-services.md). */

/** A cached session ends by itself after this long and is then read from PostgreSQL again. */
export const cachedSessionSeconds = 30;

export function cachedSessionKey(tokenHash: string): string {
  return `sefira:session:${tokenHash}`;
}

export function cachedApiKeyKey(keyHash: string): string {
  return `sefira:api-key:${keyHash}`;
}

/** Pub/sub channel; a message is a JSON list of hashes, of tokens and of API keys, that no longer count. */
export const revokedSessionsChannel = 'sefira:sessions:revoked';

/** Pub/sub channel for open sockets; a message is `endedSessions`. */
export const endedSessionsChannel = 'sefira:sessions:ended';

export const endedSessions = z.object({ userId: z.string(), sessionIds: z.array(z.string()) });

/** The record plus when it was read from the database (epoch milliseconds). */
export const cachedSession = z.extend(sessionRecord, { cachedAt: z.number() });
export const cachedApiKey = z.extend(apiKeyRecord, { cachedAt: z.number() });
