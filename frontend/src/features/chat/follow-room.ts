import type { ChatMessage } from '@sefira/contracts/chat/message';
import { chatAcknowledgements } from '@sefira/contracts/chat/socket';
import { connectionState, emitWithAcknowledgement, subscribe } from '../../realtime/chat-connection.ts';
import { type ChatRoom, lastSeqOf, upToWith, withAnswer, withCard, withDelta, withMessages } from './room.ts';

/** The functions that RTK Query passes to `onCacheEntryAdded`. */
interface RoomLifecycle {
  readonly cacheDataLoaded: Promise<unknown>;
  readonly cacheEntryRemoved: Promise<void>;
  readonly getCacheEntry: () => { readonly data?: ChatRoom | undefined };
  readonly updateCachedData: (change: (room: ChatRoom) => ChatRoom) => unknown;
}

/** Synchronises a conversation with the server while it is cached. */
export async function followRoom(conversationId: string, lifecycle: RoomLifecycle): Promise<void> {
  const { cacheDataLoaded, cacheEntryRemoved, getCacheEntry, updateCachedData } = lifecycle;
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  if (!isLoaded) return;
  let joining = false;
  /** Another read was requested during this one, which may already be stale. */
  let isDue = false;
  let upTo = lastSeqOf(getCacheEntry().data?.messages ?? []);

  /** Joins the room and reads missed messages page by page. */
  async function join(): Promise<void> {
    isDue = joining;
    if (joining || connectionState() !== 'online') return;
    joining = true;
    try {
      for (let hasMore = true; hasMore; ) {
        const answer = await emitWithAcknowledgement('joinConversation', { conversationId, lastSeq: upTo });
        if (!answer.success) return;
        const missed = chatAcknowledgements.joinConversation.parse(answer.data);
        upTo = Math.max(upTo, lastSeqOf(missed.messages));
        updateCachedData((known) => {
          const next = { ...withMessages(known, missed.messages), conversation: missed.conversation };
          return missed.answering ? withAnswer(next, missed.answering) : next;
        });
        hasMore = missed.hasMore && missed.messages.length > 0;
      }
    } catch {
      // The connection was lost meanwhile: the reconnection joins again.
    } finally {
      joining = false;
      if (isDue) void join();
    }
  }

  const isMine = (event: { readonly conversationId: string }) => event.conversationId === conversationId;
  const applyMessage = (message: ChatMessage) => {
    if (!isMine(message)) return;
    upTo = upToWith(upTo, message);
    updateCachedData((room) => withMessages(room, [message]));
  };
  const deafen = [
    // After every connection, and on demand after events that the server may have missed to send.
    subscribe('authenticated', () => void join()),
    subscribe('message', (message) => applyMessage(message)),
    subscribe('messageUpdated', (message) => applyMessage(message)),
    subscribe('messageDelta', (delta) => {
      if (!isMine(delta)) return;
      const { data: room } = getCacheEntry();
      if (!room) return;
      const next = withDelta(room, delta);
      if (next) updateCachedData(() => next);
      else void join();
    }),
    subscribe('messageCard', ({ messageId, version, card, ...event }) => {
      if (isMine(event)) updateCachedData((room) => withCard(room, messageId, version, card));
    }),
    subscribe('typing', (event) => {
      if (isMine(event) && event.from === 'assistant') updateCachedData((room) => ({ ...room, isTyping: true }));
    }),
    subscribe('stopTyping', (event) => {
      if (isMine(event) && event.from === 'assistant') updateCachedData((room) => ({ ...room, isTyping: false }));
    }),
    subscribe('conversationUpdated', (event) => {
      if (isMine(event)) updateCachedData((room) => ({ ...room, conversation: event.conversation }));
    }),
  ];
  await join();
  await cacheEntryRemoved;
  for (const stop of deafen) stop();
  await emitWithAcknowledgement('leaveConversation', { conversationId }).catch(() => null);
}
