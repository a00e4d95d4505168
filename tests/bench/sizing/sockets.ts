import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { SizingProduct } from './sizing-product.ts';

/** Beyond the accounts of the other measurements. */
const firstAccount = 100_000;

export interface Sockets {
  readonly count: number;
  /** A question, and its answer whole. */
  ask(index: number): Promise<void>;
  close(): void;
}

/** So many people with the chat open, each with an account of their own. */
export async function startSockets(stage: SizingProduct, count: number): Promise<Sockets> {
  const sockets: { readonly socket: Socket; conversationId: string | null; free: Promise<void> }[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = io(`${stage.url}/chat`, {
      auth: { token: await stage.register(firstAccount + index) },
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { 'x-forwarded-for': `10.2.${Math.floor(index / 200)}.${index % 200}` },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('authenticated', () => resolve());
      socket.once('authError', () => reject(new Error('refused')));
      socket.once('connect_error', reject);
    });
    sockets.push({ socket, conversationId: null, free: Promise.resolve() });
  }
  return {
    count,
    async ask(index) {
      const person = sockets[index % sockets.length];
      if (person === undefined) return;
      const before = person.free;
      const mine = before.then(async () => {
        const isAnswered = new Promise<void>((resolve) => person.socket.once('stopTyping', () => resolve()));
        const answer = await person.socket.timeout(30_000).emitWithAck('sendMessage', {
          id: `msg_${randomUUID()}`,
          message: `O que diz o número ${(index % 9) + 1} como destino?`,
          conversationId: person.conversationId,
          timestamp: new Date().toISOString(),
        });
        if (!answer.success) throw new Error(String(answer.error));
        person.conversationId ??= answer.data.conversationId;
        await isAnswered;
      });
      person.free = mine.catch(() => undefined);
      await mine;
    },
    close() {
      for (const { socket } of sockets) socket.close();
    },
  };
}
