import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '@sefira/embedded/child-process';
import { findPort } from '@sefira/embedded/ports';
import { findRedisProgram } from '@sefira/embedded/redis-program';
import { Redis } from 'ioredis';

const password = 'sefira-test';
const readyMilliseconds = 30_000;
/** Sentinels do nothing for 30 s after their timers were delayed by 2 s, and a failed election is repeated after 10 s. */
const failoverMilliseconds = 90_000;
const answerMilliseconds = 10_000;
const pollMilliseconds = 25;

/** Redis servers of the caller's own, apart from the one that the tests share. */
export interface RedisServers extends AsyncDisposable {
  /** What REDIS_URL says. */
  readonly url: string;
}

/** Servers of which a master can be lost together with what it acknowledged last. */
export interface LossyRedis extends RedisServers {
  /**
   * Ends a master with SIGKILL, and resolves when the servers accept calls again without the writes of so many milliseconds
   * before.
   * @throws Error with the last answer of a server after its time limit
   */
  loseMaster(lostMilliseconds?: number): Promise<void>;
}

interface RedisProcesses {
  readonly stack: AsyncDisposableStack;
  folderOf(name: string): string;
  start(name: string, port: number, lines: readonly string[], args?: readonly string[]): Promise<RunningProcess>;
  /** Starts one that belongs to the caller. */
  launch(name: string, port: number, lines: readonly string[], args?: readonly string[]): Promise<RunningProcess>;
}

/** One server with the given configuration lines. */
export async function redisServer(lines: readonly string[]): Promise<RedisServers> {
  await using stage = await openRedisProcesses();
  const port = await findPort();
  await stage.start('server', port, lines);
  return transferOwnership(stage, { url: `redis://:${password}@127.0.0.1:${port}` });
}

/**
 * A cluster of three masters. A lost one comes back without the lost writes; with a replica of the first, that one is promoted
 * in its place, as when a machine is lost.
 */
export async function redisCluster({ hasReplica = false } = {}): Promise<LossyRedis> {
  await using stage = await openRedisProcesses();
  const ports: number[] = [];
  const settings = ['cluster-enabled yes', 'cluster-node-timeout 5000', 'appendonly yes', `masterauth ${password}`];
  const linesOf = (port: number) => [...settings, `cluster-port ${busOf(port)}`];
  async function join(name: string): Promise<{ readonly port: number; readonly process: RunningProcess }> {
    const port = await findPort();
    buses.set(port, await findPort());
    const process = await stage.start(name, port, linesOf(port));
    const [known] = ports;
    if (known !== undefined) await ask(port, (node) => node.call('CLUSTER', 'MEET', '127.0.0.1', known, busOf(known)));
    ports.push(port);
    return { port, process };
  }
  const whenWhole = async () => {
    for (const port of ports)
      await until(port, 'CLUSTER', 'INFO', new RegExp(`cluster_state:ok[^]*cluster_known_nodes:${ports.length}`));
  };
  const first = await join('node-0');
  const masters = [first, await join('node-1'), await join('node-2')];
  for (const [index, { port }] of masters.entries()) {
    const [from, to] = [index * 5461, index === 2 ? 16_383 : index * 5461 + 5460];
    await ask(port, (node) => node.call('CLUSTER', 'ADDSLOTSRANGE', from, to));
  }
  await whenWhole();
  const replica = hasReplica ? await join('replica') : null;
  if (replica !== null) {
    await whenWhole();
    const master = await ask(first.port, (node) => node.call('CLUSTER', 'MYID'));
    await ask(replica.port, (node) => node.call('CLUSTER', 'REPLICATE', String(master)));
    await until(replica.port, 'INFO', 'replication', /master_link_status:up/);
  }
  let running = first.process;
  let restarted: RunningProcess | undefined;
  stage.stack.defer(async () => restarted?.[Symbol.asyncDispose]());
  async function kill(): Promise<void> {
    process.kill(running.pid, 'SIGKILL');
    await running.ended.catch(() => undefined);
  }
  async function loseAndRestart(lostMilliseconds: number): Promise<void> {
    const file = path.join(stage.folderOf('node-0'), 'appendonlydir');
    await cp(file, `${file}-before`, { recursive: true });
    await wait(lostMilliseconds);
    await kill();
    await rm(file, { recursive: true });
    await rename(`${file}-before`, file);
    restarted = await stage.launch('node-0', first.port, linesOf(first.port));
    running = restarted;
    await whenWhole();
  }
  return transferOwnership<Pick<LossyRedis, 'url' | 'loseMaster'>>(stage, {
    url: `redis+cluster://:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}`,
    async loseMaster(lostMilliseconds = 0) {
      if (replica === null) return loseAndRestart(lostMilliseconds);
      if (lostMilliseconds > 0) await separate(first.port, replica.port, lostMilliseconds);
      await kill();
      await until(replica.port, 'INFO', 'replication', /role:master/, failoverMilliseconds);
      for (const port of ports.slice(1)) await until(port, 'CLUSTER', 'INFO', /cluster_state:ok/, failoverMilliseconds);
    },
  });
}

