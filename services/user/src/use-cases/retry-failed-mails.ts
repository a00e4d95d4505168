import type { FailedMails } from '@sefira/contracts/user/failed-mails';
import { poolOf } from '@sefira/database/access';
import type { UserContext } from '../context.ts';
import { readFailedMails, requeueFailedMails } from '../data/failed-mails.ts';

/** Mails with exhausted attempts, by template and cause. */
export async function listFailedMails(context: UserContext): Promise<FailedMails> {
  const groups = await readFailedMails(poolOf(context));
  return groups.map(({ latest, ...group }) => ({ ...group, latestAt: latest.toISOString() }));
}

/** Attempts failed mails of the last 30 days again, for 48 hours from now; the sweep enqueues them. @returns how many */
export function retryFailedMails(context: UserContext): Promise<number> {
  return requeueFailedMails(poolOf(context));
}
