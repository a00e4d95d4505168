import type { AnswerSink } from '@sefira/assistant/answerer';
import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { beginAnswer } from '../data/answers.ts';
import type { StoredMessage } from '../data/stored.ts';
import { bestEffort } from './best-effort.ts';

/** Maximum length of an answer in characters (docs/decisions/0047-chat-answerers.md). */
const longestAnswer = 20_000;

export interface AnswerStream {
  readonly sink: AnswerSink;
  /** The text so far. */
  text(): string;
  /** The row of the current attempt. */
  current(): StoredMessage;
}

/** Sends numbered deltas to the room and buffers them for clients that join later. */
export async function streamAnswer(
  context: ChatContext,
  begun: StoredMessage,
  signal: AbortSignal,
): Promise<AnswerStream> {
  const { id: messageId, userId, conversationId, version } = begun;
  let current = begun;
  let text = '';
  let delta = 0;
  const begin = () =>
    bestEffort(context, () => context.answerBuffer.begin({ messageId, version, attempt: current.attempt }));
  await begin();
  const sink: AnswerSink = {
    async startOver() {
      const again = await beginAnswer(clientOf(context), { messageId, userId, version }, context.clock());
      if (!again) return;
      current = again;
      text = '';
      delta = 0;
      await begin();
    },
    async text(chunk) {
      const room = longestAnswer - text.length;
      if (signal.aborted || room <= 0 || chunk === '') return;
      const accepted = chunk.slice(0, room);
      const { attempt } = current;
      text += accepted;
      delta += 1;
      // Buffered first: a client that joins now has it from the buffer or from the room.
      await bestEffort(context, () => context.answerBuffer.append({ messageId, version, attempt }, accepted));
      context.announcer.toConversation(conversationId, 'messageDelta', {
        conversationId,
        messageId,
        version,
        attempt,
        delta,
        text: accepted,
      });
    },
    card(card) {
      context.announcer.toConversation(conversationId, 'messageCard', { conversationId, messageId, version, card });
    },
  };
  return { sink, text: () => text, current: () => current };
}
