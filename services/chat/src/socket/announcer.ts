import type { ChatServerEvent, ChatServerPayload } from '@sefira/contracts/chat/socket';
import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import type { Namespace } from 'socket.io';
import { parseJson } from './parse-json.ts';
import { type ChatNamespace, conversationRoom, userRoom } from './rooms.ts';

/** Emits to all devices of a person, or to those that have a conversation open, on every node. */
export interface Announcer {
  toUser<Name extends ChatServerEvent>(userId: string, name: Name, payload: ChatServerPayload<Name>): void;
  toConversation<Name extends ChatServerEvent>(
    conversationId: string,
    name: Name,
    payload: ChatServerPayload<Name>,
  ): void;
}

const channel = 'sefira:chat:announcements';
const lineEnd = '\n';

/**
 * Own connections are told at once. The other nodes hear all announcements of one turn of the event loop as one message:
 * the sender's id, then a line for each, which begins with its room, so that a node without it reads no further. The
 * Redis adapter would send each by itself, which under load costs more than storing what is announced.
 */
export function createAnnouncer(options: {
  readonly namespace: ChatNamespace;
  readonly publisher: RedisConnection;
  readonly subscriber: RedisConnection;
  readonly logger: Logger;
  /** Called where announcements of other nodes may have been missed, once they are heard again. */
  missed(): void;
}): Announcer {
  const { namespace, publisher, subscriber, logger, missed } = options;
  const node = newId();
  let lines: string[] = [];

  function publish(): void {
    const message = [node, ...lines].join(lineEnd);
    lines = [];
    publisher.publish(channel, message).catch((error: unknown) => {
      logger.debug({ reason: String(error) }, 'other nodes were not told');
    });
  }

  function tellHere(room: string, name: string, payload: unknown): void {
    // Socket.IO types an emit by its event; a generic name needs the untyped one.
    (namespace as Namespace).local.to(room).emit(name, payload);
  }

  function announce(room: string, name: string, payload: object): void {
    if (lines.length === 0) setImmediate(publish);
    lines.push(`${room} ${name} ${JSON.stringify(payload)}`);
    if (namespace.adapter.rooms.has(room)) tellHere(room, name, payload);
  }

  function hear(message: string): void {
    const [sender, ...told] = message.split(lineEnd);
    if (sender === node) return;
    for (const line of told) {
      const roomEnd = line.indexOf(' ');
      const room = line.slice(0, roomEnd);
      if (!namespace.adapter.rooms.has(room)) continue;
      const nameEnd = line.indexOf(' ', roomEnd + 1);
      tellHere(room, line.slice(roomEnd + 1, nameEnd), parseJson(line.slice(nameEnd + 1)));
    }
  }

  subscriber.on('message', (from, message) => {
    if (from === channel) hear(message);
  });
  const listen = () =>
    subscriber.subscribe(channel).catch((error: unknown) => {
      logger.warn({ reason: String(error) }, 'announcements of other nodes are not heard');
    });
  void listen();
  let isBack = false;
  subscriber.on('close', () => {
    isBack = true;
  });
  // What was told while nobody could hear it is lost. Listening comes first, so that nothing falls between.
  subscriber.on('ready', () => {
    if (isBack) void listen().then(missed);
  });
  return {
    toUser: (userId, name, payload) => announce(userRoom(userId), name, payload),
    toConversation: (conversationId, name, payload) => announce(conversationRoom(conversationId), name, payload),
  };
}
