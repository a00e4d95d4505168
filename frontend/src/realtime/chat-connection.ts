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

/** `offline` tries again by itself; `failed` has given up after five tries and waits to be asked. */
export type ConnectionState = 'closed' | 'connecting' | 'online' | 'offline' | 'failed';

/** The answer to an emitted event. */
export type Acknowledgement =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly message: string; readonly error: string };

/** What a client emits and the server acts on. */
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
/** The server does not know the session: trying again would not help. */
let isRefused = false;
/** Counts openings, so that one whose code came late knows that it is no longer wanted. */
let turn = 0;

const watchers = new Set<() => void>();
const listeners = new Map<string, Set<(payload: never) => void>>();

export function connectionState(): ConnectionState {
  return state;
}

/** Calls back at every change of the state. */
export function watchConnection(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Hears an event of the server; what is not in the contract's form is dropped. */
export function subscribe<Name extends ChatServerEvent>(name: Name, heard: EventHandler<Name>): () => void {
  const those = listeners.get(name) ?? new Set();
  listeners.set(name, those.add(heard as (payload: never) => void));
  return () => those.delete(heard as (payload: never) => void);
}

/** Emits an event and waits for its acknowledgement. Rejects when the connection is lost or nobody answers. */
export async function emitWithAcknowledgement(name: Sent, payload: object): Promise<Acknowledgement> {
  if (!socket?.connected) throw new Error('not connected');
  return socket.timeout(ackTimeoutMs).emitWithAck(name, payload) as Promise<Acknowledgement>;
}

/** Says that somebody types here, or no longer; nothing depends on it, so nothing waits for it. */
export function sendTyping(conversationId: string, isTyping: boolean): void {
  if (socket?.connected) socket.volatile.emit(isTyping ? 'typing' : 'stopTyping', { conversationId });
}

/** Connects with the session's token; its code is loaded on the first call. */
export function openConnection(): Promise<void> {
  opening ??= connect();
  return opening;
}

/** Ends the connection for good: the session is over. */
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

/** Tries again after the tries ran out. */
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
  // The session ended while the code was on its way.
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
    // Socket.IO reconnects by itself from all else, but only after a while.
    if (reason === 'io server disconnect') tryAgain(opened);
    if (reason === 'transport close') reconnectNow(opened);
  });
  opened.on('connect_error', () => {
    wasLost = true;
    if (state !== 'failed') setState('offline');
    // Refused by the namespace, not by the network: Socket.IO leaves the next try to us.
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
    // The token was exchanged a moment ago: the next try has the new one.
    if (readToken() !== usedToken && readToken() !== null) return;
    toast.error(connectionTexts.authError, { id: connectionTexts.authError });
    isRefused = true;
  });
}

/** Our own hearers of errors: set again with every connection, so never twice. */
const errorSubscriptions = new Map<string, () => void>();

function subscribeOnce<Name extends ChatServerEvent>(name: Name, heard: EventHandler<Name>): void {
  errorSubscriptions.get(name)?.();
  errorSubscriptions.set(name, subscribe(name, heard));
}

function tryAgain(opened: Socket): void {
  setTimeout(() => {
    if (socket !== opened || isRefused) return;
    opened.connect();
  }, reconnectAfterServer);
}

/**
 * The other end is gone, and another node is there already: one try at once, though not everybody's in the same moment. What
 * follows it, if it fails, are the tries of Socket.IO.
 */
function reconnectNow(opened: Socket): void {
  setTimeout(() => {
    if (socket === opened && !opened.connected && !isRefused) opened.disconnect().connect();
  }, Math.random() * reconnectJitterMs);
}

function dispatchEvent(name: ChatServerEvent, payload: unknown): void {
  const parsed = chatServerEvents[name].safeParse(payload);
  if (!parsed.success) return;
  for (const heard of listeners.get(name) ?? []) heard(parsed.data as never);
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
  // The network is back: no need to wait for the next try, nor to give up.
  window.addEventListener('online', reconnect);
  // What is sent now would be lost: no need to wait until a ping goes unanswered.
  window.addEventListener('offline', () => socket?.io.engine?.close());
}
