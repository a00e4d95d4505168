import { setTimeout as wait } from 'node:timers/promises';
import { guest, login, register } from '@sefira/contracts/auth/session';
import { challengeFacts, challengeSolutionHeader } from '@sefira/contracts/shared/network-challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';

const guestAnswer = z.object({ data: z.object({ token: z.string() }) });
const loginAnswer = z.object({ data: z.object({ token: z.string() }) });

export interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
  /** Seconds of `Retry-After`; null without one. */
  readonly retryAfter: number | null;
  readonly text: string;
}

/** One session that calls the public API. */
export type Caller = (path: string, options?: CallOptions) => Promise<Answer>;

const challengeAnswer = z.object({ data: challengeFacts });

/** A caller with this token, or without any. It solves the proof of work that a call asks for, as a browser does. */
export function openCaller(url: string, token?: string): Caller {
  const send = openPlainCaller(url, token);
  return async (path, options = {}) => {
    const answer = await send(path, options);
    const asked = answer.status === 429 ? challengeAnswer.safeParse(JSON.parse(answer.text)) : undefined;
    if (!asked?.success) return answer;
    const { challenge } = asked.data.data;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    return send(path, options, { [challengeSolutionHeader]: proof });
  };
}

function openPlainCaller(url: string, token: string | undefined) {
  return async (
    path: string,
    { method, body, signal }: CallOptions,
    further: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...further,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return {
      status: answer.status,
      bytes: bytes.length,
      milliseconds: performance.now() - began,
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
      text: answer.headers.get('content-type')?.includes('json') ? bytes.toString('utf8') : '',
    };
  };
}

/** A new guest. */
export async function openGuest(url: string): Promise<Caller> {
  const answer = await openCaller(url)(guest.path, { method: guest.method });
  return openCaller(url, z.parse(guestAnswer, JSON.parse(answer.text)).data.token);
}

/** @throws Error when the login is refused */
export async function openAccount(url: string, email: string, password: string): Promise<Caller> {
  const answer = await openCaller(url)(login.path, { body: { email, password } });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status} ${answer.text}`);
  return openCaller(url, z.parse(loginAnswer, JSON.parse(answer.text)).data.token);
}

const registered = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

/** A new account with the professional plan, which analyses without limit. @throws Error when a call is refused */
export async function openProfessional(url: string, administrator: Caller): Promise<Caller> {
  const email = `professional-${Date.now()}@sefira.test`;
  const person = { name: 'Nina Prado', email, password: 'Cobre lilás 71', birthDate: '1980-02-03' };
  const answer = await openCaller(url)(register.path, { body: person });
  const { token, user } = z.parse(registered, JSON.parse(answer.text));
  const plan = { plan: 'professional', months: 1, reason: 'Medição de justiça' };
  const granted = await administrator(`/admin/users/${user.id}/plan`, { method: 'PUT', body: plan });
  if (granted.status !== 200) throw new Error(`the plan was answered ${granted.status} ${granted.text}`);
  return openCaller(url, token);
}

export interface FloodOptions {
  readonly path: string;
  /** A new body for each call, so that no stored answer serves it. */
  readonly body: (call: number) => unknown;
  readonly inFlight: number;
}

export interface Flood {
  /** Answers so far by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Sends no further call; resolves once every call sent is answered. */
  stop(): Promise<void>;
}

/** Sends calls as fast as the limits let: always as many in flight, each 429 waits the time that it names. */
export function startFlood(caller: Caller, { path, body, inFlight }: FloodOptions): Flood {
  const statuses = new Map<number, number>();
  const stopped = new AbortController();
  let next = 0;
  async function callRepeatedly(): Promise<void> {
    while (!stopped.signal.aborted) {
      const answer = await caller(path, { body: body(next++) });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) continue;
      await wait(1000 * Math.max(0.25, answer.retryAfter ?? 0.25), null, { signal: stopped.signal }).catch(() => null);
    }
  }
  const calling = Array.from({ length: inFlight }, callRepeatedly);
  return {
    statuses,
    async stop() {
      stopped.abort();
      await Promise.all(calling);
    },
  };
}
