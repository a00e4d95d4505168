import { chatNamespace, chatSocketPath, chatSocketSettings } from '@sefira/contracts/chat/socket';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server } from 'socket.io';
import type { ChatNamespace } from './rooms.ts';

export interface OpenNamespace {
  readonly server: Server;
  readonly namespace: ChatNamespace;
}

/**
 * The namespace `/chat` of this node, joined to the other nodes through Redis. A worker has it too, without a listener:
 * what it emits reaches the sockets of all nodes.
 */
export function openNamespace(redis: {
  readonly publisher: RedisConnection;
  readonly subscriber: RedisConnection;
}): OpenNamespace {
  const server = new Server({
    path: chatSocketPath,
    serveClient: false,
    pingInterval: chatSocketSettings.pingInterval,
    pingTimeout: chatSocketSettings.pingTimeout,
    connectTimeout: chatSocketSettings.connectTimeout,
    maxHttpBufferSize: chatSocketSettings.maximumBytes,
    // The gateway is the only door and has checked the origin; nobody else may read us from a page.
    cors: { origin: false },
    // Small JSON pieces: compressing each costs more memory than it saves.
    perMessageDeflate: false,
    httpCompression: false,
    adapter: createAdapter(redis.publisher, redis.subscriber, { key: 'sefira-chat', requestsTimeout: 2000 }),
  });
  return { server, namespace: server.of(chatNamespace) as ChatNamespace };
}
