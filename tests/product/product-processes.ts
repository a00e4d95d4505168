import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, partEnvironments } from '@sefira/deploy/launcher/part-environments';
import { prepareDatabase } from '@sefira/deploy/launcher/platform';
import { parts } from '@sefira/deploy/launcher/services';
import { startEmbeddedMailbox } from '@sefira/embedded/mailbox';
import { findPort } from '@sefira/embedded/ports';
import { openSecrets } from '@sefira/embedded/secrets';
import { browser } from '@sefira/testing/browser';
import { runConcurrently } from '@sefira/tests/bench/chat/chat-clients';
import { type Balancer, startBalancer } from '@sefira/tests/chaos/support/balancer';
import { type PartProcess, startPart } from './part-process.ts';
import { openStores, type Stores } from './stores.ts';

/** Every part twice, as processes of their own, behind a balancer: as small as an installation without a pause can be. */
export interface ReplicatedProduct extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  /** The parts that are restarted, one name for each process. */
  readonly processes: readonly string[];
  readonly stores: Stores;
  /** The address of one process. */
  urlOf(name: string): string;
  /** SIGKILL, and a new process on its port. */
  kill(name: string): Promise<void>;
  /** SIGTERM, waits until it has drained and ended by itself, starts it anew on its port and waits until it is
   * called again. @returns seconds */
  restart(name: string): Promise<number>;
}

const drainSeconds = '1.5';

export interface ReplicatedProductOptions {
  /** The parts that run; all where none are named. */
  readonly only?: readonly string[];
  /** Processes of each part. */
  readonly replicas?: number;
  /** Wins over what every process is given. */
  readonly environment?: Environment;
}

export async function startReplicatedProduct(options: ReplicatedProductOptions = {}): Promise<ReplicatedProduct> {
  const { only, replicas: count = 2, environment: overrides = {} } = options;
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-rolling-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const secrets = await openSecrets({ dataDir });
  const embedded = { dataDir, report: () => undefined, secrets };
  const stores = opened.use(await openStores(embedded));
  const mailbox = opened.use(await startEmbeddedMailbox({ dataDir }));
  const chromium = await browser();
  const frontendDir = path.join(dataDir, 'pages');
  await mkdir(frontendDir);
  await writeFile(path.join(frontendDir, 'index.html'), '<!doctype html><title>Sefira</title>');
  const environments = await partEnvironments({
    dataDir,
    databaseUrl: stores.postgresUrl,
    redisUrl: stores.redisUrl,
    smtpUrl: mailbox.url,
    paymentSandboxUrl: undefined,
    secrets,
    publicUrl: 'http://localhost',
    publicPort: await findPort(),
    frontendDir,
    chromium: {
      CHROMIUM_PATH: chromium.executablePath,
      CHROMIUM_SANDBOX: String(chromium.sandbox),
      CHROMIUM_ENVIRONMENT: JSON.stringify(chromium.environment),
    },
    given: {},
  });
  await prepareDatabase(stores.postgresUrl, environments);

  const slots: { readonly name: string; readonly part: string; readonly port: number; readonly more: Environment }[] =
    [];
  for (const { definition, hasSeparateWorker } of parts) {
    const { name } = definition;
    const role: Environment = hasSeparateWorker ? { ROLE: 'http' } : {};
    for (let label = 1; label <= count; label += 1) {
      slots.push({ name: `${name}-${label}`, part: name, port: await findPort(), more: role });
      if (!hasSeparateWorker) continue;
      slots.push({ name: `${name}-worker-${label}`, part: name, port: await findPort(), more: { ROLE: 'worker' } });
    }
  }
  const httpSlots = (name: string) => slots.filter(({ part, more }) => part === name && more.ROLE !== 'worker');
  /** The gateway knows every replica; services know each other by one address, as by a name of the cluster. */
  const [replicas, names]: [Record<string, string>, Record<string, string>] = [{}, {}];
  const balancers = new Map<string, Balancer>();
  for (const { definition } of parts) {
    const ports = httpSlots(definition.name).map(({ port }) => port);
    const variable = `${definition.name.replaceAll('-', '_').toUpperCase()}_URL`;
    replicas[variable] = ports.map((port) => `http://127.0.0.1:${port}`).join(',');
    const balancer = opened.use(await startBalancer(ports));
    balancers.set(definition.name, balancer);
    names[variable] = balancer.url;
  }
  const running = new Map<string, PartProcess>();
  opened.defer(async () => {
    await Promise.all([...running.values()].map((process) => process[Symbol.asyncDispose]()));
  });
  const start = async ({ name, part, port, more }: (typeof slots)[number]) => {
    const own = environments.byPart.get(part) ?? {};
    const addresses = Object.entries(part === 'gateway' ? replicas : names);
    const known = Object.fromEntries(addresses.filter(([variable]) => variable in own));
    const environment = {
      ...own,
      ...known,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: drainSeconds,
      DEMO_ACCOUNTS: '[]',
      CHAT_PACE_MILLISECONDS: '0',
      RATE_LIMIT_PER_MINUTE: '10000000',
      GUEST_RATE_LIMIT_PER_MINUTE: '10000000',
      CONCURRENT_WORK_PER_PERSON: '10000000',
      TRUSTED_PROXIES: '127.0.0.1',
      ...overrides,
      ...more,
    };
    running.set(name, await startPart({ name: part, label: name, dataDir, environment, port }));
  };
  const wanted = slots.filter(({ part }) => only === undefined || only.includes(part));
  await runConcurrently(wanted, 3, start);
  // A balancer that looked while a part was still starting looks again a little later.
  const callable = wanted.filter(({ more }) => more.ROLE !== 'worker');
  await Promise.all(callable.map(({ part, port }) => balancers.get(part)?.whenReady(port)));
  const slotOf = (name: string) => {
    const slot = slots.find((one) => one.name === name);
    if (slot === undefined) throw new Error(`no process ${name}`);
    return slot;
  };
  const stack = opened.move();
  return {
    url: names.GATEWAY_URL ?? '',
    databaseUrl: stores.postgresUrl,
    stores,
    processes: [...running.keys()],
    urlOf: (name) => running.get(name)?.url ?? '',
    async kill(name) {
      await running.get(name)?.kill();
      await start(slotOf(name));
    },
    async restart(name) {
      const slot = slotOf(name);
      const began = performance.now();
      await running.get(name)?.[Symbol.asyncDispose]();
      await start(slot);
      // As a cluster does: the next one leaves only once this one is called again.
      await balancers.get(slot.part)?.whenReady(slot.port);
      return (performance.now() - began) / 1000;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
