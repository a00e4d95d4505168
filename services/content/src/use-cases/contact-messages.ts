import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext } from '../context.ts';
import * as messages from '../data/contact-messages.ts';
import { hasPrioritySupport } from '../policies.ts';

const pageLength = 30;

/** Stores a contact message and publishes it for the mail to the team. */
export async function receiveContactMessage(
  context: ContentContext,
  message: Pick<messages.ContactMessage, 'name' | 'email' | 'topic' | 'message'>,
  origin: { readonly identity: Identity; readonly clientAddress: string; readonly requestId: string },
): Promise<void> {
  const now = context.clock();
  const isPriority = hasPrioritySupport(origin.identity);
  await inTransaction(context, async (transaction) => {
    const prefix = addressPrefix(origin.clientAddress);
    const { id } = await messages.addContactMessage(
      transaction,
      { ...message, isPriority, addressPrefix: prefix },
      now,
    );
    const recipient = context.settings.CONTACT_MAIL;
    const payload = { messageId: id, ...message, recipient, receivedAt: now.toISOString() };
    await appendEvent(transaction, context.schema, 'contact.received', payload, origin.requestId);
  });
}

/** A page of contact messages, newest first; open ones with priority support before the others. */
export async function listContactMessages(
  context: ContentContext,
  { state, before }: { readonly state: 'open' | 'answered' | 'all'; readonly before: string | undefined },
): Promise<{ items: readonly messages.ContactMessage[]; nextCursor: string | null }> {
  const found = await messages.listContactMessages(clientOf(context), { state, before, limit: pageLength });
  const items = found.slice(0, pageLength);
  return { items, nextCursor: found.length > pageLength ? (items.at(-1)?.id ?? null) : null };
}

/** @throws DomainError NOT_FOUND */
export async function resolveContactMessage(context: ContentContext, id: string, isAnswered: boolean): Promise<void> {
  if (!(await messages.settleContactMessage(clientOf(context), id, isAnswered))) throw new DomainError('NOT_FOUND');
}
