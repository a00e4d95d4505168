import type { EventPayload } from '@sefira/contracts/shared/events';
import { listErasure } from '../../adapters/erasure-list.ts';
import type { AdminContext, Transaction } from '../../context.ts';
import { anonymiseActivities } from '../../data/activity.ts';
import { anonymisePerson } from '../../data/audit-trail.ts';
import { anonymiseChanges } from '../../data/configuration-values.ts';

/**
 * Anonymises the person in the trail and the history (docs/decisions/0017-closing-and-erasing-an-account.md), and lists the
 * erasure outside the database, so that it can be repeated after a restore (`npm run erase`).
 */
export async function erasePerson(
  context: AdminContext,
  transaction: Transaction,
  { userId, erasedAt }: EventPayload<'user.erased'>,
): Promise<void> {
  await listErasure(context.settings.AUDIT_CHECKPOINT_DIR, { userId, erasedAt });
  await anonymisePerson(transaction, userId);
  await anonymiseChanges(transaction, userId);
  await anonymiseActivities(transaction, userId);
}
