import type { RouteShape } from '@sefira/contracts/shared/route';
import { challengeSolutionHeader, isChallenge, longestProofs } from '../../api/challenge/challenge.ts';
import { retryTimeOf } from '../../api/client/retry-time.ts';
import { errorTexts } from '../../texts/common/errors.ts';

/** The response to a public call without a session. */
export interface PublicAnswer {
  readonly ok: boolean;
  /** The message for the user, in Portuguese. */
  readonly message: string;
  /** The instant from which a refused call may be repeated, in milliseconds. */
  readonly retryAt?: number | undefined;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

interface ResponseBody {
  readonly message?: string;
  readonly data?: { readonly issues?: PublicAnswer['issues'] };
}

function post(route: RouteShape, body: unknown, path: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`/api${path}`, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}

/** Sends a public form without the store. Never rejects: a failure is part of the result. */
export async function sendPublic(route: RouteShape, body: unknown, path: string = route.path): Promise<PublicAnswer> {
  try {
    let answer = await post(route, body, path);
    let responseBody: ResponseBody = await answer.json();
    for (let proofs = 0; proofs < longestProofs && isChallenge(responseBody); proofs += 1) {
      const { solveInWorker } = await import('../../api/challenge/challenge-solver.ts');
      const solution = await solveInWorker(responseBody);
      if (solution === null) break;
      answer = await post(route, body, path, { [challengeSolutionHeader]: solution });
      responseBody = await answer.json();
    }
    return {
      ok: answer.ok,
      message: responseBody.message ?? errorTexts.unknown,
      retryAt: retryTimeOf(answer),
      issues: responseBody.data?.issues ?? [],
    };
  } catch {
    return { ok: false, message: errorTexts.offline, issues: [] };
  }
}
