import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chatMessage } from '@sefira/contracts/chat/message';
import { newId } from '@sefira/platform/time/identifiers';
import { io } from 'socket.io-client';
import * as z from 'zod';
import { type Caller, createCaller } from './caller.ts';

/** What a person does first, in this order; the account that was made is deleted at the end. */
export const journeySteps = ['sign-up', 'analysis', 'pdf', 'chat', 'deletion'] as const;
export type JourneyStep = (typeof journeySteps)[number];

const signedUp = z.object({ token: z.string() });
const reports = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string(), status: z.string() })) }),
});
const pollMilliseconds = 500;
const deletionMilliseconds = 30_000;

export interface Journey {
  /** The product's address as browsers see it. */
  readonly url: string;
  /** A mailbox of the operator that accepts `name+…@domain`, where confirmations of the accounts arrive. */
  readonly mailbox: string;
  /** Ends what takes too long. */
  readonly signal: AbortSignal;
  /** Called after each step with its seconds. */
  report(step: JourneyStep, seconds: number): void;
}

/**
 * Walks through the product as a new person does, and deletes the account also after a failed step.
 * @throws JourneyError of the first step that failed
 */
export async function takeJourney({ url, mailbox, signal, report }: Journey): Promise<void> {
  const call = createCaller(url, signal);
  const person = { name: 'Sonda da Sefira', birthDate: '1990-03-15' };
  const password = randomBytes(18).toString('base64url');
  const email = mailbox.replace('@', `+${newId()}@`);
  const take = async <Result>(step: JourneyStep, act: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    try {
      return await act();
    } catch (error) {
      throw new JourneyError(step, error);
    } finally {
      report(step, (performance.now() - began) / 1000);
    }
  };
  const { token } = await take('sign-up', async () => {
    const answer = await call('POST', '/auth/register', { body: { ...person, email, password } });
    return signedUp.parse(await answer.json());
  });
  const deletion = () => {
    // A signal of its own: where the journey ran out of time the account has to go all the same.
    const close = createCaller(url, AbortSignal.timeout(deletionMilliseconds));
    return take('deletion', () => close('DELETE', '/user/account', { token, body: { password } }));
  };
  try {
    await take('analysis', () => call('POST', '/numerology/analyze/basic', { token, body: person }));
    await take('pdf', () => awaitPdf(call, token, signal));
    await take('chat', () => askChat(url, token, signal));
  } catch (error) {
    // The first failure says what is wrong; one of the deletion would hide it.
    await deletion().catch((later: unknown) => console.error(String(later)));
    throw error;
  }
  await deletion();
}

export class JourneyError extends Error {
  override readonly name = 'JourneyError';
  readonly step: JourneyStep;

  constructor(step: JourneyStep, cause: unknown) {
    super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.step = step;
  }
}

async function awaitPdf(call: Caller, token: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { items } = reports.parse(await (await call('GET', '/reports', { token })).json()).data;
    const [report] = items;
    if (report?.status === 'failed') throw new Error('the report failed');
    if (report?.status === 'completed') {
      const file = Buffer.from(await (await call('GET', `/reports/${report.id}/pdf`, { token })).arrayBuffer());
      if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the file of the report is no PDF');
      return;
    }
    await wait(pollMilliseconds, undefined, { signal });
  }
}

async function askChat(url: string, token: string, signal: AbortSignal): Promise<void> {
  const socket = io(new URL('/chat', url).href, { auth: { token }, transports: ['websocket'], forceNew: true });
  const answered = Promise.withResolvers<void>();
  const abort = () => answered.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  socket.on('connect_error', (error) => answered.reject(error));
  socket.on('authError', () => answered.reject(new Error('the chat refused the session')));
  const inspect = (payload: unknown) => {
    const { data: message } = chatMessage.safeParse(payload);
    if (message?.type !== 'bot') return;
    if (message.status === 'completed') answered.resolve();
    if (message.status === 'failed') answered.reject(new Error('the answer failed'));
  };
  socket.on('message', inspect).on('messageUpdated', inspect);
  socket.on('authenticated', () => {
    const message = { id: newId(), message: 'Qual é o meu número de destino?', conversationId: null };
    socket.emit('sendMessage', { ...message, timestamp: new Date().toISOString() });
  });
  try {
    await answered.promise;
  } finally {
    signal.removeEventListener('abort', abort);
    socket.close();
  }
}
