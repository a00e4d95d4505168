import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { birthDate, email, id, instant, numerologySystem, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Hours (America/Sao_Paulo) from which the message of the day can be chosen to come, and the one without a choice. */
export const dailyHours = { first: 7, last: 20, usual: 7 } as const;

/** A professional's own rule set: a school with switched rules, under the professional's name for it. */
export const ownRules = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Dê um nome às suas regras.'), z.maxLength(40)),
  system: numerologySystem,
});
export type OwnRules = z.infer<typeof ownRules>;

export const preferences = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  language: z.enum(['pt-BR', 'en-US', 'es-ES']),
  notifications: z.object({
    email: z.boolean(),
    push: z.boolean(),
    reports: z.boolean(),
    marketing: z.boolean(),
    /** The message of the personal day, each morning; off by default. */
    daily: z._default(z.boolean(), false),
    /** The hour of that message. */
    dailyHour: z.optional(z.int().check(z.minimum(dailyHours.first), z.maximum(dailyHours.last))),
  }),
  privacy: z.object({
    profileVisible: z.boolean(),
    shareAnalytics: z.boolean(),
    dataCollection: z.boolean(),
  }),
  /** Offered as a school in every form; null or absent without any. */
  rules: z.optional(z.nullable(ownRules)),
});
export type Preferences = z.infer<typeof preferences>;

/** Preferences of a profile that has stored none. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'pt-BR',
  notifications: { email: true, push: true, reports: true, marketing: false, daily: false },
  privacy: { profileVisible: true, shareAnalytics: false, dataCollection: true },
};

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  twoFactorEnabled: z.boolean(),
  isEmailConfirmed: z.boolean(),
  /** The new address of a change of e-mail that is not confirmed yet; null without one. */
  pendingEmail: z.optional(z.nullable(z.string())),
  preferences,
  updatedAt: instant,
});
export type Profile = z.infer<typeof profile>;

export const readProfile = defineRoute({
  id: 'user.readProfile',
  service: 'user',
  method: 'GET',
  path: '/user/profile',
  access: 'account',
  summary: 'Lê o perfil da própria pessoa.',
  response: envelope(profile),
});

export const updateProfile = defineRoute({
  id: 'user.updateProfile',
  service: 'user',
  method: 'PUT',
  path: '/user/profile',
  access: 'account',
  freshProof: 'conditional',
  summary: 'Altera os dados pessoais do próprio perfil.',
  body: z.object({
    name: z.optional(personName),
    /** An address other than the account's starts a change, which needs a fresh proof of identity (docs/decisions/0008-opaque-session-token.md). */
    email: z.optional(email),
    phone: z.optional(
      z.nullable(z.string().check(z.trim(), z.maxLength(20, 'O telefone pode ter no máximo 20 caracteres.'))),
    ),
    birthDate: z.optional(z.nullable(birthDate)),
    location: z.optional(
      z.nullable(z.string().check(z.trim(), z.maxLength(120, 'O local pode ter no máximo 120 caracteres.'))),
    ),
    bio: z.optional(
      z.nullable(z.string().check(z.trim(), z.maxLength(1000, 'A bio pode ter no máximo 1.000 caracteres.'))),
    ),
  }),
  response: envelope(profile),
  errors: ['DATE_IN_FUTURE', 'EMAIL_TAKEN', 'RATE_LIMITED'],
});

/** Changes only the given fields; changes of privacy and marketing choices are stored in the consent log. */
export const updatePreferences = defineRoute({
  id: 'user.updatePreferences',
  service: 'user',
  method: 'PUT',
  path: '/user/preferences',
  access: 'account',
  summary: 'Altera as próprias preferências, todas ou só as enviadas.',
  body: z.object({
    theme: z.optional(preferences.shape.theme),
    language: z.optional(preferences.shape.language),
    // A default here would overwrite choices that the call does not name.
    notifications: z.optional(z.partial(z.extend(preferences.shape.notifications, { daily: z.boolean() }))),
    privacy: z.optional(z.partial(preferences.shape.privacy)),
    rules: preferences.shape.rules,
  }),
  response: envelope(preferences),
});

/** Largest avatar in bytes, without its multipart framing. */
export const avatarBytesLimit = 5 * 1024 * 1024;

/** Multipart field `avatar`: JPEG, PNG or WebP by content, up to 5 MB and 24 megapixels. */
export const uploadAvatar = defineRoute({
  id: 'user.uploadAvatar',
  service: 'user',
  method: 'POST',
  path: '/user/avatar',
  access: 'account',
  summary: 'Envia o avatar (campo `avatar`); ele é guardado em WebP de até 512 px, sem metadados.',
  body: { binary: ['multipart/form-data'] },
  response: envelope(z.object({ avatarUrl: z.string() })),
  errors: ['IMAGE_INVALID', 'PAYLOAD_TOO_LARGE'],
  bodyLimit: avatarBytesLimit + 64 * 1024,
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'session' },
});

export const deleteAvatar = defineRoute({
  id: 'user.deleteAvatar',
  service: 'user',
  method: 'DELETE',
  path: '/user/avatar',
  access: 'account',
  summary: 'Remove o avatar.',
  response: acknowledgement,
});

/** The address is unguessable and changes with every upload, so the image may be cached indefinitely. */
export const readAvatar = defineRoute({
  id: 'user.readAvatar',
  service: 'user',
  method: 'GET',
  path: '/user/avatars/:file',
  access: 'public',
  summary: 'Mostra um avatar.',
  params: z.object({ file: z.string().check(z.regex(/^[A-Za-z0-9_-]{32}\.webp$/)) }),
  response: { binary: ['image/webp'] },
});

/** The JSON of `personalDataExport`, as a file. */
export const exportData = defineRoute({
  id: 'user.exportData',
  service: 'user',
  method: 'POST',
  path: '/user/export-data',
  access: 'account',
  freshProof: true,
  summary: 'Baixa todos os dados pessoais da conta em um arquivo JSON, com a finalidade de cada campo.',
  response: { binary: ['application/json'] },
  rateLimit: { limit: 5, windowSeconds: 86_400, by: 'session' },
});

export const consentEntry = z.object({
  id,
  /** terms, marketing, shareAnalytics, dataCollection or profileVisible. */
  subject: z.string(),
  granted: z.boolean(),
  /** Version of the accepted document; empty for a choice without a document. */
  version: z.string(),
  givenAt: instant,
});

export const listConsents = defineRoute({
  id: 'user.listConsents',
  service: 'user',
  method: 'GET',
  path: '/user/consents',
  access: 'account',
  summary: 'Lista o que a própria pessoa autorizou ou retirou, e quando.',
  response: envelope(z.array(consentEntry)),
});
