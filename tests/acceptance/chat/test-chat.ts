import { definition as auth } from '@sefira/auth-service/definition';
import { definition as chat } from '@sefira/chat-service/definition';
import type { ChatMessage } from '@sefira/contracts/chat/message';
import { definition as gatewayDefinition } from '@sefira/gateway/definition';
import { newId } from '@sefira/platform/time/identifiers';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { io, type Socket } from 'socket.io-client';

const { NUMEROLOGY_URL = '', REPORTS_URL = '' } = unusedAddresses;
const unusedServices = { NUMEROLOGY_URL, REPORTS_URL };

/** A guard against hanging, not a measure: what hangs says where. */
const timeoutMilliseconds = 50_000;

/** Two chat nodes behind a gateway, with auth: what a browser would speak to. */
export interface TestChat extends AsyncDisposable {
  readonly testEnvironment: TestEnvironment;
  readonly gateway: ServiceUnderTest;
  readonly nodes: readonly ServiceUnderTest[];
  readonly environment: Readonly<Record<string, string>>;
  /** The token of a new guest (nothing is charged). */
  guest(): Promise<string>;
  /** The token of the account that a guest makes, taking along what he has. */
  signUp(guest: string): Promise<string>;
  call(
    method: string,
    path: string,
    token: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; text: string }>;
}

/** `startOtherServices` starts further services and returns the settings that name them to the chat. */
export async function startTestChat(
  options: Readonly<Record<string, string>> = {},
  startOtherServices: (environment: TestEnvironment) => Promise<Readonly<Record<string, string>>> = async () => ({}),
): Promise<TestChat> {
  await using opened = new AsyncDisposableStack();
  const testEnvironment = opened.use(await createTestEnvironment());
  const redis = Object.fromEntries(Object.entries(options).filter(([name]) => name.endsWith('REDIS_URL')));
  const accounts = opened.use(
    await startService(auth, testEnvironment, { environment: { GUEST_ACCESS: 'true', ...redis } }),
  );
  const environment = {
    ...unusedServices,
    AUTH_URL: accounts.running.url,
    CHAT_MESSAGES_PER_MINUTE: '5000',
    CHAT_PACE_MILLISECONDS: '0',
    ...options,
    ...(await startOtherServices(testEnvironment)),
  };
  const nodes = [
    opened.use(await startService(chat, testEnvironment, { environment })),
    opened.use(await startService(chat, testEnvironment, { environment })),
  ];
  const gateway = opened.use(
    await startService(gatewayDefinition, testEnvironment, {
      environment: {
        PUBLIC_URL: 'http://sefira.test',
        FRONTEND_DIR: import.meta.dirname,
        ...unusedAddresses,
        AUTH_URL: accounts.running.url,
        CHAT_URL: nodes.map((node) => node.running.url).join(','),
        GUEST_RATE_LIMIT_PER_MINUTE: '5000',
        ...redis,
      },
    }),
  );
  const call: TestChat['call'] = async (method, path, token, body) => {
    const answer = await fetch(`${gateway.running.url}/api${path}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch((error: unknown) => {
      throw new Error(`no response to ${method} ${path}`, { cause: error });
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: isJson ? JSON.parse(text) : undefined, text };
  };
  const stack = opened.move();
  return {
    testEnvironment,
    gateway,
    nodes,
    environment,
    call,
    async guest() {
      const { status, body, text } = await call('POST', '/auth/guest', '');
      if (status >= 400) throw new Error(`no guest: ${status} ${text}`);
      return (body as { data: { token: string } }).data.token;
    },
    async signUp(guest) {
      const person = { name: 'Ana Paula Souza', birthDate: '1990-03-15', password: 'Cobre lilás 71', takeOver: true };
      const { body } = await call('POST', '/auth/register', guest, { ...person, email: `${newId()}@sefira.test` });
      return (body as { token: string }).token;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** One device: a connection that records every event it receives. */
export interface Device extends Disposable {
  readonly socket: Socket;
  readonly received: { readonly name: string; readonly payload: Record<string, unknown> }[];
  send(event: string, payload: unknown): Promise<Answer>;
  /** The newest state of each message, in order of place. */
  messages(): ChatMessage[];
}

export interface Answer {
  readonly success: boolean;
  readonly data: Record<string, unknown>;
  readonly error?: string;
}

export async function connectDevice(
  url: string,
  token: string,
  options: { readonly transports?: ('websocket' | 'polling')[]; readonly from?: string } = {},
): Promise<Device> {
  const socket = io(`${url}/chat`, {
    auth: { token },
    transports: options.transports ?? ['websocket'],
    ...(options.from === undefined ? {} : { extraHeaders: { 'x-forwarded-for': options.from } }),
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  const received: Device['received'] = [];
  socket.onAny((name: string, payload: Record<string, unknown>) => received.push({ name, payload }));
  await new Promise<void>((resolve, reject) => {
    let reason = 'none';
    const late = () => reject(new Error(`no session for the device; last connection error: ${reason}`));
    AbortSignal.timeout(timeoutMilliseconds).addEventListener('abort', late, { once: true });
    socket.once('authenticated', () => resolve());
    socket.once('authError', () => resolve());
    // Refused while auth is out of reach, as on a machine with much else to do: Socket.IO leaves the next try to us.
    socket.on('connect_error', (error) => {
      reason = error.message;
      if (!socket.active) setTimeout(() => socket.connect(), 200);
    });
  });
  return {
    socket,
    received,
    async send(event, payload) {
      try {
        return (await socket.timeout(timeoutMilliseconds).emitWithAck(event, payload)) as Answer;
      } catch (error) {
        throw new Error(`no acknowledgement of ${event} (connected: ${socket.connected})`, { cause: error });
      }
    },
    messages() {
      const latest = new Map<string, ChatMessage>();
      for (const { name, payload } of received) {
        if (name !== 'message' && name !== 'messageUpdated') continue;
        const message = payload as unknown as ChatMessage;
        if ((latest.get(message.id)?.revision ?? -1) <= message.revision) latest.set(message.id, message);
      }
      return [...latest.values()].sort((one, other) => one.seq - other.seq);
    },
    [Symbol.dispose]: () => void socket.close(),
  };
}

let counter = 0;

export function question(message: string, conversationId: string | null = null, id?: string) {
  counter += 1;
  return { message, conversationId, timestamp: new Date().toISOString(), id: id ?? `msg_${Date.now()}_${counter}` };
}
