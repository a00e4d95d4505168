import { type AuditRecord, auditAction, auditEntity, auditResults } from '@sefira/contracts/admin-config/audit';
import * as z from 'zod/mini';
import type { EntryRow } from '../data/audit-search.ts';
import { replacePersonal } from '../domain/audit-facts.ts';

const facts = z.record(z.string(), z.json());

/** The text of an entry, parsed. */
const content = z.object({
  at: z.number(),
  action: auditAction,
  entity: auditEntity,
  entityId: z.optional(z.string()),
  configKey: z.optional(z.string()),
  personId: z.optional(z.string()),
  actorId: z.optional(z.string()),
  /** Name and e-mail; absent in entries from before the chain contained them. */
  actor: z.optional(z.object({ sealed: z.string() })),
  actorRole: z.optional(z.string()),
  address: z.optional(z.string()),
  userAgent: z.optional(z.string()),
  requestId: z.optional(z.string()),
  old: z.optional(facts),
  new: z.optional(facts),
  metadata: z.optional(facts),
  result: z.enum(auditResults),
});
export type EntryContent = z.infer<typeof content>;

export function readContent(row: Pick<EntryRow, 'body'>): EntryContent {
  return z.parse(content, JSON.parse(row.body));
}

type Opener = (personId: string, value: unknown) => unknown;

function openFacts(read: EntryContent, side: 'old' | 'new', open: Opener): AuditRecord['old_value'] {
  const { personId } = read;
  const opened = personId === undefined ? read[side] : replacePersonal(read[side], (value) => open(personId, value));
  if (!opened) return null;
  // A configuration key has one value, which is shown alone.
  const isOneValue = read.entity === 'configuration' && Object.keys(opened).join() === 'value';
  return z.parse(z.json(), isOneValue ? opened.value : opened);
}

const actorShape = z.object({ name: z.string(), email: z.nullable(z.string()) });

interface Named {
  readonly name: string | null;
  readonly email: string | null;
}

/** The actor inside the chain; the table of names is used only for entries from before that. */
function nameOf(row: EntryRow, { actor, actorId }: EntryContent, open: Opener): Named {
  if (actor === undefined || actorId === undefined) return { name: row.actorName, email: row.actorEmail };
  const opened = actorShape.safeParse(open(actorId, actor));
  return opened.success ? opened.data : { name: 'Conta removida', email: null };
}

export function presentEntry(row: EntryRow, read: EntryContent, open: Opener): AuditRecord {
  const actor = nameOf(row, read, open);
  return {
    id: String(row.sequence),
    sequence: row.sequence,
    action: read.action,
    entity: read.entity,
    entity_id: read.entityId ?? null,
    config_key: read.configKey ?? null,
    user_id: read.actorId ?? null,
    user_name: actor.name,
    user_email: actor.email,
    created_at: new Date(read.at).toISOString(),
    old_value: openFacts(read, 'old', open),
    new_value: openFacts(read, 'new', open),
    metadata: { ...(read.actorRole === undefined ? {} : { role: read.actorRole }), ...read.metadata },
    user_ip: read.address ?? null,
    user_agent: read.userAgent ?? null,
    request_id: read.requestId ?? null,
    result: read.result,
    hash: row.hash,
  };
}
