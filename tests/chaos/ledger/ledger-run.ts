import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { adjustWallet, confirmCharge, releaseCharge, reserveCharge } from '@sefira/contracts/billing/internal';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import { randomFrom } from '../support/seeded-random.ts';
import type { Failure, LedgerProcesses } from './ledger-processes.ts';

export interface LedgerRun {
  readonly seconds: number;
  readonly wallets: number;
  readonly workers: number;
  readonly readers: number;
  readonly failures: readonly Failure[];
  /** Pause between two failures. */
  readonly calmMilliseconds: number;
  /** The same seed makes the same plan of operations and failures. */
  readonly seed: number;
}

export interface LedgerOutcome {
  readonly operations: number;
  readonly refused: number;
  readonly failures: number;
  readonly reads: number;
  readonly wrongReads: number;
  /** Wallets with another balance than the responses to their callers. */
  readonly wrongBalances: number;
  /** Entries too many or too few for what was answered. */
  readonly wrongEntries: number;
  readonly brokenRules: readonly string[];
}

interface Account {
  readonly userId: string;
  balance: number;
  entries: number;
}

/** Any of these says that it was not done, or not known to be: a caller with a key asks again. */
const unavailable = new Set(['DEPENDENCY_DOWN', 'INTERNAL_ERROR', 'UPSTREAM_TIMEOUT', 'IDENTITY_REQUIRED']);
const retryMilliseconds = 50;

/**
 * The bank test (docs/decisions/0036-credits-ledger.md, docs/goals.md S15): credits are spent, granted and refunded
 * during faults while readers check single wallets and the sum. Each caller retries until it has a response and
 * records it; at the end both sides agree.
 */
export async function runLedger(stage: LedgerProcesses, run: LedgerRun): Promise<LedgerOutcome> {
  const accounts: Account[] = Array.from({ length: run.wallets }, () => ({
    userId: randomUUID(),
    balance: 0,
    entries: 0,
  }));
  const counts = { operations: 0, refused: 0, failures: 0, reads: 0, wrongReads: 0 };
  await Promise.all(accounts.map((account) => adjust(stage.client, account, 100, counts)));
  const ends = performance.now() + run.seconds * 1000;
  const isOver = () => performance.now() >= ends;

  const working = Array.from({ length: run.workers }, async (_, index) => {
    const random = randomFrom(run.seed + index + 1);
    while (!isOver()) {
      const account = accounts[Math.floor(random() * accounts.length)];
      if (account) await operate(stage.client, account, random, counts);
    }
  });
  const reading = Array.from({ length: run.readers }, async (_, index) => {
    const random = randomFrom(run.seed - index - 1);
    while (!isOver()) {
      const account = accounts[Math.floor(random() * accounts.length)];
      await read(stage, account?.userId ?? '', counts);
    }
  });
  const failing = (async () => {
    const random = randomFrom(run.seed);
    while (run.failures.length > 0 && !isOver()) {
      await wait(run.calmMilliseconds * (0.5 + random()));
      await stage.fail(run.failures[counts.failures % run.failures.length] ?? 'billing killed', random);
      counts.failures += 1;
    }
  })();
  await Promise.all([...working, ...reading, failing]);
  return { ...counts, ...(await compare(stage, accounts)) };
}

type Counts = { operations: number; refused: number; reads: number; wrongReads: number };

async function operate(client: ServiceClient, account: Account, random: () => number, counts: Counts): Promise<void> {
  const kind = random();
  if (kind < 0.15) return adjust(client, account, 1 + Math.floor(random() * 20), counts);
  if (kind < 0.3) return adjust(client, account, -1 - Math.floor(random() * 20), counts);
  const key = randomUUID();
  const reference = { type: 'analysis', id: key, title: 'Ciclos' };
  const body = { userId: account.userId, plan: 'free', service: 'cycles', quantity: 1, key, reference } as const;
  counts.operations += 1;
  const held = await retryUntilAnswered(() => client.call(reserveCharge, { body, requestId: key }));
  if (held === 'refused') {
    counts.refused += 1;
    return;
  }
  const { id } = held.data;
  const settle = kind < 0.9 ? confirmCharge : releaseCharge;
  counts.operations += 1;
  const settled = await retryUntilAnswered(() => client.call(settle, { params: { id }, requestId: key }));
  if (settled === 'refused' || settled.data.state !== 'confirmed') return;
  account.balance -= settled.data.amount;
  account.entries += 1;
}

async function adjust(client: ServiceClient, account: Account, amount: number, counts: Counts): Promise<void> {
  const body = { amount, reason: 'Prova', actorId: account.userId, key: randomUUID() };
  counts.operations += 1;
  const call = { params: { userId: account.userId }, body, requestId: body.key };
  if ((await retryUntilAnswered(() => client.call(adjustWallet, call))) === 'refused') {
    counts.refused += 1;
    return;
  }
  account.balance += amount;
  account.entries += 1;
}

/** Asks until there is an answer. @returns `refused` where there were not enough credits */
async function retryUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'refused'> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'INSUFFICIENT_CREDITS') return 'refused';
      if (!unavailable.has(error.code)) throw error;
      await wait(retryMilliseconds);
    }
  }
}

const walletRead = `
  SELECT w.balance >= w.reserved AND w.reserved >= 0 AND w.balance = e.sum AND w.position = e.count
    AND w.balance = l.remaining AND w.reserved = l.reserved AND w.reserved = c.held AS sound
  FROM billing.wallet w,
    LATERAL (SELECT coalesce(sum(CASE WHEN debit = 'wallet' THEN amount ELSE -amount END), 0) AS sum, count(*) AS count
      FROM billing.ledger_entry WHERE user_id = w.user_id) e,
    LATERAL (SELECT coalesce(sum(remaining), 0) AS remaining, coalesce(sum(reserved), 0) AS reserved
      FROM billing.lot WHERE user_id = w.user_id) l,
    LATERAL (SELECT coalesce(sum(amount), 0) AS held FROM billing.charge
      WHERE user_id = w.user_id AND state = 'reserved' AND source = 'credits') c
  WHERE w.user_id = $1`;

/** One statement sees one moment: in each of them the sums are right. */
async function read({ database }: LedgerProcesses, userId: string, counts: Counts): Promise<void> {
  try {
    const { rows } = await database.query<{ sound: boolean }>({ name: 'read', text: walletRead, values: [userId] });
    counts.reads += 1;
    if (rows[0]?.sound !== true) counts.wrongReads += 1;
  } catch {
    // The database is being killed: nothing was read.
    await wait(retryMilliseconds);
  }
}

async function compare({ database }: LedgerProcesses, accounts: readonly Account[]) {
  const { rows } = await database.query<{ user_id: string; balance: number; entries: number }>(
    `SELECT w.user_id, w.balance, (SELECT count(*)::int FROM billing.ledger_entry e WHERE e.user_id = w.user_id) AS entries
     FROM billing.wallet w`,
  );
  const storedWallets = new Map(rows.map((row) => [row.user_id, row]));
  const connection = await database.connect();
  try {
    const proofs = await verifyLedger(connection);
    return {
      wrongBalances: accounts.filter(({ userId, balance }) => storedWallets.get(userId)?.balance !== balance).length,
      wrongEntries: accounts.reduce(
        (sum, { userId, entries }) => sum + Math.abs((storedWallets.get(userId)?.entries ?? 0) - entries),
        0,
      ),
      brokenRules: proofs.filter(({ broken }) => broken.length > 0).map(({ name }) => name),
    };
  } finally {
    connection.release();
  }
}
