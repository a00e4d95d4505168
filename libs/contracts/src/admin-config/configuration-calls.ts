import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { configurationCategories, configurationTypes } from './configuration.ts';

const value = z.union([z.boolean(), z.number(), z.string()]);

/** A key as the editor shows it; fields for administrators are absent for other callers. */
export const configurationItem = z.object({
  key: z.string(),
  /** Null while it is not set and has no preset; a secret is masked. */
  value: z.nullable(value),
  type: z.enum(configurationTypes),
  title: z.string(),
  unit: z.optional(z.string()),
  description: z.string(),
  category: z.enum(configurationCategories),
  isEditable: z.boolean(),
  validation_rules: z.string(),
  visibility: z.optional(z.enum(['public', 'private', 'secret'])),
  /** The value before any change. */
  preset: z.optional(z.nullable(value)),
  /** 0 until the first change; sent with a change to prevent lost updates. */
  version: z.optional(z.int()),
  updated_at: z.optional(z.nullable(instant)),
  updated_by: z.optional(z.nullable(z.string())),
});
export type ConfigurationItem = z.infer<typeof configurationItem>;

export const readConfigurationItems = defineRoute({
  id: 'admin.readConfiguration',
  service: 'admin-config',
  method: 'GET',
  path: '/public/config',
  access: 'public',
  summary: 'As configurações públicas; para um administrador, todas, com os segredos mascarados.',
  response: envelope(z.array(configurationItem)),
});

const key = z.string().check(z.maxLength(80));
/** Required with its own message. */
const adminPassword = z
  .string('Senha é obrigatória para salvar configurações')
  .check(z.minLength(1, 'Senha é obrigatória para salvar configurações'), z.maxLength(256, 'A senha é longa demais.'));
const version = z.optional(z.int().check(z.minimum(0)));

export const writeConfiguration = defineRoute({
  id: 'admin.writeConfiguration',
  service: 'admin-config',
  method: 'PUT',
  path: '/config/:key',
  access: ['admin'],
  summary: 'Muda uma configuração, com a senha do administrador.',
  params: z.object({ key }),
  body: z.object({ value: z.unknown(), adminPassword, version }),
  response: envelope(configurationItem),
  errors: ['CONFIG_VALUE_INVALID', 'FIELD_READ_ONLY', 'ADMIN_PASSWORD_INVALID', 'CONFLICT', 'RATE_LIMITED'],
});

export const configurationChange = z.object({
  version: z.int(),
  value: z.nullable(value),
  previous: z.nullable(value),
  changed_at: instant,
  user_name: z.nullable(z.string()),
  /** The version that this change restored. */
  restored_from: z.nullable(z.int()),
});
export type ConfigurationChange = z.infer<typeof configurationChange>;

export const listConfigurationHistory = defineRoute({
  id: 'admin.listConfigurationHistory',
  service: 'admin-config',
  method: 'GET',
  path: '/config/:key/history',
  access: ['admin'],
  summary: 'As mudanças de uma configuração, da mais nova à mais antiga (até 100).',
  params: z.object({ key }),
  response: envelope(z.array(configurationChange)),
});

export const restoreConfiguration = defineRoute({
  id: 'admin.restoreConfiguration',
  service: 'admin-config',
  method: 'POST',
  path: '/config/:key/restore',
  access: ['admin'],
  summary: 'Traz de volta um valor anterior, como uma nova mudança; a versão 0 é o padrão.',
  params: z.object({ key }),
  body: z.object({ restoreVersion: z.int().check(z.minimum(0)), adminPassword, version }),
  response: envelope(configurationItem),
  errors: ['CONFIG_VALUE_INVALID', 'FIELD_READ_ONLY', 'ADMIN_PASSWORD_INVALID', 'CONFLICT', 'RATE_LIMITED'],
});

/** Every value except secrets, by key. */
const configurationFile = z.object({
  product: z.literal('sefira'),
  exportedAt: instant,
  values: z.record(z.string(), value),
});

export const exportConfiguration = defineRoute({
  id: 'admin.exportConfiguration',
  service: 'admin-config',
  method: 'GET',
  path: '/config/export',
  access: ['admin'],
  summary: 'Todas as configurações em JSON, sem os segredos.',
  response: configurationFile,
});

export const importConfiguration = defineRoute({
  id: 'admin.importConfiguration',
  service: 'admin-config',
  method: 'POST',
  path: '/config/import',
  access: ['admin'],
  summary: 'Aplica um JSON exportado: tudo ou nada.',
  body: z.object({ values: z.record(z.string().check(z.maxLength(80)), z.unknown()), adminPassword }),
  response: envelope(z.object({ changed: z.array(z.string()) })),
  errors: ['CONFIG_VALUE_INVALID', 'FIELD_READ_ONLY', 'ADMIN_PASSWORD_INVALID', 'CONFLICT', 'RATE_LIMITED'],
});
