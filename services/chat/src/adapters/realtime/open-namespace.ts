import { chatNamespace, chatSocketPath, chatSocketSettings } from '@sefira/contracts/chat/socket';
import { createShardedAdapter } from '@socket.io/redis-adapter';
import { Server } from 'socket.io';
import type { ChatNamespace } from './rooms.ts';
import type { ShardedClient } from './sharded-client.ts';

export interface OpenNamespace {
  readonly server: Server;
  readonly namespace: ChatNamespace;
}

/**
 * The namespace `/chat` of this node, joined to the other nodes through sharded pub/sub: a node subscribes to the rooms of
 * its own sockets. A worker opens it without a listener and emits to the sockets of all nodes.
 */
export function openNamespace(client: ShardedClient): OpenNamespace {
  const server = new Server({
    path: chatSocketPath,
    serveClient: false,
    pingInterval: chatSocketSettings.pingInterval,
    pingTimeout: chatSocketSettings.pingTimeout,
    connectTimeout: chatSocketSettings.connectTimeout,
    maxHttpBufferSize: chatSocketSettings.maximumBytes,
    // The gateway checks the origin; browsers never connect here directly.
    cors: { origin: false },
    // Messages are small JSON: compression costs more memory per connection than it saves.
    perMessageDeflate: false,
    httpCompression: false,
    adapter: createShardedAdapter(client, client, { channelPrefix: 'sefira-chat' }),
  });
  return { server, namespace: server.of(chatNamespace) as ChatNamespace };
}
