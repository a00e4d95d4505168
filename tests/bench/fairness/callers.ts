import { setTimeout as wait } from 'node:timers/promises';
import { guest, login } from '@sefira/contracts/auth/session';
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

/** A caller with this token, or without any. */
export function openCaller(url: string, token?: string): Caller {
  return async (path, { method, body, signal } = {}) => {
    const began = performance.now();
    const answer = await fetch(`${url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
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
