/**
 * The peer of a chat node: Socket.IO with its Redis adapter, without authentication or storage. It implements the part
 * of the chat protocol that `chat-clients.ts` uses. `REDIS_URL=… node bare-node.ts <port>`
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { chatNamespace, chatSocketPath } from '@sefira/contracts/chat/socket';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';

interface Sent {
  readonly id: string;
  readonly message: string;
}

const redis = new Redis(process.env.REDIS_URL ?? '');
const listener = createServer((_request, response) => response.end());
const server = new Server(listener, {
  path: chatSocketPath,
  serveClient: false,
  adapter: createAdapter(redis, redis.duplicate(), { key: 'bare-chat' }),
});
server.of(chatNamespace).on('connection', async (socket) => {
  const conversationId = randomUUID();
  let seq = 0;
  socket.on('sendMessage', ({ id, message }: Sent, answer: (said: object) => void) => {
    seq += 1;
    const said = { conversationId, clientId: id, message, seq, revision: seq };
    server.of(chatNamespace).to(conversationId).emit('message', said);
    answer({ success: true, data: { conversationId } });
  });
  await socket.join(conversationId);
  socket.emit('authenticated');
});
listener.listen(Number(process.argv[2]), '127.0.0.1');
