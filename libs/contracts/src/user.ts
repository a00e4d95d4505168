import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { birthDate, instant, personName } from './fields.ts';
import { defineRoute } from './route.ts';

export const preferences = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  language: z.enum(['pt-BR', 'en-US', 'es-ES']),
  notifications: z.object({
    email: z.boolean(),
    push: z.boolean(),
    reports: z.boolean(),
    marketing: z.boolean(),
  }),
  privacy: z.object({
    profileVisible: z.boolean(),
    shareAnalytics: z.boolean(),
    dataCollection: z.boolean(),
  }),
});
export type Preferences = z.infer<typeof preferences>;

/** Spec 1 section 3: what a profile without stored preferences has. */
export const defaultPreferences: Preferences = {
  theme: 'system',
  language: 'pt-BR',
  notifications: { email: true, push: true, reports: true, marketing: false },
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
  summary: 'Altera os dados pessoais do próprio perfil.',
  body: z.object({
    name: z.optional(personName),
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
  errors: ['DATE_IN_FUTURE'],
});

export const userRoutes = [readProfile, updateProfile] as const;