/** For so long the replica cannot connect again, so that it lacks what the master accepts. */
async function separate(master: number, replica: number, milliseconds: number): Promise<void> {
  await ask(replica, (node) => node.call('CONFIG', 'SET', 'masterauth', 'none'));
  await ask(master, (node) => node.call('CLIENT', 'KILL', 'TYPE', 'replica'));
  await wait(milliseconds);
}

const buses = new Map<number, number>();
const busOf = (port: number) => buses.get(port) ?? port + 10_000;

/** A master and its replica, watched by three sentinels. */
export async function redisSentinels(): Promise<LossyRedis> {
  await using stage = await openRedisProcesses();
  const [first, second] = [await findPort(), await findPort()];
  const settings = ['appendonly yes', `masterauth ${password}`];
  const master = await stage.start('master', first, settings);
  await stage.start('replica', second, [...settings, `replicaof 127.0.0.1 ${first}`]);
  await until(second, 'INFO', 'replication', /master_link_status:up/);
  const sentinels: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const port = await findPort();
    sentinels.push(port);
    const watch = [
      `sentinel monitor sefira 127.0.0.1 ${first} 2`,
      `sentinel auth-pass sefira ${password}`,
      // Sentinels promote a replica that missed its master for ten times this, so it outlasts a pause of their timers.
      'sentinel down-after-milliseconds sefira 5000',
      'sentinel failover-timeout sefira 5000',
    ];
    await stage.start(`sentinel-${index}`, port, watch, ['--sentinel']);
  }
  for (const port of sentinels) {
    await until(port, 'INFO', 'sentinel', /status=ok[^\n]*slaves=1,sentinels=3/);
  }
  const hosts = sentinels.map((port) => `127.0.0.1:${port}`).join(',');
  const url = `redis+sentinel://:${password}@${hosts}/0?master=sefira&sentinelPassword=${password}`;
  return transferOwnership<Pick<LossyRedis, 'url' | 'loseMaster'>>(stage, {
    url,
    async loseMaster(lostMilliseconds = 0) {
      if (lostMilliseconds > 0) await separate(first, second, lostMilliseconds);
      process.kill(master.pid, 'SIGKILL');
      await until(second, 'INFO', 'replication', /role:master/, failoverMilliseconds);
    },
  });
}

async function openRedisProcesses(): Promise<RedisProcesses & AsyncDisposable> {
  const stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-redis-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const command = await findRedisProgram({ dataDir, report: () => undefined });
  const folderOf = (name: string) => path.join(dataDir, name);
  const launch: RedisProcesses['launch'] = async (name, port, lines, args = []) => {
    const folder = folderOf(name);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, 'redis.conf');
    const shared = ['bind 127.0.0.1', `port ${port}`, `dir "${folder}"`, `requirepass ${password}`, 'save ""'];
    await writeFile(file, `${[...shared, ...lines].join('\n')}\n`);
    const running = await startProcess({ name, dataDir, command, args: [file, ...args], stopSignal: 'SIGTERM' });
    await until(port, 'PING', undefined, /PONG/);
    return running;
  };
  return {
    stack,
    folderOf,
    launch,
    start: async (...server) => stack.use(await launch(...server)),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function transferOwnership<Servers extends object>(
  { stack }: RedisProcesses,
  servers: Servers,
): Servers & AsyncDisposable {
  const owned = stack.move();
  return { ...servers, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

async function ask<Answer>(port: number, command: (node: Redis) => Promise<Answer>): Promise<Answer> {
  const node = new Redis(port, '127.0.0.1', {
    password,
    retryStrategy: () => null,
    lazyConnect: true,
    connectTimeout: answerMilliseconds,
    commandTimeout: answerMilliseconds,
  });
  node.on('error', () => undefined);
  try {
    return await command(node);
  } finally {
    node.disconnect();
  }
}

/**
 * Asks until the answer says what is wanted.
 * @throws Error with the last answer
 */
async function until(
  port: number,
  command: string,
  argument: string | undefined,
  wanted: RegExp,
  limitMilliseconds = readyMilliseconds,
): Promise<void> {
  const limit = Date.now() + limitMilliseconds;
  for (;;) {
    const answer = await ask(port, (node) => node.call(command, ...(argument === undefined ? [] : [argument]))).catch(
      (error: unknown) => error,
    );
    if (wanted.test(String(answer))) return;
    if (Date.now() > limit) throw new Error(`Redis on ${port} never answered ${wanted}: ${answer}`);
    await wait(pollMilliseconds);
  }
}
