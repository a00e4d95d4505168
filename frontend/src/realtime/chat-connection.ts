import {
  type ChatServerEvent,
  type ChatServerPayload,
  chatNamespace,
  chatServerEvents,
  chatSocketPath,
  chatSocketSettings,
} from '@sefira/contracts/chat/socket';
import { toast } from 'react-hot-toast/headless';
import type { Socket } from 'socket.io-client';
import { onTokenChange, readToken } from '../api/session/token-storage.ts';
import { connectionTexts } from '../texts/chat/chat.ts';

/** `offline` reconnects by itself; `failed` has exhausted its five attempts and reconnects on request. */
export type ConnectionState = 'closed' | 'connecting' | 'online' | 'offline' | 'failed';

/** The acknowledgement of an emitted event. */
export type Acknowledgement =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly message: string; readonly error: string };

/** Events that a client emits. */
type Sent = 'sendMessage' | 'joinConversation' | 'leaveConversation' | 'stopAnswer' | 'regenerate';

type EventHandler<Name extends ChatServerEvent> = (payload: ChatServerPayload<Name>) => void;

const reconnectAfterServer = 1000;
const reconnectJitterMs = 300;
const ackTimeoutMs = 15_000;

let socket: Socket | null = null;
let opening: Promise<void> | null = null;
let state: ConnectionState = 'closed';
let usedToken: string | null = null;
let wasLost = false;
/** The server refused the session: a retry would not help. */
let isRefused = false;
/** Counts openings, so that an opening with outdated code is dropped. */
let turn = 0;

const watchers = new Set<() => void>();
const listeners = new Map<string, Set<(payload: never) => void>>();

export function connectionState(): ConnectionState {
  return state;
}

/** Subscribes to state changes. */
export function watchConnection(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Subscribes to an event of the server; payloads outside of the contract are dropped. */
export function subscribe<Name extends ChatServerEvent>(name: Name, handler: EventHandler<Name>): () => void {
  const those = listeners.get(name) ?? new Set();
  listeners.set(name, those.add(handler as (payload: never) => void));
  return () => those.delete(handler as (payload: never) => void);
}

/** Emits an event and waits for its acknowledgement. Rejects when the connection is lost or times out. */
export async function emitWithAcknowledgement(name: Sent, payload: object): Promise<Acknowledgement> {
  if (!socket?.connected) throw new Error('not connected');
  return socket.timeout(ackTimeoutMs).emitWithAck(name, payload) as Promise<Acknowledgement>;
}

/** Emits a typing signal, best effort. */
export function sendTyping(conversationId: string, isTyping: boolean): void {
  if (socket?.connected) socket.volatile.emit(isTyping ? 'typing' : 'stopTyping', { conversationId });
}

/** Connects with the session's token; its code is loaded on the first call. */
export function openConnection(): Promise<void> {
  opening ??= connect();
  return opening;
}

/** Disconnects: the session has ended. */
export function closeConnection(): void {
  socket?.removeAllListeners();
  socket?.io.removeAllListeners();
  socket?.disconnect();
  socket = null;
  opening = null;
  turn += 1;
  wasLost = false;
  isRefused = false;
  setState('closed');
}

/** Reconnects after the attempts were exhausted. */
export function reconnect(): void {
  if (!socket || socket.connected) return;
  isRefused = false;
  setState('connecting');
  socket.connect();
}

async function connect(): Promise<void> {
  setState('connecting');
  const mine = turn;
  const { io } = await import('socket.io-client');
  // The session ended while the code was loading.
  if (turn !== mine) return;
  const opened = io(`${location.origin}${chatNamespace}`, {
    path: chatSocketPath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: chatSocketSettings.reconnectionAttempts,
    reconnectionDelay: chatSocketSettings.reconnectionDelay,
    reconnectionDelayMax: chatSocketSettings.reconnectionDelayMax,
    timeout: chatSocketSettings.connectTimeout,
    forceNew: true,
    auth: (give) => {
      usedToken = readToken();
      give({ token: usedToken ?? '' });
    },
  });
  socket = opened;
  followState(opened);
  followErrors();
  for (const name of Object.keys(chatServerEvents) as ChatServerEvent[]) {
    opened.on(name, (payload: unknown) => dispatchEvent(name, payload));
  }
}

function followState(opened: Socket): void {
  opened.on('connect', () => {
    if (wasLost) toast.success(connectionTexts.restored, { id: connectionTexts.restored });
    wasLost = false;
    toast.dismiss(connectionTexts.failed);
    setState('online');
  });
  opened.on('disconnect', (reason) => {
    wasLost = true;
    setState(isRefused ? 'failed' : 'offline');
    // Socket.IO reconnects by itself in all other cases, after a delay.
    if (reason === 'io server disconnect') tryAgain(opened);
    if (reason === 'transport close') reconnectNow(opened);
  });
  opened.on('connect_error', () => {
    wasLost = true;
    if (state !== 'failed') setState('offline');
    // Refused by the namespace, not by the network: Socket.IO leaves the retry to the client.
    if (!opened.active) tryAgain(opened);
  });
  opened.io.on('reconnect_failed', () => {
    setState('failed');
    toast.error(connectionTexts.failed, { id: connectionTexts.failed });
  });
}

function followErrors(): void {
  subscribeOnce('error', ({ message }) => void toast.error(message || connectionTexts.error, { id: message }));
  subscribeOnce('authError', () => {
    // The token was exchanged meanwhile: the retry uses the new one.
    if (readToken() !== usedToken && readToken() !== null) return;
    toast.error(connectionTexts.authError, { id: connectionTexts.authError });
    isRefused = true;
  });
}

/** Subscribes to errors; every connection replaces the subscription, so there is never a second one. */
const errorSubscriptions = new Map<string, () => void>();

function subscribeOnce<Name extends ChatServerEvent>(name: Name, handler: EventHandler<Name>): void {
  errorSubscriptions.get(name)?.();
  errorSubscriptions.set(name, subscribe(name, handler));
}

function tryAgain(opened: Socket): void {
  setTimeout(() => {
    if (socket !== opened || isRefused) return;
    opened.connect();
  }, reconnectAfterServer);
}

/**
 * The server closed the connection and another node is ready: one attempt with a small jitter. Socket.IO continues if
 * it fails.
 */
function reconnectNow(opened: Socket): void {
  setTimeout(() => {
    if (socket === opened && !opened.connected && !isRefused) opened.disconnect().connect();
  }, Math.random() * reconnectJitterMs);
}

function dispatchEvent(name: ChatServerEvent, payload: unknown): void {
  const parsed = chatServerEvents[name].safeParse(payload);
  if (!parsed.success) return;
  for (const handler of listeners.get(name) ?? []) handler(parsed.data as never);
}

function setState(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const changed of watchers) changed();
}

onTokenChange(() => {
  const token = readToken();
  if (!token || token === usedToken || !socket?.connected) return;
  usedToken = token;
  socket.emit('updateAuth', { token });
});

if (typeof window !== 'undefined') {
  // The network is back: reconnects at once.
  window.addEventListener('online', reconnect);
  // The network is lost: a message sent now would be lost before the ping timeout.
  window.addEventListener('offline', () => socket?.io.engine?.close());
}
