import { type ApiKeyItem, type ApiKeyRecord, apiScope } from '@sefira/contracts/auth/api-keys';
import { planId } from '@sefira/contracts/shared/identity';
import * as z from 'zod/mini';
import type { ApiKey, ApiKeyWithAccount } from '../data/api-keys.ts';

/** A key in its owner's list. */
export function presentApiKey({ id, name, hint, scopes, createdAt, lastUsedAt, expiresAt }: ApiKey): ApiKeyItem {
  return {
    id,
    name,
    hint,
    scopes: z.parse(z.array(apiScope), scopes),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** The record of a live key for gateways. */
export function presentApiKeyRecord({ id, account, scopes, expiresAt }: ApiKeyWithAccount): ApiKeyRecord {
  return {
    keyId: id,
    userId: account.id,
    plan: z.parse(planId, account.plan),
    scopes,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
