import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext } from '../context.ts';
import { askToConfirm, confirmSubscriber, removeSubscriber } from '../data/newsletter.ts';

/** Stores a subscription request and publishes the mail that confirms it, if one is due. */
export async function requestSubscription(context: ContentContext, email: string, requestId: string): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    const subscriber = await askToConfirm(transaction, email, now);
    if (!subscriber) return;
    const token = context.links.sign('confirm', subscriber.id);
    const payload = {
      subscriberId: subscriber.id,
      email,
      sealedToken: seal({ token }, context.settings.MESSAGE_KEY),
      requestedAt: now.toISOString(),
    };
    await appendEvent(transaction, context.schema, 'newsletter.confirmation_requested', payload, requestId);
  });
}

/** @throws DomainError TOKEN_INVALID */
export async function confirmSubscription(context: ContentContext, token: string): Promise<void> {
  const subscriberId = context.links.read('confirm', token);
  const isConfirmed =
    subscriberId !== null && (await confirmSubscriber(clientOf(context), subscriberId, context.clock()));
  if (!isConfirmed) throw new DomainError('TOKEN_INVALID');
}

/** @throws DomainError TOKEN_INVALID */
export async function cancelSubscription(context: ContentContext, token: string): Promise<void> {
  const subscriberId = context.links.read('leave', token);
  if (subscriberId === null) throw new DomainError('TOKEN_INVALID');
  await removeSubscriber(clientOf(context), subscriberId);
}
