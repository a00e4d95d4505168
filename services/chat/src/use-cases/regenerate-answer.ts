import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import { identityOf, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { reopenAnswer } from '../data/answers.ts';
import { findOwnMessage } from '../data/messages.ts';
import { presentMessage } from '../presenters/messages.ts';
import { reserveAnswer } from './reserve-answer.ts';

/**
 * Answers a question again for the price of a message; the text so far becomes an earlier version.
 * @throws DomainError NOT_FOUND, CONFLICT while it is being answered, RATE_LIMITED, and as `BillingPort.reserve`
 */
export async function regenerateAnswer(
  context: ChatContext,
  session: SocketSession,
  { conversationId, messageId }: { readonly conversationId: string; readonly messageId: string },
): Promise<{ messageId: string; version: number }> {
  const { billing } = context;
  const answer = await findOwnMessage(clientOf(context), session.userId, messageId);
  if (!answer || answer.conversationId !== conversationId || answer.type !== 'bot') {
    throw new DomainError('NOT_FOUND', { message: 'Resposta não encontrada.' });
  }
  if (answer.status === 'answering') throw alreadyAnswering();
  await context.messageLimiter.consume(session);
  const askedAs = identityOf(session);
  const requestId = newId();
  const key = `${messageId} ${answer.version + 1}`;
  const charge = await reserveAnswer(context, session, { key, title: 'Nova resposta no chat', requestId });
  const { id: chargeId, credits } = charge;
  const reopened = await inTransaction(context, (transaction) =>
    reopenAnswer(transaction, answer, { askedAs, chargeId, credits, now: context.clock() }),
  );
  // Another device was faster: it shares the reservation and settles it.
  if (!reopened) {
    await billing.release(chargeId, requestId);
    throw alreadyAnswering();
  }
  context.enqueueAnswer({ messageId, userId: reopened.userId, version: reopened.version });
  context.announcer.toUser(session.userId, 'messageUpdated', presentMessage(reopened));
  return { messageId, version: reopened.version };
}

function alreadyAnswering(): DomainError {
  return new DomainError('CONFLICT', { message: 'Esta resposta ainda está sendo escrita.' });
}
