/**
 * Limits and revocation at several gateways, with Redis and without (docs/goals.md S6, S12; docs/decisions/0009-session-revocation.md, docs/decisions/0022-gateway-limits.md):
 * `node tests/chaos/gateways.chaos.ts`. Three gateways count the calls of one person; sessions end while both ask on.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type ProductProcesses, startProductProcesses } from '@sefira/product/product-processes';
import { type Figure, reportFigures } from '../suites/figures.ts';

const gateways = ['gateway-1', 'gateway-2', 'gateway-3'] as const;
const limit = 100;
const callsPerGateway = 200;
const repetitions = 10;
const timeoutMilliseconds = 20_000;
/** Both gateways together stay below the limit of one person. */
const askEveryMilliseconds = 60;
const none = { rule: '=', value: 0 } as const;

await using product = await startProductProcesses({
  only: ['gateway', 'auth'],
  replicas: gateways.length,
  environment: { RATE_LIMIT_PER_MINUTE: String(limit) },
});

let people = 0;
async function signedIn(address: string): Promise<string> {
  people += 1;
  const person = { name: 'Ana Célia', birthDate: '1955-11-29', password: 'Cobre lilás 71' };
  const answer = await fetch(`${product.urlOf('gateway-1')}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...person, email: `pessoa${people}@sefira.test` }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`register answered ${answer.status}`);
  return token;
}

const ask = async (gateway: string, token: string, address: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const answer = await fetch(`${product.urlOf(gateway)}/api/auth/session`, { headers }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
};

/** All calls at once within one minute of the clock, so that one window counts them. */
async function sendBatch(token: string, address: string) {
  const remaining = 60_000 - (Date.now() % 60_000);
  if (remaining < 15_000) await wait(remaining);
  const asked = gateways.flatMap((gateway) =>
    Array.from({ length: callsPerGateway }, () => ask(gateway, token, address)),
  );
  const statuses = await Promise.all(asked);
  return {
    let: statuses.filter((status) => status === 200).length,
    failed: statuses.filter((status) => status >= 500 || status === 0).length,
  };
}

/** From the answer to a logout until the last answer that a gateway gave to the token, in milliseconds. */
async function lastAnswer({ urlOf }: ProductProcesses, address: string): Promise<number> {
  const token = await signedIn(address);
  let isOver = false;
  let last = 0;
  const known = new Set<string>();
  const asking = gateways.slice(0, 2).map(async (gateway) => {
    while (!isOver) {
      const began = performance.now();
      if ((await ask(gateway, token, address)) === 200) {
        last = Math.max(last, began);
        known.add(gateway);
      }
      await wait(askEveryMilliseconds);
    }
  });
  // Each gateway keeps the session before it ends.
  const deadline = performance.now() + timeoutMilliseconds;
  while (known.size < asking.length && performance.now() < deadline) await wait(20);
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  await fetch(`${urlOf('gateway-1')}/api/auth/logout`, { method: 'POST', headers });
  const ended = performance.now();
  await wait(1200);
  isOver = true;
  await Promise.all(asking);
  if (known.size < asking.length) throw new Error(`of ${asking.length} gateways ${known.size} knew the session`);
  return Math.max(0, last - ended);
}

async function lastAnswers(network: string): Promise<number> {
  const milliseconds = await Promise.all(
    Array.from({ length: repetitions }, (_, round) => lastAnswer(product, `${network}.${round + 1}`)),
  );
  return Math.max(...milliseconds);
}

const revoked = await lastAnswers('10.1.0');
const [first, second] = [await signedIn('10.2.0.1'), await signedIn('10.2.0.2')];
const counted = await sendBatch(first, '10.2.0.1');
await product.infrastructure.stores.stopRedis();
const alone = await sendBatch(second, '10.2.0.2');
const revokedAlone = await lastAnswers('10.3.0');
const lastAnswerFigure = (what: string, milliseconds: number): Figure => ({
  line: 'S6',
  what: `last answer to an ended session, ${gateways.length - 1} gateways, ${what}`,
  value: milliseconds,
  unit: 'ms',
  goal: { rule: '≤', value: 500 },
});
reportFigures([
  {
    line: '',
    what: `calls of one person at ${gateways.length} gateways, limit ${limit}`,
    value: gateways.length * callsPerGateway,
    unit: '',
  },
  { line: 'S12', what: 'calls over the limit', value: Math.max(0, counted.let - limit), unit: '', goal: none },
  { line: 'S12', what: 'calls that failed', value: counted.failed, unit: '', goal: none },
  {
    line: 'S12',
    what: 'calls over the limits of each gateway, Redis gone',
    value: Math.max(0, alone.let - gateways.length * limit),
    unit: '',
    goal: none,
  },
  { line: 'S12', what: 'calls let through, Redis gone', value: alone.let, unit: '', goal: { rule: '≥', value: limit } },
  { line: 'S12', what: 'calls that failed, Redis gone', value: alone.failed, unit: '', goal: none },
  lastAnswerFigure('Redis there', revoked),
  lastAnswerFigure('Redis gone', revokedAlone),
]);
