/**
 * The ledger under contention, against GOALS.md S14: `node deploy/bench/ledger.bench.ts`. 10,000 charges, 200 in flight, on
 * 100 wallets with 50 credits each, over the connections of one billing process: exactly 5,000 may succeed. Each is
 * reserved and confirmed by the statements that billing itself sends; then the proof of the ledger runs.
 */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import { verifyLedger } from '../ledger/verify.ts';

const charges = 10_000;
const inFlight = 200;
const walletCount = 100;
const creditsEach = 50;
const connections = 10;
const targetPerSecond = 1500;

const reserve =
  "SELECT * FROM reserve_charge($1, $2, $3, 'name', 1, 1, '{}', 'analysis', 'bench', 'Análise de nome', now(), now() + interval '10 minutes')";
const confirm = "SELECT * FROM settle_charge($1, 'confirmed', $2, $3, $4, 5, now())";

async function openWallets(pool: pg.Pool): Promise<readonly string[]> {
  const users = Array.from({ length: walletCount }, () => randomUUID());
  for (const user of users) {
    const lot = randomUUID();
    await pool.query('INSERT INTO wallet (user_id, balance, position) VALUES ($1, $2, 1)', [user, creditsEach]);
    await pool.query(
      "INSERT INTO lot (id, user_id, kind, amount, remaining, granted_at) VALUES ($1, $2, 'gift', $3, $3, now())",
      [lot, user, creditsEach],
    );
    await pool.query(
      `INSERT INTO ledger_entry (id, user_id, position, debit, credit, amount, balance_after, reason, description, lots,
         actor, idempotency_key) VALUES ($1, $2, 1, 'wallet', 'adjustments', $3, $3, 'gift', 'bench', $4, 'bench', $5)`,
      [randomUUID(), user, creditsEach, JSON.stringify([{ lot, kind: 'gift', amount: creditsEach }]), `bench:${user}`],
    );
  }
  return users;
}

/** One charge from beginning to end. @returns whether it was paid */
async function charge(pool: pg.Pool, user: string): Promise<boolean> {
  const id = randomUUID();
  const { rows } = await pool.query<{ outcome: string }>({ name: 'reserve', text: reserve, values: [id, user, id] });
  if (rows[0]?.outcome !== 'reserved') return false;
  await pool.query({ name: 'confirm', text: confirm, values: [id, randomUUID(), randomUUID(), randomUUID()] });
  return true;
}

await using infrastructure = await startInfrastructure(process.env);
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'billing');
const schema = `billing_bench_${Date.now()}`;
await migrate({ url: infrastructure.postgresUrl, schema, migrationsFolder });
const pool = new pg.Pool({
  connectionString: infrastructure.postgresUrl,
  max: connections,
  options: `-c search_path=${schema},public`,
});
const users = await openWallets(pool);
let next = 0;
let paid = 0;
const started = performance.now();
await Promise.all(
  Array.from({ length: inFlight }, async () => {
    while (next < charges) {
      const user = users[next++ % walletCount] ?? '';
      if (await charge(pool, user)) paid += 1;
    }
  }),
);
const seconds = (performance.now() - started) / 1000;
const client = await pool.connect();
const broken = (await verifyLedger(client, schema)).filter((rule) => rule.broken.length > 0);
client.release();
await pool.query(`DROP SCHEMA ${schema} CASCADE`);
await pool.end();

const perSecond = Math.round(charges / seconds);
const funded = walletCount * creditsEach;
console.log(`contended charges   ${perSecond.toLocaleString('en')} /s   ≥ ${targetPerSecond.toLocaleString('en')} /s`);
console.log(
  `paid                ${paid} of ${charges}, ${funded} funded   double spends: ${Math.max(0, paid - funded)}`,
);
console.log(`broken rules        ${broken.length}`);
if (perSecond < targetPerSecond || paid !== funded || broken.length > 0) process.exitCode = 1;
