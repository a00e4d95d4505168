import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { anonymiseActivities } from '../data/activity.ts';
import { anonymisePerson } from '../data/audit-trail.ts';
import { anonymiseChanges } from '../data/configuration-values.ts';

/**
 * Anonymises the person in the trail and the history (docs/decisions/0017-closing-and-erasing-an-account.md), and lists the
 * erasure outside the database, so that it can be repeated after a restore (`npm run erase`).
 */
export async function onUserErased({
  event,
  transaction,
  context,
}: EventDelivery<'user.erased', AdminContext>): Promise<void> {
  const folder = context.settings.AUDIT_CHECKPOINT_DIR;
  const { userId, erasedAt } = event.payload;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = path.join(folder, `erased-${erasedAt.slice(0, 7)}.jsonl`);
  await appendFile(list, `${JSON.stringify({ userId, erasedAt })}\n`, { mode: 0o600 });
  await anonymisePerson(transaction, userId);
  await anonymiseChanges(transaction, userId);
  await anonymiseActivities(transaction, userId);
}
