import {
  type ChatClientEvent,
  type ChatClientPayload,
  chatClientEvents,
  chatHandshake,
} from '@sefira/contracts/chat/socket';
import { errorCatalogue } from '@sefira/contracts/shared/errors';
import { clientAddressHeader } from '@sefira/contracts/shared/identity';
import { clientNetwork } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import { toDomainError } from '@sefira/platform/http/error-handler';
import * as z from 'zod/mini';
import { type ChatSocket, type SocketSession, userRoom } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { checkSession } from '../use-cases/check-session.ts';
import { handlers } from './handlers.ts';
import { createEventMeter, type EventOutcome } from './measure-events.ts';

/** Events of one connection per second; more are refused before they cost anything. */
const eventsPerSecond = 50;

type Acknowledge = (answer: object) => void;

/** Accepts connections: first the session, then known events with parsed payloads only. */
export function acceptConnections(context: ChatContext): void {
  const { namespace } = context.realtime;
  const measure = createEventMeter(context.metrics, namespace);

  namespace.use((socket, next) => {
    identify(context, socket).then(
      () => next(),
      // Auth is unavailable: the client retries.
      (error: unknown) =>
        next(Object.assign(new Error(errorCatalogue.DEPENDENCY_DOWN.message), { data: { code: codeOf(error) } })),
    );
  });

  namespace.on('connection', (socket) => {
    const { session } = socket.data;
    if (!session) return context.guard.end(socket);
    welcome(socket, session);
    limitFlood(socket);
    // One after the other, so that messages are stored in the order of sending.
    let last: Promise<void> = Promise.resolve();
    for (const name of Object.keys(chatClientEvents)) {
      if (!isClientEvent(name)) continue;
      socket.on(name, (...values) => {
        last = last.then(() => measure(name, () => handle(context, socket, name, values)));
      });
    }
    socket.onAny((name: string) => {
      if (!isClientEvent(name))
        refuse(socket, name, new DomainError('VALIDATION_FAILED', { message: 'Evento desconhecido.' }));
    });
  });
}

/** @throws DomainError DEPENDENCY_DOWN */
async function identify(context: ChatContext, socket: ChatSocket): Promise<void> {
  const handshake = z.safeParse(chatHandshake, socket.handshake.auth);
  socket.data.session = handshake.success ? await checkSession(context, handshake.data.token, networkOf(socket)) : null;
}

/** The gateway names the client's address. */
function networkOf({ handshake }: ChatSocket): string {
  const address = handshake.headers[clientAddressHeader];
  return clientNetwork(typeof address === 'string' ? address : handshake.address);
}

function welcome(socket: ChatSocket, session: SocketSession): void {
  socket.data.session = session;
  void socket.join(userRoom(session.userId));
  socket.emit('authenticated', { userId: session.userId, role: session.role });
}

/** A new token; if it is another user's, the connection leaves every room (docs/decisions/0009-session-revocation.md). */
async function changeSession(context: ChatContext, socket: ChatSocket, token: string): Promise<null> {
  const before = socket.data.session;
  const session = await checkSession(context, token, networkOf(socket));
  if (!session) {
    context.guard.end(socket);
    return null;
  }
  if (before?.userId !== session.userId)
    for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
  welcome(socket, session);
  return null;
}

async function handle(
  context: ChatContext,
  socket: ChatSocket,
  name: ChatClientEvent,
  values: readonly unknown[],
): Promise<EventOutcome> {
  const acknowledge = values.findLast((value): value is Acknowledge => typeof value === 'function');
  const [given] = values;
  try {
    const { session } = socket.data;
    if (!session) throw new DomainError('SESSION_EXPIRED');
    const payload = parsePayload(name, given);
    const data =
      'token' in payload
        ? await changeSession(context, socket, payload.token)
        : await handlers[name as Exclude<ChatClientEvent, 'updateAuth'>](context, socket, session, payload as never);
    acknowledge?.({ success: true, data });
    return 'done';
  } catch (error) {
    const refusal = refuse(socket, name, error, given);
    if (refusal.status >= 500) context.logger.warn({ event: name, reason: String(error) }, 'socket event failed');
    acknowledge?.({ success: false, message: refusal.message, error: refusal.code });
    return refusal.status >= 500 ? 'failed' : 'refused';
  }
}

function parsePayload<Name extends ChatClientEvent>(name: Name, given: unknown): ChatClientPayload<Name> {
  const parsed = z.safeParse(chatClientEvents[name], given);
  if (parsed.success) return parsed.data as ChatClientPayload<Name>;
  const [issue] = parsed.error.issues;
  throw new DomainError('VALIDATION_FAILED', { ...(issue ? { message: issue.message } : {}) });
}

function refuse(socket: ChatSocket, event: string, error: unknown, given?: unknown): DomainError {
  const refusal = toDomainError(error instanceof Error ? error : new Error(String(error)));
  const { id, conversationId } = idsOf(given);
  const { retryAfterSeconds } = refusal.details;
  socket.emit('error', {
    message: refusal.message,
    code: refusal.code,
    event: event.slice(0, 60),
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(id === undefined ? {} : { id }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterSeconds) }),
  });
  if (event === 'sendMessage' && id !== undefined) {
    socket.emit('messageStatus', { id, conversationId: null, status: 'failed', messageId: null, seq: null });
  }
  return refusal;
}

const named = z.object({
  id: z.optional(z.string().check(z.maxLength(100))),
  conversationId: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
});

function idsOf(given: unknown): z.infer<typeof named> {
  const parsed = z.safeParse(named, given);
  return parsed.success ? parsed.data : {};
}

function limitFlood(socket: ChatSocket): void {
  let second = 0;
  let count = 0;
  socket.use((_event, next) => {
    const now = Math.floor(Date.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count <= eventsPerSecond) return next();
    if (count > eventsPerSecond * 10) socket.disconnect(true);
    // One refusal a second, not one an event.
    else if (count === eventsPerSecond + 1) refuse(socket, 'flood', new DomainError('RATE_LIMITED'));
  });
}

function isClientEvent(name: string): name is ChatClientEvent {
  return Object.hasOwn(chatClientEvents, name);
}

function codeOf(error: unknown): string {
  return error instanceof DomainError ? error.code : 'INTERNAL_ERROR';
}
