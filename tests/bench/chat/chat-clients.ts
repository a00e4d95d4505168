import { setTimeout as wait } from 'node:timers/promises';
import type { ChatMessage } from '@sefira/contracts/chat/message';
import { runConcurrently } from '@sefira/product/run-concurrently';
import { io, type Socket } from 'socket.io-client';
import { outOfOrder, percentiles, sum } from './message-counts.ts';

/** One client of the load: it writes, receives its own messages, and resumes after a reconnection. */
interface ChatClient {
  readonly socket: Socket;
  readonly number: number;
  conversationId: string | null;
  lastSeq: number;
  /** Sent and not acknowledged yet, oldest first; sent again after a cut. */
  readonly waiting: Map<string, string>;
  /** Ids of own messages in the order in which they were written. */
  readonly written: string[];
  /** Own messages as received or caught up on: their place by their id. */
  readonly received: Map<string, number>;
  duplicated: number;
  /** Goes on where it was: what it writes meanwhile waits its turn. */
  isCatchingUp: boolean;
}

export interface LoadFigures {
  readonly clients: number;
  readonly sent: number;
  /** Acknowledged to the client. */
  readonly acknowledged: number;
  /** Own messages that a client never received of again. */
  readonly unreceived: number;
  /** ReceivedMessages by `message` under two different places. */
  readonly duplicated: number;
  /** Own messages with sequence numbers out of the order of writing. */
  readonly outOfOrder: number;
  readonly reconnections: number;
  /** Milliseconds from sending to receiving the stored message, by phase. */
  readonly echo: Readonly<Record<string, { readonly count: number; readonly p50: number; readonly p99: number }>>;
  /** The same over all phases, with what had to be sent again. */
  readonly wholeRun: { readonly count: number; readonly p50: number; readonly p99: number };
}

export interface LoadOptions {
  /** Where clients connect, one after the other. */
  readonly urls: readonly string[];
  readonly tokens: readonly string[];
  /** Address that the trusted hop says of a client. */
  readonly addressOf: (client: number) => string;
  readonly seconds: number;
  /** From one message of a client to its next; 1 where it is not said. */
  readonly secondsBetween?: number;
  /** Distinguishes its messages from those of another load of the same people. */
  readonly name?: string;
  /** Each writes its next message as soon as it has received the one before. */
  readonly isClosedLoop?: boolean;
  /**
   * Faults during the run, in order of their second; each names the phase that begins with it. Writing goes on until
   * the last one is over.
   */
  readonly incidents: readonly { readonly second: number; readonly phase: string; run(): Promise<void> }[];
  readonly report: (line: string) => void;
  /** Awaited at each moment. */
  readonly observe?: (moment: LoadMoment) => Promise<void>;
}

/** Before the first connection, with every client connected, with every conversation open, and with every message received. */
export type LoadMoment = 'before' | 'connected' | 'writing' | 'received';

const ackMilliseconds = 60_000;
const connectConcurrency = 50;
/** From a refusal to the next try. */
const refusedMilliseconds = 500;
const longestReturnMilliseconds = 300;

/**
 * Connects every client, lets each write a message a second (or every `secondsBetween`). @returns counts and latencies
 */
