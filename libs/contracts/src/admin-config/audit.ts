import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant, opaqueCursor, pageLimit, periodInOrder } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** The actor of an act, as the service that executed it recorded them. */
export const auditActor = z.object({
  id: z.string(),
  role: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  address: z.string(),
  userAgent: z.string(),
  requestId: z.string(),
});
export type AuditActor = z.infer<typeof auditActor>;

export const auditActions = ['create', 'update', 'delete', 'view'] as const;
export const auditAction = z.enum(auditActions);

export const auditEntities = [
  'configuration',
  'user',
  'credits',
  'plan',
  'price',
  'order',
  'payout',
  'reseller',
  'export',
  'audit',
  'access',
  'content',
  'api_key',
  'message',
  'mail',
] as const;
export const auditEntity = z.enum(auditEntities);
export type AuditEntity = z.infer<typeof auditEntity>;

const facts = z.record(z.string(), z.json());

/** An administrator's act, published by the service that owns the changed record, in the transaction of the change. */
export const adminAction = z.object({
  action: auditAction,
  entity: auditEntity,
  entityId: z.string(),
  /** The person that the record is about; their name and e-mail in `old` and `new` can be redacted later. */
  personId: z.nullable(id),
  actor: auditActor,
  reason: z.nullable(z.string()),
  old: z.nullable(facts),
  new: z.nullable(facts),
  occurredAt: instant,
});
export type AdminAction = z.infer<typeof adminAction>;

/** A field of a changed record in words; null where the record had no such field. */
const auditChange = z.object({
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

export const auditResults = ['ok', 'denied', 'failed'] as const;

/** An entry of the trail as administrators read it. */
export const auditRecord = z.object({
  id: z.string(),
  /** Position in the chain, from 1 without gaps. */
  sequence: z.int(),
  /** The whole entry as one sentence. */
  sentence: z.string(),
  action: auditAction,
  entity: auditEntity,
  entity_id: z.nullable(z.string()),
  config_key: z.nullable(z.string()),
  user_id: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  created_at: instant,
  old_value: z.nullable(z.json()),
  new_value: z.nullable(z.json()),
  /** The changed fields, or all of a created or deleted record. */
  changes: z.array(auditChange),
  metadata: facts,
  /** `metadata` in words. */
  notes: z.array(z.object({ label: z.string(), value: z.string() })),
  user_ip: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
  result: z.enum(auditResults),
  hash: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

const day = z.iso.date();

/** Filters by administrator, day, range, kind of record, and one record. */
const auditFilters = {
  action: z._default(z.enum(['all', ...auditActions]), 'all'),
  /** Part of a name or an e-mail. */
  user: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  /** One day of America/Sao_Paulo. */
  date: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
  entity: z.optional(auditEntity),
  entityId: z.optional(z.string().check(z.maxLength(120))),
  key: z.optional(z.string().check(z.maxLength(80))),
  result: z.optional(z.enum(auditResults)),
};

export const auditFilter = z.object(auditFilters);
export type AuditFilter = z.infer<typeof auditFilter>;

export const listAudit = defineRoute({
  id: 'admin.listAudit',
  service: 'admin-config',
  method: 'GET',
  path: '/config/audit',
  access: ['admin'],
  summary: 'Registro de auditoria, do mais novo ao mais antigo.',
  query: z
    .object({
      ...auditFilters,
      cursor: opaqueCursor,
      limit: pageLimit(50, 200),
    })
    .check(periodInOrder),
  /** `data` is the list itself, as specified; `nextCursor` goes on from its end. */
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.array(auditRecord),
    nextCursor: z.nullable(z.string()),
  }),
});

export const exportAudit = defineRoute({
  id: 'admin.exportAudit',
  service: 'admin-config',
  method: 'GET',
  path: '/config/audit/export',
  access: ['admin'],
  freshProof: true,
  summary: 'Todo o registro que o filtro mostra, em CSV ou JSON.',
  query: z.object({ ...auditFilters, format: z._default(z.enum(['csv', 'json']), 'csv') }).check(periodInOrder),
  response: { binary: ['text/csv', 'application/json'] },
  rateLimit: { limit: 20, windowSeconds: 600, by: 'session' },
});

export const auditVerdict = z.object({
  isIntact: z.boolean(),
  entries: z.int(),
  /** Position of the first altered entry; null in an intact chain. */
  firstBroken: z.nullable(z.int()),
  /** What is wrong there, in Portuguese. */
  problem: z.nullable(z.string()),
  /** The newest signed checkpoint that the chain was compared with. */
  checkpoint: z.nullable(z.object({ sequence: z.int(), signedAt: instant })),
  verifiedAt: instant,
});
export type AuditVerdict = z.infer<typeof auditVerdict>;

export const verifyAudit = defineRoute({
  id: 'admin.verifyAudit',
  service: 'admin-config',
  method: 'POST',
  path: '/config/audit/verify',
  access: ['admin'],
  summary: 'Confere a cadeia inteira da auditoria contra os pontos de controle assinados.',
  response: envelope(auditVerdict),
  errors: ['CONFLICT'],
  rateLimit: { limit: 10, windowSeconds: 600, by: 'session' },
});
