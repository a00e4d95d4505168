/**
 * Limits and revocation at several gateways, with Redis and without (GOALS.md S6, S12; RELIABILITY.md A7, M9):
 * `node deploy/chaos/doors.chaos.ts`. Three gateways count the calls of one person; sessions end while both ask on.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { openRollingHouse, type RollingHouse } from './rolling-house.ts';

const doors = ['gateway-1', 'gateway-2', 'gateway-3'] as const;
const limit = 100;
const perDoor = 200;
const rounds = 10;
const patienceMilliseconds = 20_000;
/** Both gateways together stay below the limit of one person. */
const askEveryMilliseconds = 60;
const none = { rule: '=', value: 0 } as const;

await using house = await openRollingHouse({
  only: ['gateway', 'auth'],
  replicas: doors.length,
  given: { RATE_LIMIT_PER_MINUTE: String(limit) },
});

let people = 0;
async function signedIn(address: string): Promise<string> {
  people += 1;
  const person = { name: 'Ana Célia', birthDate: '1955-11-29', password: 'Cobre lilás 71' };
  const answer = await fetch(`${house.urlOf('gateway-1')}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...person, email: `pessoa${people}@sefira.test` }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`register answered ${answer.status}`);
  return token;
}

const ask = async (door: string, token: string, address: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const answer = await fetch(`${house.urlOf(door)}/api/auth/session`, { headers }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
};

/** Everybody at once within one minute of the clock, so that one window counts them. */
async function crowd(token: string, address: string) {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await wait(left);
  const asked = doors.flatMap((door) => Array.from({ length: perDoor }, () => ask(door, token, address)));
  const statuses = await Promise.all(asked);
  return {
    let: statuses.filter((status) => status === 200).length,
    failed: statuses.filter((status) => status >= 500 || status === 0).length,
  };
}

/** From the answer to a logout until the last answer that a gateway gave to the token, in milliseconds. */
async function lastAnswer({ urlOf }: RollingHouse, address: string): Promise<number> {
  const token = await signedIn(address);
  let isOver = false;
  let last = 0;
  const known = new Set<string>();
  const asking = doors.slice(0, 2).map(async (door) => {
    while (!isOver) {
      const began = performance.now();
      if ((await ask(door, token, address)) === 200) {
        last = Math.max(last, began);
        known.add(door);
      }
      await wait(askEveryMilliseconds);
    }
  });
  // Each gateway keeps the session before it ends.
  const patience = performance.now() + patienceMilliseconds;
  while (known.size < asking.length && performance.now() < patience) await wait(20);
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
    Array.from({ length: rounds }, (_, round) => lastAnswer(house, `${network}.${round + 1}`)),
  );
  return Math.max(...milliseconds);
}

const revoked = await lastAnswers('10.1.0');
const [first, second] = [await signedIn('10.2.0.1'), await signedIn('10.2.0.2')];
const counted = await crowd(first, '10.2.0.1');
await house.stores.stopRedis();
const alone = await crowd(second, '10.2.0.2');
const revokedAlone = await lastAnswers('10.3.0');
const told = (what: string, milliseconds: number): Figure => ({
  line: 'S6',
  what: `last answer to an ended session, ${doors.length - 1} gateways, ${what}`,
  value: milliseconds,
  unit: 'ms',
  goal: { rule: '≤', value: 500 },
});
reportFigures([
  {
    line: '',
    what: `calls of one person at ${doors.length} gateways, limit ${limit}`,
    value: doors.length * perDoor,
    unit: '',
  },
  { line: 'S12', what: 'calls over the limit', value: Math.max(0, counted.let - limit), unit: '', goal: none },
  { line: 'S12', what: 'calls that failed', value: counted.failed, unit: '', goal: none },
  {
    line: 'S12',
    what: 'calls over the limits of each gateway, Redis gone',
    value: Math.max(0, alone.let - doors.length * limit),
    unit: '',
    goal: none,
  },
  { line: 'S12', what: 'calls let through, Redis gone', value: alone.let, unit: '', goal: { rule: '≥', value: limit } },
  { line: 'S12', what: 'calls that failed, Redis gone', value: alone.failed, unit: '', goal: none },
  told('Redis there', revoked),
  told('Redis gone', revokedAlone),
]);
