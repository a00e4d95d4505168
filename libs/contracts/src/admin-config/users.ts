import * as z from 'zod/mini';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { id, instant, opaqueCursor, pageLimit } from '../shared/fields.ts';
import { planId } from '../shared/identity.ts';
import { defineRoute } from '../shared/route.ts';
import { adminReason, adminService, admins, wholeRecord } from './fields.ts';

/** Accounts in the admin panel. A change sends the whole record; `version` prevents lost updates. */

export const adminRoles = ['user', 'reseller', 'admin'] as const;
export const adminStatuses = ['active', 'inactive', 'suspended'] as const;
const adminRole = z.enum(adminRoles);
const adminStatus = z.enum(adminStatuses);

export const adminUser = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  role: adminRole,
  status: adminStatus,
  credits: z.int(),
  plan: planId,
  email_confirmed: z.boolean(),
  created_at: instant,
  version: z.string(),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserSorts = ['name', 'email', 'created_at', 'credits'] as const;

export const adminUserFilter = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  status: z._default(z.enum(['all', ...adminStatuses]), 'all'),
  role: z._default(z.enum(['all', ...adminRoles]), 'all'),
  sort: z._default(z.enum(adminUserSorts), 'created_at'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  cursor: opaqueCursor,
  limit: pageLimit(50, 200),
});
export type AdminUserFilter = z.infer<typeof adminUserFilter>;

export const listAdminUsers = defineRoute({
  id: 'admin.listUsers',
  service: adminService,
  method: 'GET',
  path: '/admin/users',
  access: admins,
  summary: 'Contas, com busca por nome ou e-mail, filtros, ordem e páginas.',
  query: adminUserFilter,
  /** `data` is the list itself, as specified; `total` is counted up to 10,001. */
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.array(adminUser),
    nextCursor: z.nullable(z.string()),
    total: z.int(),
  }),
});

export const createAdminUser = defineRoute({
  id: 'admin.createUser',
  service: adminService,
  method: 'POST',
  path: '/admin/users',
  access: admins,
  freshProof: true,
  summary: 'Cria uma conta; a pessoa recebe um convite para escolher a senha.',
  body: z.object({
    name: z
      .string('Informe o nome completo.')
      .check(z.trim(), z.minLength(1, 'Informe o nome completo.'), z.maxLength(120, 'O nome é longo demais.')),
    email: z
      .string('Informe um e-mail válido.')
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, 'O e-mail é longo demais.'),
        z.email('Informe um e-mail válido.'),
      ),
    role: z._default(adminRole, 'user'),
  }),
  response: envelope(adminUser),
  status: 201,
  errors: ['EMAIL_TAKEN'],
});

const params = z.object({ id });

export const readAdminUser = defineRoute({
  id: 'admin.readUser',
  service: adminService,
  method: 'GET',
  path: '/admin/users/:id',
  access: admins,
  summary: 'Uma conta.',
  params,
  response: envelope(adminUser),
});

/** The whole record; only name, e-mail, role, status and credits may differ, credits with a `reason`. */
export const updateAdminUser = defineRoute({
  id: 'admin.updateUser',
  service: adminService,
  method: 'PUT',
  path: '/admin/users/:id',
  access: admins,
  freshProof: true,
  summary: 'Muda uma conta. Créditos viram um lançamento com motivo.',
  params,
  body: wholeRecord,
  response: envelope(adminUser),
  errors: ['FIELD_READ_ONLY', 'CONFLICT', 'LAST_ADMIN', 'EMAIL_TAKEN', 'INSUFFICIENT_CREDITS'],
});

export const deleteAdminUser = defineRoute({
  id: 'admin.deleteUser',
  service: adminService,
  method: 'DELETE',
  path: '/admin/users/:id',
  access: admins,
  freshProof: true,
  summary: 'Desativa a conta agora e apaga os dados pessoais no prazo.',
  params,
  response: acknowledgement,
  errors: ['LAST_ADMIN', 'CONFLICT'],
});

export const changeUserPlan = defineRoute({
  id: 'admin.changeUserPlan',
  service: adminService,
  method: 'PUT',
  path: '/admin/users/:id/plan',
  access: admins,
  freshProof: true,
  summary: 'Dá um plano por alguns meses, sem cobrança, ou volta ao gratuito.',
  params,
  body: z.object({
    plan: planId,
    months: z._default(z.int().check(z.minimum(1), z.maximum(36)), 1),
    reason: adminReason,
  }),
  response: envelope(adminUser),
  errors: ['CONFLICT'],
});
