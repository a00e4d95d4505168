import { type Environment, partEnvironments } from '@sefira/deploy/launcher/part-environments';
import { prepareDatabase } from '@sefira/deploy/launcher/platform';
import { parts } from '@sefira/deploy/launcher/services';
import { findPort } from '@sefira/embedded/ports';
import { type Balancer, startBalancer } from './balancer.ts';
import {
  type InfrastructureOptions,
  type ProductInfrastructure,
  startProductInfrastructure,
} from './infrastructure.ts';
import { type PartProcess, startPart } from './part-process.ts';
import { runConcurrently } from './run-concurrently.ts';

export interface ProductProcessesOptions extends InfrastructureOptions {
  /** The parts that run; all when absent. */
  readonly only?: readonly string[];
  /** Processes of each part, 1 by default; an object names those of a part that differs. */
  readonly replicas?: number | Readonly<Record<string, number>>;
  /** Wins over the computed environment of every process. */
  readonly environment?: Environment;
  /** Wins over it for the processes of one part. */
  readonly partEnvironment?: Readonly<Record<string, Environment>>;
}

/** The product as processes on stores of its own. With replicas it is the smallest installation without downtime. */
export interface ProductProcesses extends AsyncDisposable {
  readonly infrastructure: ProductInfrastructure;
  /** The balancer in front of the gateways. */
  readonly url: string;
  /** One name for each process: `auth-1`, `reports-worker-1`. */
  readonly processes: readonly string[];
  /** The address of one process. */
  urlOf(name: string): string;
  pidOf(name: string): number;
  environmentOf(part: string): Environment;
  /** SIGKILL without a restart. */
  kill(name: string): Promise<void>;
  /** SIGKILL, then a new process on the same port. */
  replace(name: string): Promise<void>;
  /** SIGTERM, waits for the drained exit, starts it on its port and waits until the balancer sends calls to it again. @returns seconds */
  restart(name: string): Promise<number>;
}

interface Slot {
  readonly name: string;
  readonly part: string;
  readonly port: number;
  readonly role: Environment;
}

const startConcurrency = 3;

/** No limit that one test machine would reach, and calls from 127.0.0.1 name their client. */
const unlimited: Environment = {
  LOG_LEVEL: 'error',
  DEMO_ACCOUNTS: '[]',
  CHAT_PACE_MILLISECONDS: '0',
  RATE_LIMIT_PER_MINUTE: '10000000',
  GUEST_RATE_LIMIT_PER_MINUTE: '10000000',
  CONCURRENT_WORK_PER_PERSON: '10000000',
  TRUSTED_PROXIES: '127.0.0.1',
};

export async function startProductProcesses(options: ProductProcessesOptions = {}): Promise<ProductProcesses> {
  const { only, environment: overrides = {}, partEnvironment = {} } = options;
  await using opened = new AsyncDisposableStack();
  const infrastructure = opened.use(
    await startProductInfrastructure({ hasOwnStores: options.servers === undefined, ...options }),
  );
  const { dataDir, databaseUrl, shared } = infrastructure;
  const environments = await partEnvironments({ ...shared, given: {} });
  await prepareDatabase(databaseUrl, environments);

  const running = parts.filter(({ definition }) => only === undefined || only.includes(definition.name));
  const slots: Slot[] = [];
  for (const { definition, hasSeparateWorker } of running) {
    const { name } = definition;
    for (let label = 1; label <= replicasOf(options.replicas, name); label += 1) {
      const role: Environment = hasSeparateWorker ? { ROLE: 'http' } : {};
      slots.push({ name: `${name}-${label}`, part: name, port: await findPort(), role });
      if (!hasSeparateWorker) continue;
      slots.push({ name: `${name}-worker-${label}`, part: name, port: await findPort(), role: { ROLE: 'worker' } });
    }
  }
  /** The gateway has the address of every replica; services have one address for each other, as a cluster's name. */
  const [replicaAddresses, balancedAddresses]: [Record<string, string>, Record<string, string>] = [{}, {}];
  const balancers = new Map<string, Balancer>();
  for (const { definition } of running) {
    const ports = slots.filter(({ part, role }) => part === definition.name && role.ROLE !== 'worker');
    const variable = `${definition.name.replaceAll('-', '_').toUpperCase()}_URL`;
    replicaAddresses[variable] = ports.map(({ port }) => `http://127.0.0.1:${port}`).join(',');
    const balancer = opened.use(await startBalancer(ports.map(({ port }) => port)));
    balancers.set(definition.name, balancer);
    balancedAddresses[variable] = ports.length === 1 ? (replicaAddresses[variable] ?? '') : balancer.url;
  }

  function environmentOf(part: string): Environment {
    const own = environments.byPart.get(part) ?? {};
    const addresses = Object.entries(part === 'gateway' ? replicaAddresses : balancedAddresses);
    const known = Object.fromEntries(addresses.filter(([variable]) => variable in own));
    const drain = { DRAIN_SECONDS: replicasOf(options.replicas, part) > 1 ? '1.5' : '0' };
    return { ...own, ...known, ...unlimited, ...drain, ...overrides, ...partEnvironment[part] };
  }

  const processes = new Map<string, PartProcess>();
  opened.defer(async () => {
    await Promise.all([...processes.values()].map((process) => process[Symbol.asyncDispose]()));
  });
  async function start({ name, part, port, role }: Slot): Promise<void> {
    const environment = { ...environmentOf(part), ...role };
    processes.set(name, await startPart({ name: part, label: name, dataDir, environment, port }));
  }
  await runConcurrently(slots, startConcurrency, start);
  const callable = slots.filter(({ role }) => role.ROLE !== 'worker');
  await Promise.all(callable.map(({ part, port }) => balancers.get(part)?.whenReady(port)));

  function find(name: string): { readonly slot: Slot; readonly process: PartProcess } {
    const [slot, process] = [slots.find((one) => one.name === name), processes.get(name)];
    if (slot === undefined || process === undefined) throw new Error(`no process ${name}`);
    return { slot, process };
  }
  const stack = opened.move();
  return {
    infrastructure,
    url: balancers.get('gateway')?.url ?? '',
    processes: slots.map(({ name }) => name),
    urlOf: (name) => find(name).process.url,
    pidOf: (name) => find(name).process.pid,
    environmentOf,
    kill: (name) => find(name).process.kill(),
    async replace(name) {
      const { slot, process } = find(name);
      await process.kill();
      await start(slot);
    },
    async restart(name) {
      const { slot, process } = find(name);
      const began = performance.now();
      await process[Symbol.asyncDispose]();
      await start(slot);
      // The next one restarts only once this one receives calls again, as in a cluster.
      await balancers.get(slot.part)?.whenReady(slot.port);
      return (performance.now() - began) / 1000;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function replicasOf(replicas: ProductProcessesOptions['replicas'], part: string): number {
  return (typeof replicas === 'number' ? replicas : replicas?.[part]) ?? 1;
}
