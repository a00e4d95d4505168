import { type BaseQueryApi, type BaseQueryFn, type FetchArgs, fetchBaseQuery, retry } from '@reduxjs/toolkit/query';
import { toast } from 'react-hot-toast/headless';
import { errorTexts } from '../texts/errors.ts';
import { settleIdempotency } from './idempotency.ts';
import { noticeOf, type Problem, problemOf } from './problem.ts';
import { sessionExpired } from './session-slice.ts';
import { clearSession, readToken } from './token-storage.ts';

export interface CallOptions {
  /** True where the caller shows the failure itself, or where nobody asked (the check at start-up). */
  readonly quiet?: boolean;
  /** What this call toasts instead of the catalogue's sentence. */
  readonly notice?: (problem: Problem) => string;
}

const timeout = 30_000;
const origin = typeof location === 'undefined' ? '' : location.origin;

const transport = fetchBaseQuery({
  baseUrl: `${origin}/api`,
  timeout,
  credentials: 'include',
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

/** One more try, for reads only and only where the same call may well succeed. */
const patient = retry(transport, {
  retryCondition: (error, args, { attempt }) => {
    const read = typeof args === 'string' || (args.method ?? 'GET') === 'GET';
    return read && attempt <= 1 && isPassing(error);
  },
});

/** The one way to the API: token, 30 s, one retry of reads, the error catalogue, one handler for a lost session. */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, Problem, CallOptions> = async (args, api, options) => {
  const used = readToken();
  let { error, ...answer } = await patient(args, api, {});
  // Another tab, or the refresh, may have changed the token while this call was on its way.
  if (error?.status === 401 && hasNewToken(used)) ({ error, ...answer } = await patient(args, api, {}));
  if (!error) {
    settle(args);
    return { ...answer, data: answer.data };
  }
  const problem = problemOf(error);
  if (problem.status > 0 && problem.status < 500) settle(args);
  if (problem.status === 401 && readToken() !== used) return { error: problem };
  announce(problem, api, options ?? {});
  return { error: problem };
};

function hasNewToken(used: string | null): boolean {
  const token = readToken();
  return used !== null && token !== null && token !== used;
}

function announce(problem: Problem, api: BaseQueryApi, { quiet = false, notice }: CallOptions): void {
  if (problem.status === 401) {
    if (problem.code !== 'INVALID_CREDENTIALS' && !quiet) endSession(api, notice?.(problem));
    return;
  }
  const text = notice?.(problem) ?? noticeOf(problem);
  // The text as id: the same failure of five calls is one toast.
  if (!quiet) toast.error(text, { id: text });
}

function endSession(api: BaseQueryApi, text: string = errorTexts.sessionExpired): void {
  clearSession();
  const atDoor = ['/login', '/register', '/cadastro'].includes(location.pathname);
  if (!atDoor) toast.error(text, { id: text });
  api.dispatch(sessionExpired());
}

function isPassing(error: unknown): boolean {
  const { status } = typeof error === 'object' && error !== null && 'status' in error ? error : { status: 0 };
  if (typeof status === 'number') return status >= 502 && status <= 504;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
}

function settle(args: FetchArgs): void {
  const key = new Headers(args.headers as HeadersInit | undefined).get('Idempotency-Key');
  if (key) settleIdempotency(key);
}
