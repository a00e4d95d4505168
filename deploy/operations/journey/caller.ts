import { challengeFacts, challengeSolutionHeader } from '@sefira/contracts/shared/network-challenge';
import { newId } from '@sefira/platform/time/identifiers';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';

const challengeAnswer = z.object({ data: challengeFacts });

interface Call {
  readonly token?: string;
  readonly body?: object;
}

/** One call of a person's browser. @throws Error with status and answer where it is refused */
export type Caller = (method: string, path: string, call?: Call) => Promise<Response>;

/** Calls the product at an address, and solves the proof of work that a network with many sign-ups is asked for. */
export function createCaller(url: string, signal: AbortSignal): Caller {
  return async (method, path, { token, body } = {}) => {
    const send = (headers: Readonly<Record<string, string>> = {}) =>
      fetch(new URL(`/api${path}`, url), {
        method,
        signal,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': newId() }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const answer = await send();
    if (answer.ok) return answer;
    const text = await answer.text();
    const refused = new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    if (answer.status !== 429) throw refused;
    const asked = challengeAnswer.safeParse(JSON.parse(text));
    if (!asked.success) throw refused;
    const { challenge } = asked.data.data;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const again = await send({ [challengeSolutionHeader]: proof });
    if (!again.ok) throw new Error(`${method} ${path}: ${again.status} ${(await again.text()).slice(0, 200)}`);
    return again;
  };
}
