import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@sefira/contracts/chat/message';
import { io } from 'socket.io-client';
import { eventually } from './retrying-client.ts';

/** One person's conversation: the messages acknowledged to them and those they received. */
export interface ChatTranscript {
  readonly userId: string;
  /** Ids of acknowledged messages in the order in which they were written. */
  readonly clientIds: readonly string[];
  /** The place of each own message as it was received, by its id. */
  readonly received: ReadonlyMap<string, number>;
  readonly duplicated: number;
  readonly answered: number;
}

const ackMilliseconds = 10_000;
const pauseMilliseconds = 300;
const retryMilliseconds = 1000;
const reconnectMilliseconds = 300;

interface Ack {
  readonly success: boolean;
  readonly data?: { readonly conversationId?: string; readonly messages?: ChatMessage[]; readonly hasMore?: boolean };
}

/** Writes so many messages, one after the other, each until it is acknowledged, and waits for the answers. */
export async function runDialogue(
  url: string,
  { userId, token }: { userId: string; token: string },
  count: number,
): Promise<ChatTranscript> {
  const socket = io(`${url}/chat`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
  });
  const received = new Map<string, number>();
  const answers = new Map<string, string>();
  let duplicated = 0;
  let lastSeq = 0;
  let conversationId: string | null = null;
  const receive = ({ id, clientId, seq, type, status }: ChatMessage) => {
    if (type === 'bot') answers.set(id, status);
    if (clientId === null) return;
    if (received.has(clientId) && received.get(clientId) !== seq) duplicated += 1;
    received.set(clientId, seq);
  };
  // As the screen does: after a gap, what was missed is read again from before it.
  const receiveNext = (message: ChatMessage) => {
    if (message.revision === lastSeq + 1) lastSeq = message.revision;
    receive(message);
  };
  socket.on('message', receiveNext);
  socket.on('messageUpdated', receiveNext);
  // Socket.IO leaves the next try to us where the server, not the network, ended it; as the screen does.
  const again = () => setTimeout(() => socket.connect(), retryMilliseconds);
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again();
    if (reason !== 'transport close') return;
    setTimeout(
      () => socket.active && !socket.connected && socket.disconnect().connect(),
      Math.random() * reconnectMilliseconds,
    );
  });
  socket.on('connect_error', () => {
    if (!socket.active) again();
  });
  const send = async (event: string, payload: object): Promise<Ack> => {
    try {
      return (await socket.timeout(ackMilliseconds).emitWithAck(event, payload)) as Ack;
    } catch {
      return { success: false };
    }
  };
  async function catchUp(): Promise<void> {
    if (conversationId === null) return;
    const { success, data } = await send('joinConversation', { conversationId, lastSeq });
    for (const message of (success && data?.messages) || []) {
      lastSeq = Math.max(lastSeq, message.revision);
      receive(message);
    }
    if (success && data?.hasMore) await catchUp();
  }
  const clientIds: string[] = [];
  try {
    for (let turn = 0; turn < count; turn += 1) {
      const id = `msg_${randomUUID()}`;
      const message = `Qual é o meu número de destino? (${turn})`;
      await eventually('message not acknowledged', async () => {
        const timestamp = new Date().toISOString();
        const { success, data } = await send('sendMessage', { id, message, conversationId, timestamp });
        if (success) conversationId ??= data?.conversationId ?? null;
        return success || undefined;
      });
      clientIds.push(id);
    }
    const isOver = () => [...answers.values()].filter((status) => status !== 'answering').length >= count;
    for (let attempt = 0; attempt < 400 && !(isOver() && clientIds.every((id) => received.has(id))); attempt += 1) {
      await wait(pauseMilliseconds);
      await catchUp();
    }
    return {
      userId,
      clientIds,
      received,
      duplicated,
      answered: [...answers.values()].filter((status) => status === 'completed').length,
    };
  } finally {
    socket.close();
  }
}