export async function runLoad(options: LoadOptions): Promise<LoadFigures> {
  const samples = new Map<string, number[]>();
  const sentAt = new Map<string, { readonly at: number; readonly phase: string }>();
  let phase = 'steady';
  let acknowledged = 0;
  let reconnections = 0;
  let closedLoopEnd = 0;

  function open(number: number): ChatClient {
    const url = options.urls[number % options.urls.length];
    const socket = io(`${url}/chat`, {
      auth: { token: options.tokens[number] ?? '' },
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      extraHeaders: { 'x-forwarded-for': options.addressOf(number) },
    });
    const client: ChatClient = {
      socket,
      number,
      conversationId: null,
      lastSeq: 0,
      waiting: new Map(),
      written: [],
      received: new Map(),
      duplicated: 0,
      isCatchingUp: false,
    };
    socket.on('message', (message: ChatMessage) => receive(client, message));
    socket.on('messageUpdated', (message: ChatMessage) => receive(client, message));
    socket.on('disconnect', (reason) => {
      client.isCatchingUp = true;
      // As the screen does: one try at once, then those of Socket.IO.
      if (reason !== 'transport close') return;
      const again = () => socket.active && !socket.connected && socket.disconnect().connect();
      setTimeout(again, Math.random() * longestReturnMilliseconds);
    });
    socket.on('connect', () => {
      if (client.isCatchingUp) reconnections += 1;
    });
    socket.on('authenticated', () => {
      catchUp(client).catch(() => options.report(`client ${number} could not catch up`));
    });
    return client;
  }

  function receive(client: ChatClient, { clientId, seq, revision, conversationId }: ChatMessage): void {
    if (conversationId !== client.conversationId && client.conversationId !== null) return;
    client.lastSeq = Math.max(client.lastSeq, revision);
    if (clientId === null) return;
    const known = client.received.get(clientId);
    if (known !== undefined) {
      if (known !== seq) client.duplicated += 1;
      return;
    }
    client.received.set(clientId, seq);
    const sent = sentAt.get(clientId);
    if (sent) samples.get(sent.phase)?.push(performance.now() - sent.at);
    if (performance.now() < closedLoopEnd) write(client);
  }

  /**
   * Requests missed messages; after a reconnection also sends unacknowledged ones again, in order and with their ids.
   * A second greeting on the same connection, as after a Redis outage, does not discard pending answers, as in the
   * front end.
   */
  async function catchUp(client: ChatClient): Promise<void> {
    const { socket, conversationId, isCatchingUp: wasCut } = client;
    if (conversationId === null) return;
    for (let hasMore = true; hasMore; ) {
      const asked = { conversationId, lastSeq: client.lastSeq };
      const answer = await socket.timeout(ackMilliseconds).emitWithAck('joinConversation', asked);
      if (!answer.success) {
        // Refused, as while a dependency of the node is unavailable: the request is repeated.
        if (!socket.connected) return;
        await wait(refusedMilliseconds);
        continue;
      }
      for (const message of answer.data.messages as ChatMessage[]) receive(client, message);
      hasMore = answer.data.hasMore;
    }
    if (wasCut) sendAgain(client);
  }

  function sendAgain(client: ChatClient): void {
    client.isCatchingUp = false;
    for (const [id, message] of client.waiting) {
      const sent = sentAt.get(id);
      if (sent) sentAt.set(id, { ...sent, phase: 'sent again after a cut' });
      send(client, id, message);
    }
  }

  function send(client: ChatClient, id: string, message: string): void {
    if (!client.socket.connected || client.isCatchingUp) return;
    const { conversationId } = client;
    const payload = { id, message, conversationId, timestamp: new Date().toISOString() };
    client.socket.emit('sendMessage', payload, (answer: { success: boolean; data?: { conversationId: string } }) => {
      if (!answer.success) {
        setTimeout(() => client.waiting.has(id) && send(client, id, message), refusedMilliseconds);
        return;
      }
      if (!client.waiting.delete(id)) return;
      acknowledged += 1;
      client.conversationId ??= answer.data?.conversationId ?? null;
    });
  }

  function write(client: ChatClient): void {
    const id = `msg_${options.name ?? 'load'}_${client.number}_${client.written.length}`;
    const message = `Qual é o meu número de destino? (${client.written.length})`;
    client.written.push(id);
    client.waiting.set(id, message);
    sentAt.set(id, { at: performance.now(), phase });
    send(client, id, message);
  }

  const clients = options.tokens.map((_token, number) => open(number));
  const observe = options.observe ?? (() => Promise.resolve());
  try {
    await observe('before');
    await runConcurrently(clients, connectConcurrency, connect);
    options.report(`${clients.length} clients connected`);
    await observe('connected');
    await runConcurrently(clients, connectConcurrency, async (client) => {
      write(client);
      await waitUntil(() => client.conversationId !== null);
    });
    options.report('every client has its conversation');
    await observe('writing');
    samples.set('steady', []).set('sent again after a cut', []);
    const incidents = [...options.incidents];
    const running: Promise<void>[] = [];
    let underWay = 0;
    const start = performance.now();
    if (options.isClosedLoop) {
      closedLoopEnd = start + options.seconds * 1000;
      for (const client of clients) write(client);
    }
    const steps = 50;
    const stride = steps * (options.secondsBetween ?? 1);
    for (let step = 0; step < options.seconds * steps || incidents.length + underWay > 0; step += 1) {
      const next = incidents[0];
      if (next && step >= next.second * steps) {
        incidents.shift();
        phase = next.phase;
        samples.set(phase, []);
        options.report(`${Math.round(step / steps)} s: ${phase}`);
        underWay += 1;
        running.push(
          next.run().finally(() => {
            underWay -= 1;
          }),
        );
      }
      for (let index = step % stride; index < clients.length && !options.isClosedLoop; index += stride) {
        const client = clients[index];
        if (client) write(client);
      }
      await wait(Math.max(0, start + ((step + 1) * 1000) / steps - performance.now()));
    }
    await Promise.all(running);
    options.report('written; waiting for the last to be received');
    await waitUntil(() =>
      clients.every(({ waiting, written, received }) => waiting.size === 0 && received.size >= written.length),
    );
    await observe('received');
  } finally {
    for (const { socket } of clients) socket.close();
  }
  return {
    clients: clients.length,
    sent: sum(clients, ({ written }) => written.length),
    acknowledged,
    unreceived: sum(clients, ({ written, received }) => written.filter((id) => !received.has(id)).length),
    duplicated: sum(clients, ({ duplicated }) => duplicated),
    outOfOrder: sum(clients, outOfOrder),
    reconnections,
    wholeRun: percentiles([...samples.values()].flat()),
    echo: Object.fromEntries([...samples].map(([name, values]) => [name, percentiles(values)])),
  };
}

async function connect({ socket }: ChatClient): Promise<void> {
  const isIn = new Promise<void>((resolve, reject) => {
    socket.once('authenticated', () => resolve());
    socket.once('authError', () => reject(new Error('refused')));
  });
  socket.connect();
  await isIn;
}

const timeoutMilliseconds = 90_000;

/** Waits until it holds, or long enough that it never will. */
async function waitUntil(condition: () => boolean): Promise<void> {
  const end = performance.now() + timeoutMilliseconds;
  while (!condition() && performance.now() < end) await wait(25);
}
