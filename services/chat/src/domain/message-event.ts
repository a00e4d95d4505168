import type { ChatMessage } from '@sefira/contracts/chat/message';

/** `message` brings each whole message once; everything before and after it is a `messageUpdated` (docs/decisions/0048-chat-delivery.md). */
export type MessageEvent = 'message' | 'messageUpdated';

/** What of a message decides the event of its end. */
interface EndedMessage extends Pick<ChatMessage, 'content'> {
  readonly earlierVersions: readonly Pick<ChatMessage, 'content'>[];
}

/** The event of a stored question, or of the empty row of its answer. */
export function eventOfStored({ type }: Pick<ChatMessage, 'type'>, isRepeated: boolean): MessageEvent {
  return type === 'user' && !isRepeated ? 'message' : 'messageUpdated';
}

/** The event of an ended answer: `message` if it has text for the first time. */
export function eventOfEnded({ content, earlierVersions }: EndedMessage): MessageEvent {
  const isFirstText = content !== '' && earlierVersions.every((earlier) => earlier.content === '');
  return isFirstText ? 'message' : 'messageUpdated';
}
