import type { AuditActor, AuditEntity, auditActions, auditResults } from '@sefira/contracts/admin-config/audit';

export type Facts = Readonly<Record<string, unknown>>;

/** The stored name of an erased actor. */
export const erasedName = 'Conta removida';

/** The facts of an audit entry. */
export interface AuditFacts {
  readonly action: (typeof auditActions)[number];
  readonly entity: AuditEntity;
  readonly entityId?: string | null;
  readonly configKey?: string;
  /** The person that the data in `old` and `new` belong to. */
  readonly personId?: string | null;
  /** Name of that person where `old` and `new` do not have it. */
  readonly personName?: string;
  readonly actor: AuditActor;
  readonly old?: Facts | null;
  readonly new?: Facts | null;
  readonly metadata?: Facts;
  readonly result: (typeof auditResults)[number];
}

/** Fields of a person that are sealed inside an entry. */
const personalFields = ['name', 'email'] as const;

/** Replaces the personal fields of facts. */
export function replacePersonal(facts: Facts | null | undefined, replace: (value: unknown) => unknown): Facts | null {
  if (!facts) return null;
  const personal: ReadonlySet<string> = new Set(personalFields);
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, personal.has(name) && value !== null ? replace(value) : value]),
  );
}

/** The facts that the chain covers, without absent ones. */
export function entryContent(facts: AuditFacts, at: Date): Facts {
  const { actor } = facts;
  return {
    at: at.getTime(),
    action: facts.action,
    entity: facts.entity,
    entityId: facts.entityId ?? undefined,
    configKey: facts.configKey,
    personId: facts.personId ?? undefined,
    actorId: actor.id === '' ? undefined : actor.id,
    actorRole: actor.role,
    address: actor.address === '' ? undefined : actor.address,
    userAgent: actor.userAgent === '' ? undefined : actor.userAgent,
    requestId: actor.requestId === '' ? undefined : actor.requestId,
    old: facts.old ?? undefined,
    new: facts.new ?? undefined,
    metadata: facts.metadata,
    result: facts.result,
  };
}
