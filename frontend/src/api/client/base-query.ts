import { type BaseQueryApi, type BaseQueryFn, type FetchArgs, fetchBaseQuery, retry } from '@reduxjs/toolkit/query';
import { toast } from 'react-hot-toast/headless';
import { errorTexts } from '../../texts/common/errors.ts';
import { challengeSolutionHeader, isChallenge, longestProofs } from '../challenge/challenge.ts';
import { requestProof } from '../session/identity-proof.ts';
import { sessionExpired } from '../session/session-slice.ts';
import { clearSession, readToken } from '../session/token-storage.ts';
import { settleIdempotency } from './idempotency.ts';
import { noticeOf, type Problem, problemOf, withRetryTime } from './problem.ts';
import { announceShortOfCredits } from './short-of-credits.ts';

export interface CallOptions {
  /** True where the caller shows the failure itself, or for calls that no user action started. */
  readonly isSilent?: boolean;
  /** Replaces the catalogue's sentence in the toast of this call. */
  readonly notice?: (problem: Problem) => string;
}

const timeout = 30_000;
const origin = typeof location === 'undefined' ? '' : location.origin;

const direct = fetchBaseQuery({
  baseUrl: `${origin}/api`,
  timeout,
  credentials: 'include',
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
    return headers;
  },
});

/**
 * Above a network limit the call is repeated with a proof of work
 * (docs/decisions/0013-guessing-limits-and-proof-of-work.md).
 */
const transport: typeof direct = async (args, api, options) => {
  let answer = await direct(args, api, options);
  for (let proofs = 0; proofs < longestProofs; proofs += 1) {
    const refusal = answer.error?.data;
    if (!isChallenge(refusal)) break;
    const { solveInWorker } = await import('../challenge/challenge-solver.ts');
    const solution = await solveInWorker(refusal, api.signal);
    if (solution === null) break;
    const call = typeof args === 'string' ? { url: args } : args;
    const headers = new Headers(call.headers as HeadersInit | undefined);
    headers.set(challengeSolutionHeader, solution);
    answer = await direct({ ...call, headers }, api, options);
  }
  return answer;
};

/** One retry, of reads and of failures that may be temporary. */
const retryingTransport = retry(transport, {
  retryCondition: (error, args, { attempt }) => {
    const read = typeof args === 'string' || (args.method ?? 'GET') === 'GET';
    return read && attempt <= 1 && isTransient(error);
  },
});

/**
 * Every call: token, 30 s timeout, one retry of reads, error catalogue, fresh proof of identity, and one handler for
 * an ended session.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, Problem, CallOptions> = async (args, api, options) => {
  const used = readToken();
  let { error, ...answer } = await retryingTransport(args, api, {});
  // Another tab, or the refresh, may have changed the token during this call.
  if (error?.status === 401 && hasNewToken(used)) ({ error, ...answer } = await retryingTransport(args, api, {}));
  if (error && problemOf(error).code === 'PROOF_REQUIRED' && (await requestProof())) {
    ({ error, ...answer } = await retryingTransport(args, api, {}));
  }
  if (!error) {
    settle(args);
    return { ...answer, data: answer.data };
  }
  const problem = withRetryTime(problemOf(error), answer.meta?.response);
  if (isOutcome(problem)) settle(args);
  if (problem.status === 401 && readToken() !== used) return { error: problem };
  announce(problem, api, options ?? {});
  return { error: problem };
};

/** False where the call may not have reached its service, so that nothing is known of an earlier attempt. */
function isOutcome({ status }: Problem): boolean {
  return status > 0 && status < 500 && ![401, 403, 408, 429].includes(status);
}

function hasNewToken(used: string | null): boolean {
  const token = readToken();
  return used !== null && token !== null && token !== used;
}

function announce(problem: Problem, api: BaseQueryApi, { isSilent = false, notice }: CallOptions): void {
  if (problem.status === 401) {
    if (problem.code !== 'INVALID_CREDENTIALS' && !isSilent) endSession(api, notice?.(problem));
    return;
  }
  // The dialog with offers has the text.
  if (problem.code === 'INSUFFICIENT_CREDITS') {
    announceShortOfCredits();
    return;
  }
  const text = notice?.(problem) ?? noticeOf(problem);
  // The text is the id: the same failure of five calls shows one toast.
  if (!isSilent) toast.error(text, { id: text });
}

function endSession(api: BaseQueryApi, text: string = errorTexts.sessionExpired): void {
  clearSession();
  const isOnSignInPage = ['/login', '/register', '/cadastro'].includes(location.pathname);
  if (!isOnSignInPage) toast.error(text, { id: text });
  api.dispatch(sessionExpired());
}

function isTransient(error: unknown): boolean {
  const { status } = typeof error === 'object' && error !== null && 'status' in error ? error : { status: 0 };
  if (typeof status === 'number') return status >= 502 && status <= 504;
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' || status === 'PARSING_ERROR';
}

function settle(args: FetchArgs): void {
  const key = new Headers(args.headers as HeadersInit | undefined).get('Idempotency-Key');
  if (key) settleIdempotency(key);
}
