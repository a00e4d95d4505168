/** The webhook storm (docs/decisions/0039-payment-provider-port.md, docs/goals.md S16): `node tests/chaos/webhooks.chaos.ts [orders]`, 1,000 by default. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { openSecrets } from '@sefira/embedded/secrets';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import { reportFigures } from '../suites/figures.ts';
import { startWebhookProcesses } from './webhooks/webhooks-processes.ts';
import { runWebhooks } from './webhooks/webhooks-run.ts';

const [orders = 1000] = process.argv.slice(2).map(Number);
await using stack = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-webhooks-'));
stack.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const { postgresUrl, redisUrl } = stack.use(await startInfrastructure(process.env));
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'billing');
await migrate({ url: postgresUrl, schema: 'billing', migrationsFolder });
const secrets = await openSecrets({ dataDir });
const stage = stack.use(await startWebhookProcesses({ postgresUrl, redisUrl, dataDir, secrets }));
const outcome = await runWebhooks(stage, orders);
const connection = await stage.database.connect();
const broken = (await verifyLedger(connection)).filter((rule) => rule.broken.length > 0);
connection.release();
const none = { rule: '=', value: 0 } as const;
for (const line of [...outcome.wrongOrders.slice(0, 5), ...broken.map(({ name }) => name)]) console.log(line);
reportFigures([
  { line: '', what: `messages for ${orders} orders`, value: outcome.rung, unit: '' },
  { line: '', what: 'messages answered, p99', value: outcome.p99, unit: 'ms' },
  { line: '', what: 'forged messages', value: outcome.forged, unit: '' },
  { line: 'S16', what: 'forged messages believed', value: outcome.believed, unit: '', goal: none },
  { line: 'S16', what: 'orders in a wrong state', value: outcome.wrongOrders.length, unit: '', goal: none },
  { line: 'S16', what: 'wallets with wrong credits', value: outcome.wrongWallets, unit: '', goal: none },
  { line: 'S16', what: 'broken rules of the ledger', value: broken.length, unit: '', goal: none },
]);
