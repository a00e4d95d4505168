import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly bytes: Buffer;
  readonly headers: Headers;
}

export interface Call {
  readonly token?: string;
  readonly body?: object;
  /** Names the call for its person: sent again with it, it is the same call. */
  readonly key?: string;
  readonly cookie?: string;
  /** Ends the session that it is sent with: where the answer was lost, 401 to the next try says that it was done. */
  readonly endsSession?: boolean;
}

/** Calls of one person from one address, as their browser makes them. */
export interface RetryingClient {
  /** Sends until there is an answer that is one: what is down, cut off or too slow is asked again. */
  send(method: string, path: string, call?: Call): Promise<Answer>;
}

/** Outcomes of all calls. */
export interface CallCounts {
  calls: number;
  /** Sent again: no answer, 5xx. */
  retried: number;
  /** 5xx without the product's own error form, or a session that was said to be over and was not. */
  readonly wrong: Map<string, number>;
}

/** From one look at what is under way to the next. */
const pauseMilliseconds = 250;
/** A person does not try again four times a second, and after some attempts less and less often. */
const retryMilliseconds = 1000;
const longestRetryMilliseconds = 20_000;
const quickRetries = 5;
/** A response must arrive, however late: other work may use the machine. */
const deadlineMilliseconds = 300_000;
const answerLimitMilliseconds = 35_000;

export class RetriesExhaustedError extends Error {
  override readonly name = 'OutOfPatience';
}

/** Looks again and again until `look` finds something. @throws OutOfPatience */
export async function eventually<Found>(what: string, find: () => Promise<Found | undefined>): Promise<Found> {
  const until = performance.now() + deadlineMilliseconds;
  while (performance.now() < until) {
    const found = await find();
    if (found !== undefined) return found;
    await wait(pauseMilliseconds);
  }
  throw new RetriesExhaustedError(what);
}

export function createRetryingClient(url: string, address: string, counts: CallCounts): RetryingClient {
  const note = (what: string) => counts.wrong.set(what, (counts.wrong.get(what) ?? 0) + 1);
  return {
    async send(method, path, call = {}) {
      const until = performance.now() + deadlineMilliseconds;
      counts.calls += 1;
      let last = '';
      let attempts = 0;
      for (const key = call.key ?? randomUUID(); performance.now() < until; counts.retried += 1) {
        const answer = await sendOnce(url, address, method, path, { ...call, key });
        if (answer !== null && answer.status < 500 && answer.status !== 401 && answer.status !== 429) return answer;
        if (answer?.status === 401 && call.endsSession && attempts > 0) return answer;
        last = `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')} ${answer?.status ?? 'no answer'}`;
        if (answer !== null && answer.status !== 429 && !hasErrorEnvelope(answer)) note(last);
        if (answer?.status === 401) note(last);
        attempts += 1;
        const slower = 2 ** Math.max(0, attempts - quickRetries);
        await wait(Math.min(longestRetryMilliseconds, retryMilliseconds * slower));
      }
      throw new RetriesExhaustedError(last);
    },
  };
}

async function sendOnce(
  url: string,
  address: string,
  method: string,
  path: string,
  call: Call,
): Promise<Answer | null> {
  try {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMilliseconds),
      headers: {
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
        'x-forwarded-for': address,
        'idempotency-key': call.key ?? '',
        ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
        ...(call.cookie === undefined ? {} : { cookie: call.cookie }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const body: unknown = isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined;
    return { status: answer.status, body, bytes, headers: answer.headers };
  } catch {
    return null;
  }
}

/** docs/decisions/0004-answer-envelope-and-errors.md: whatever fails answers in the one form. */
function hasErrorEnvelope({ body }: Answer): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && 'message' in body;
}
