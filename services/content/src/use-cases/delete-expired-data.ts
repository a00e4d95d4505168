import { clientOf } from '@sefira/database/access';
import type { ContentContext } from '../context.ts';
import { removeOldMessages } from '../data/contact-messages.ts';
import { removeUnconfirmed } from '../data/newsletter.ts';

/** Deletes unconfirmed subscriptions and contact messages after their retention. */
export async function deleteExpiredData(context: ContentContext, signal: AbortSignal): Promise<void> {
  const now = context.clock();
  await removeUnconfirmed(clientOf(context), now, signal);
  await removeOldMessages(clientOf(context), now, signal);
}
