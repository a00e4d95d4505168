import * as z from 'zod/mini';
import { apiScopes } from '../shared/api-scopes.ts';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';

/** Keys of the public API, created and revoked by accounts with a plan that includes them (docs/decisions/0038-plans-and-introductory-offers.md). */

/** Keys that an account may have at the same time. */
export const maximumApiKeys = 10;
/** Prefix of every key: secret scanners find a leak, and a key is never mistaken for a session token. */
export const apiKeyPrefix = 'sefira_';
/** The prefix and 256 random bits in base64url. */
export const apiKeyPattern = /^sefira_[A-Za-z0-9_-]{43}$/;
/** Lifetimes in days; null is until it is revoked. */
export const apiKeyDays = [30, 90, 365] as const;

export const apiScope = z.enum(apiScopes);

/** A key in its owner's list; the key itself is shown once, at creation. */
export const apiKeyItem = z.object({
  id,
  name: z.string(),
  /** Its first characters, to distinguish it from others. */
  hint: z.string(),
  scopes: z.array(apiScope),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
});
export type ApiKeyItem = z.infer<typeof apiKeyItem>;

export const listApiKeys = defineRoute({
  id: 'auth.listApiKeys',
  service: 'auth',
  method: 'GET',
  path: '/user/api-keys',
  access: 'account',
  summary: 'Lista as próprias chaves de API, sem os segredos.',
  response: envelope(z.object({ items: z.array(apiKeyItem), maximum: z.int() })),
});

export const createApiKey = defineRoute({
  id: 'auth.createApiKey',
  service: 'auth',
  method: 'POST',
  path: '/user/api-keys',
  access: 'account',
  freshProof: true,
  summary: 'Cria uma chave de API; o segredo é mostrado só nesta resposta.',
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Dê um nome para a chave.'),
        z.maxLength(60, 'O nome pode ter no máximo 60 caracteres.'),
      ),
    scopes: z.array(apiScope).check(z.minLength(1, 'Escolha ao menos uma permissão.'), z.maxLength(apiScopes.length)),
    expiresInDays: z._default(z.nullable(z.literal([...apiKeyDays])), null),
  }),
  response: envelope(z.object({ key: z.string(), item: apiKeyItem })),
  status: 201,
  errors: ['PLAN_REQUIRED', 'API_KEY_LIMIT'],
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'session' },
});

export const revokeApiKey = defineRoute({
  id: 'auth.revokeApiKey',
  service: 'auth',
  method: 'DELETE',
  path: '/user/api-keys/:id',
  access: 'account',
  summary: 'Revoga uma chave de API; ela deixa de valer em todo lugar em meio segundo.',
  params: z.object({ id }),
  response: acknowledgement,
});

/** What a gateway caches of a live key. */
export const apiKeyRecord = z.object({
  keyId: id,
  userId: id,
  plan: planId,
  scopes: z.array(z.string()),
  expiresAt: z.nullable(instant),
});
export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;

export const checkApiKey = defineRoute({
  id: 'auth.checkApiKey',
  service: 'auth',
  method: 'POST',
  path: '/internal/api-keys/check',
  access: 'internal',
  repeatable: true,
  summary: 'Confere o resumo (SHA-256) de uma chave de API.',
  body: z.object({ keyHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  response: envelope(z.nullable(apiKeyRecord)),
});
