import { type AuditRecord, auditAction, auditEntity, auditResults } from '@sefira/contracts/admin-config/audit';
import * as z from 'zod/mini';
import type { EntryRow } from '../data/audit-search.ts';
import { erasedName, replacePersonal } from '../domain/audit-facts.ts';
import { auditSentence, changesInWords } from '../domain/audit-words/audit-sentence.ts';
import { factText, fieldName } from '../domain/audit-words/fact-words.ts';

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
  /** Name of the person of `personId`; absent where the record has it. */
  person: z.optional(z.object({ sealed: z.string() })),
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

type Facts = Readonly<Record<string, z.core.util.JSONType>>;

function openFacts(read: EntryContent, side: 'old' | 'new', open: Opener): Facts | null {
  const { personId } = read;
  const opened = personId === undefined ? read[side] : replacePersonal(read[side], (value) => open(personId, value));
  return opened ? z.parse(facts, opened) : null;
}

/** A configuration key has one value, which is shown alone. */
function shownFacts(read: EntryContent, opened: Facts | null): AuditRecord['old_value'] {
  const isOneValue = read.entity === 'configuration' && Object.keys(opened ?? {}).join() === 'value';
  return isOneValue ? (opened?.value ?? null) : opened;
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
  return opened.success ? opened.data : { name: erasedName, email: null };
}

/** The person's name inside the chain; null in entries without one. */
function personOf({ person, personId }: EntryContent, open: Opener): string | null {
  if (person === undefined || personId === undefined) return null;
  return z.parse(z.string(), open(personId, person));
}

export function presentEntry(row: EntryRow, read: EntryContent, open: Opener): AuditRecord {
  const actor = nameOf(row, read, open);
  const old = openFacts(read, 'old', open);
  const now = openFacts(read, 'new', open);
  const metadata = { ...(read.actorRole === undefined ? {} : { role: read.actorRole }), ...read.metadata };
  const shown = {
    action: read.action,
    entity: read.entity,
    entity_id: read.entityId ?? null,
    config_key: read.configKey ?? null,
    metadata,
    result: read.result,
  };
  const story = { ...shown, actor: actor.name, person: personOf(read, open), old, new: now };
  return {
    id: String(row.sequence),
    sequence: row.sequence,
    sentence: auditSentence(story),
    ...shown,
    user_id: read.actorId ?? null,
    user_name: actor.name,
    user_email: actor.email,
    created_at: new Date(read.at).toISOString(),
    old_value: shownFacts(read, old),
    new_value: shownFacts(read, now),
    changes: changesInWords(story),
    notes: Object.entries(metadata).map(([field, value]) => ({
      label: fieldName(field),
      value: factText(field, value),
    })),
    user_ip: read.address ?? null,
    user_agent: read.userAgent ?? null,
    request_id: read.requestId ?? null,
    hash: row.hash,
  };
}
