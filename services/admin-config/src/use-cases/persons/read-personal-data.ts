import { auditFilter } from '@sefira/contracts/admin-config/audit';
import { clientOf, poolOf } from '@sefira/database/access';
import type { AdminContext } from '../../context.ts';
import { listActivitiesOf } from '../../data/activity.ts';
import { readActor, readOwnEntries } from '../../data/audit-actors.ts';
import { readContent } from '../../presenters/audit.ts';
import { readWholeAudit } from '../audit/read-audit.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything personal in the tables of admin-config. */
export async function readPersonalData(context: AdminContext, userId: string) {
  const client = clientOf(context);
  const [actsOnAccount, ownActs, actor, activities] = await Promise.all([
    readActsOnAccount(context, userId),
    readOwnActs(context, userId),
    readActor(client, userId),
    listActivitiesOf(client, userId),
  ]);
  return { actsOnAccount, ownActs, actor, activities };
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

/** Administrators' acts on this account; the actor's data belong to the actor. */
async function readActsOnAccount(context: AdminContext, userId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const records of readWholeAudit(context, auditFilter.parse({ entityId: userId }))) {
    for (const { created_at, action, entity, old_value, new_value, result } of records) {
      rows.push({ createdAt: created_at, action, entity, oldValue: old_value, newValue: new_value, result });
    }
  }
  return rows;
}

/** This person's own administrative acts and refused attempts. */
async function readOwnActs(context: AdminContext, userId: string): Promise<Row[]> {
  const entries = await readOwnEntries(poolOf(context), userId);
  return entries.map((entry) => {
    const { at, action, entity, result, address = null, userAgent = null } = readContent(entry);
    return { createdAt: new Date(at).toISOString(), action, entity, result, address, userAgent };
  });
}
