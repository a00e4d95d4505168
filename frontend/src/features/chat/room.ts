import type { ChatCard, ChatMessage, Conversation } from '@sefira/contracts/chat/message';
import type { AnswerUnderWay } from '@sefira/contracts/chat/socket';

/** A conversation as loaded by this page. */
export interface ChatRoom {
  readonly conversation: Conversation;
  /** Ordered by `seq`. */
  readonly messages: readonly ChatMessage[];
  /** True while older messages are not loaded. */
  readonly hasOlder: boolean;
  /** Answers in progress by message. */
  readonly underWay: Readonly<Record<string, Omit<AnswerUnderWay, 'messageId'>>>;
  readonly isTyping: boolean;
}

export type Delta = AnswerUnderWay;

/** The highest counter of a complete read; missed changes are requested from there on. */
export function lastSeqOf(messages: readonly ChatMessage[]): number {
  return messages.reduce((highest, { revision }) => Math.max(highest, revision), 0);
}

/**
 * The counter up to which no change is missing, after one more change. A change before a gap may be late or lost, so
 * the counter does not pass a gap.
 */
export function upToWith(upTo: number, { revision }: Pick<ChatMessage, 'revision'>): number {
  return revision === upTo + 1 ? revision : upTo;
}

/** Merges messages; an older state of a known one changes nothing. */
export function withMessages(room: ChatRoom, coming: readonly ChatMessage[]): ChatRoom {
  const byId = new Map(room.messages.map((message) => [message.id, message]));
  const underWay = { ...room.underWay };
  for (const message of coming) {
    const known = byId.get(message.id);
    if (known && known.revision > message.revision) continue;
    byId.set(message.id, message);
    const isOver = message.status !== 'answering';
    if (isOver || (underWay[message.id]?.version ?? 0) < message.version) delete underWay[message.id];
  }
  const messages = [...byId.values()].sort((one, other) => one.seq - other.seq);
  const isTyping = room.isTyping && coming.every(({ type, status }) => type !== 'bot' || status === 'answering');
  return { ...room, messages, underWay, isTyping };
}

/** Appends a delta; null where an earlier delta is missing, so that the room is read again. */
export function withDelta(room: ChatRoom, { messageId, version, attempt, delta, text }: Delta): ChatRoom | null {
  const message = room.messages.find(({ id }) => id === messageId);
  if (message && (message.version > version || (message.version === version && message.status !== 'answering'))) {
    return room;
  }
  const known = room.underWay[messageId];
  const isOld = known && (version < known.version || (version === known.version && attempt < known.attempt));
  if (isOld) return room;
  const goesOn = known && known.version === version && known.attempt === attempt;
  if (goesOn && delta <= known.delta) return room;
  if (delta !== (goesOn ? known.delta : 0) + 1) return null;
  const next = { version, attempt, delta, text: (goesOn ? known.text : '') + text };
  return { ...room, underWay: { ...room.underWay, [messageId]: next } };
}

/** Merges the snapshot of an answer unless a longer one is known. */
export function withAnswer(room: ChatRoom, { messageId, ...answer }: AnswerUnderWay): ChatRoom {
  const known = room.underWay[messageId];
  const hasMore =
    known &&
    (known.version > answer.version ||
      (known.version === answer.version &&
        (known.attempt > answer.attempt || (known.attempt === answer.attempt && known.delta >= answer.delta))));
  const isAnswering = room.messages.some(({ id, status }) => id === messageId && status === 'answering');
  if (hasMore || !isAnswering) return room;
  return { ...room, underWay: { ...room.underWay, [messageId]: answer } };
}

/** Adds a tool's result to an answer in progress. */
export function withCard(room: ChatRoom, messageId: string, version: number, card: ChatCard): ChatRoom {
  const messages = room.messages.map((message) => {
    const isMeant = message.id === messageId && message.version === version;
    if (!isMeant || message.cards.some(({ id }) => id === card.id)) return message;
    return { ...message, cards: [...message.cards, card] };
  });
  return { ...room, messages };
}
