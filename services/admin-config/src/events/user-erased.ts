import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { forgetActivities } from '../data/activity.ts';
import { forgetPerson } from '../data/audit-trail.ts';
import { forgetConfigurator } from '../data/configuration-values.ts';

/**
 * Decision 17: the trail and the history stay, nothing in them names the person any more. Who was erased is written down
 * outside the database too, so that a restored backup forgets them again (`npm run erase`).
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
  await forgetPerson(transaction, userId);
  await forgetConfigurator(transaction, userId);
  await forgetActivities(transaction, userId);
}
