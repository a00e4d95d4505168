/**
 * The ledger under contention, against docs/goals.md S14 and docs/decisions/0036-credits-ledger.md: `node tests/bench/ledger.bench.ts`. 10,000
 * charges, 200 in flight, on 100 wallets with 50 credits each, by two billing processes over HTTP as other services call
 * them, with gifts of one credit in between: exactly what is funded may succeed. A charge that is reserved is confirmed: two
 * operations; a refused one and a gift are one. All the while a reader looks for a balance below zero; then the ledger is
 * proved.
 */
import { randomUUID } from 'node:crypto';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { adjustWallet, confirmCharge, reserveCharge } from '@sefira/contracts/billing/internal';
import { DomainError } from '@sefira/platform/http/domain-error';
import { startLedgerProcesses } from '../chaos/ledger/ledger-processes.ts';
import { reportFigures } from '../suites/figures.ts';

const charges = 10_000;
const gifts = 500;
const inFlight = 200;
const walletCount = 100;
const creditsEach = 50;
const targetPerSecond = 1500;
const warmUp = 4000;

await using stage = await startLedgerProcesses({ cost: 1, direct: true });
const { client, database } = stage;

async function give(userId: string, amount: number): Promise<void> {
  const key = randomUUID();
  const body = { amount, reason: 'Medição', actorId: randomUUID(), key };
  await client.call(adjustWallet, { params: { userId }, body, requestId: key });
}

/** One charge from beginning to end. @returns how many operations it took: two when it was paid, one when refused */
async function charge(userId: string): Promise<1 | 2> {
  const requestId = randomUUID();
  const reference = { type: 'analysis', id: requestId, title: 'Ciclos' };
  const use = { userId, plan: 'free', service: 'cycles', quantity: 1, key: requestId, reference } as const;
  try {
    const { data } = await client.call(reserveCharge, { body: use, requestId });
    await client.call(confirmCharge, { params: { id: data.id }, requestId });
    return 2;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INSUFFICIENT_CREDITS') return 1;
    throw error;
  }
}

async function openWallets(): Promise<readonly string[]> {
  const users = Array.from({ length: walletCount }, () => randomUUID());
  await Promise.all(users.map((userId) => give(userId, creditsEach)));
  return users;
}

// Both processes compile what they run often before the clock starts.
const others = await openWallets();
await Promise.all(
  Array.from({ length: inFlight }, async (_, worker) => {
    for (let turn = 0; turn < warmUp / inFlight; turn += 1) await charge(others[(worker + turn) % walletCount] ?? '');
  }),
);

const users = await openWallets();
let next = 0;
let operations = 0;
let paid = 0;
let isOver = false;
let reads = 0;
let belowZero = 0;
const reading = (async () => {
  while (!isOver) {
    const { rows } = await database.query<{ wrong: number }>(
      'SELECT count(*)::int AS wrong FROM billing.wallet WHERE balance < 0 OR reserved > balance',
    );
    reads += 1;
    belowZero += rows[0]?.wrong ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})();
const started = performance.now();
await Promise.all(
  Array.from({ length: inFlight }, async () => {
    while (next < charges) {
      const turn = next++;
      const userId = users[turn % walletCount] ?? '';
      // Early enough that each gift can still be spent.
      if (turn % 10 === 0 && turn < gifts * 10) {
        await give(userId, 1);
        operations += 1;
      }
      const taken = await charge(userId);
      operations += taken;
      paid += taken - 1;
    }
  }),
);
const seconds = (performance.now() - started) / 1000;
isOver = true;
await reading;
const connection = await database.connect();
const broken = (await verifyLedger(connection)).filter((rule) => rule.broken.length > 0);
connection.release();
const funded = walletCount * creditsEach + gifts;
const none = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: 'S14',
    what: 'operations under contention',
    value: operations / seconds,
    unit: '/s',
    goal: { rule: '≥', value: targetPerSecond },
  },
  { line: '', what: 'charges', value: charges / seconds, unit: '/s' },
  { line: 'S14', what: 'double spends', value: Math.max(0, paid - funded), unit: '', goal: none },
  { line: 'S14', what: 'funded charges refused', value: Math.max(0, funded - paid), unit: '', goal: none },
  { line: 'S14', what: `balances below zero in ${reads} reads`, value: belowZero, unit: '', goal: none },
  { line: 'S14', what: 'broken rules of the ledger', value: broken.length, unit: '', goal: none },
]);
