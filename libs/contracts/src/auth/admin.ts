import * as z from 'zod/mini';
import { auditActor } from '../admin-config/audit.ts';
import { adminRoles, adminStatuses, adminUser, adminUserFilter } from '../admin-config/users.ts';
import { envelope } from '../shared/envelope.ts';
import { email, id, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Calls of admin-config about accounts; `by` is the administrator, for the audit trail. */

/** Confirms a password before a risky action; the caller limits the attempts. */
export const checkPassword = defineRoute({
  id: 'auth.checkPassword',
  service: 'auth',
  method: 'POST',
  path: '/internal/accounts/:id/password-check',
  access: 'internal',
  repeatable: true,
  summary: 'Confere a senha de uma conta ativa.',
  params: z.object({ id }),
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) }),
  response: envelope(z.object({ isRight: z.boolean() })),
});

export const searchAccounts = defineRoute({
  id: 'auth.searchAccounts',
  service: 'auth',
  method: 'POST',
  path: '/internal/admin/accounts/search',
  access: 'internal',
  repeatable: true,
  summary: 'Uma página de contas.',
  body: adminUserFilter,
  response: envelope(z.object({ items: z.array(adminUser), nextCursor: z.nullable(z.string()), total: z.int() })),
});

export const inspectAccount = defineRoute({
  id: 'auth.inspectAccount',
  service: 'auth',
  method: 'GET',
  path: '/internal/admin/accounts/:id',
  access: 'internal',
  summary: 'Uma conta como o painel a mostra.',
  params: z.object({ id }),
  response: envelope(adminUser),
});

export const countAccounts = defineRoute({
  id: 'auth.countAccounts',
  service: 'auth',
  method: 'GET',
  path: '/internal/admin/account-counts',
  access: 'internal',
  summary: 'Quantas contas há, e quantas ativas.',
  response: envelope(z.object({ total: z.int(), active: z.int() })),
});

export const inviteAccount = defineRoute({
  id: 'auth.inviteAccount',
  service: 'auth',
  method: 'POST',
  path: '/internal/admin/accounts',
  access: 'internal',
  summary: 'Cria uma conta sem senha e convida a pessoa por e-mail.',
  body: z.object({ name: personName, email, role: z.enum(adminRoles), by: auditActor }),
  response: envelope(adminUser),
  status: 201,
  errors: ['EMAIL_TAKEN'],
});

export const accountChanges = z.partial(
  z.object({ name: personName, email, role: z.enum(adminRoles), status: z.enum(adminStatuses) }),
);

export const administerAccount = defineRoute({
  id: 'auth.administerAccount',
  service: 'auth',
  method: 'PUT',
  path: '/internal/admin/accounts/:id',
  access: 'internal',
  summary: 'Muda nome, e-mail, papel ou estado de uma conta.',
  params: z.object({ id }),
  body: z.object({ changes: accountChanges, version: z.optional(z.string()), by: auditActor }),
  response: envelope(adminUser),
  errors: ['CONFLICT', 'LAST_ADMIN', 'EMAIL_TAKEN'],
});

export const closeAccount = defineRoute({
  id: 'auth.closeAccount',
  service: 'auth',
  method: 'POST',
  path: '/internal/admin/accounts/:id/closing',
  access: 'internal',
  summary: 'Desativa uma conta e marca o apagamento dos dados (decisão 17).',
  params: z.object({ id }),
  body: z.object({ by: auditActor }),
  response: envelope(adminUser),
  errors: ['LAST_ADMIN'],
});
