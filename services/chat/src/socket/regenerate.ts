import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import { type ChatSocket, identityOf, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { reopenAnswer } from '../data/answers.ts';
import { findOwnMessage } from '../data/messages.ts';
import { presentMessage } from '../presenters/messages.ts';
import type { Payload } from './payload.ts';

/** Makes an answer again; what it said stays as an earlier version. Costs what a message costs. */
export async function regenerate(
  context: ChatContext,
  _socket: ChatSocket,
  session: SocketSession,
  { conversationId, messageId }: Payload<'regenerate'>,
): Promise<{ messageId: string; version: number }> {
  const { billing } = context;
  const answer = await findOwnMessage(clientOf(context), session.userId, messageId);
  if (!answer || answer.conversationId !== conversationId || answer.type !== 'bot') {
    throw new DomainError('NOT_FOUND', { message: 'Resposta não encontrada.' });
  }
  if (answer.status === 'answering') throw alreadyAnswering();
  await context.messageLimiter.take(session);
  const askedAs = identityOf(session);
  const requestId = newId();
  const key = `${messageId} ${answer.version + 1}`;
  const charge = await billing.reserve({ identity: askedAs, key, title: 'Nova resposta no chat', requestId });
  const { id: chargeId, credits } = charge;
  const reopened = await inTransaction(context, (transaction) =>
    reopenAnswer(transaction, answer, { askedAs, chargeId, credits, now: context.clock() }),
  );
  // Another device was faster: it holds the same reservation and settles it.
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
