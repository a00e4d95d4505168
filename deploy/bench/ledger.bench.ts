/**
 * The ledger under contention, against GOALS.md S14: `node deploy/bench/ledger.bench.ts`. 10,000 charges, 200 in flight, on
 * 100 wallets with 50 credits each, against one billing process over HTTP as other services call it: exactly 5,000 may
 * succeed. A charge that is reserved is confirmed: two operations; a refused one is one. Then the ledger is proved.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition } from '@sefira/billing-service/definition';
import { adjustWallet, confirmCharge, reserveCharge } from '@sefira/contracts/billing-internal';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { systemClock } from '@sefira/platform/clock';
import { readConfiguration } from '@sefira/platform/configuration';
import { DomainError } from '@sefira/platform/domain-error';
import { createIdentitySigner } from '@sefira/platform/identity';
import { createServiceClient, type ServiceClient } from '@sefira/platform/service-client';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import { openSecrets } from '../embedded/secrets.ts';
import { verifyLedger } from '../ledger/verify.ts';

const charges = 10_000;
const inFlight = 200;
const walletCount = 100;
const creditsEach = 50;
const targetPerSecond = 1500;

async function startBilling(databaseUrl: string, redisUrl: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-ledger-'));
  const secrets = await openSecrets({ dataDir });
  const { privateKey, publicKey } = await secrets.identity('numerology');
  const settings = readConfiguration('billing', definition.environment, {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    MESSAGE_KEY: await secrets.key('message'),
    PAYER_KEY: await secrets.key('payer'),
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
    PUBLIC_URL: 'http://sefira.test',
    WELCOME_CREDITS: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  });
  const billing = await definition.start(settings);
  const signer = createIdentitySigner({
    caller: 'numerology',
    privateJwk: JSON.stringify(privateKey),
    clock: systemClock,
  });
  const client = createServiceClient({ addresses: { billing: billing.url }, signer });
  return {
    client,
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await billing[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openWallets(client: ServiceClient): Promise<readonly string[]> {
  const users = Array.from({ length: walletCount }, () => randomUUID());
  const body = { amount: creditsEach, reason: 'Medição', actorId: randomUUID(), key: 'bench' };
  await Promise.all(
    users.map((userId) => client.call(adjustWallet, { params: { userId }, body, requestId: randomUUID() })),
  );
  return users;
}

/** One charge from beginning to end. @returns how many operations it took: two when it was paid, one when refused */
async function charge(client: ServiceClient, userId: string): Promise<1 | 2> {
  const requestId = randomUUID();
  const reference = { type: 'analysis', id: requestId, title: 'Mensagem do chat' };
  const use = { userId, plan: 'free', service: 'cycles', key: requestId, reference } as const;
  try {
    const { data } = await client.call(reserveCharge, { body: use, requestId });
    await client.call(confirmCharge, { params: { id: data.id }, requestId });
    return 2;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INSUFFICIENT_CREDITS') return 1;
    throw error;
  }
}

await using infrastructure = await startInfrastructure(process.env);
const admin = new pg.Pool({ connectionString: infrastructure.postgresUrl, max: 1 });
// A connection that the server closes at the end is no failure.
admin.on('error', () => undefined);
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'billing');
await migrate({ url: infrastructure.postgresUrl, schema: 'billing', migrationsFolder });
{
  await using billing = await startBilling(infrastructure.postgresUrl, infrastructure.redisUrl);
  await admin.query("UPDATE billing.price_version SET amount = 1 WHERE code = 'service:cycles'");
  const users = await openWallets(billing.client);
  let next = 0;
  let operations = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < charges) {
        const taken = await charge(billing.client, users[next++ % walletCount] ?? '');
        operations += taken;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const paid = operations - charges;
  const funded = walletCount * creditsEach;
  const client = await admin.connect();
  const broken = (await verifyLedger(client)).filter((rule) => rule.broken.length > 0);
  client.release();
  const perSecond = Math.round(operations / seconds);
  console.log(`operations     ${perSecond.toLocaleString('en')} /s   ≥ ${targetPerSecond.toLocaleString('en')} /s`);
  console.log(`charges        ${Math.round(charges / seconds).toLocaleString('en')} /s`);
  console.log(`paid           ${paid} of ${charges}, ${funded} funded   double spends: ${Math.max(0, paid - funded)}`);
  console.log(`broken rules   ${broken.length}`);
  if (perSecond < targetPerSecond || paid !== funded || broken.length > 0) process.exitCode = 1;
}
await admin.end();
