import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import { openSecrets } from '@sefira/embedded/secrets';
import { type Containers, openContainers } from './containers.ts';

/** A Postgres and a Redis for one run of the tests. */
export interface TestInfrastructure extends AsyncDisposable {
  readonly postgresUrl: string;
  readonly redisUrl: string;
}

interface Part extends AsyncDisposable {
  readonly url: string;
}

/**
 * Nothing here outlives the run, and every test file copies a database of 1,400 files. Each file may run a whole product:
 * nine pools of ten connections and their listeners.
 */
export const serverSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '500',
};

const memoryFolder = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/**
 * Brings up what integration tests need: TEST_DATABASE_URL and TEST_REDIS_URL where given, else containers where a Docker
 * daemon answers and has or gets the images, else the embedded ones in a temporary folder.
 */
export async function startInfrastructure(environment: NodeJS.ProcessEnv): Promise<TestInfrastructure> {
  await using opened = new AsyncDisposableStack();
  const containers =
    environment.TEST_DATABASE_URL && environment.TEST_REDIS_URL ? null : await openContainers(environment);
  const dataDir = await mkdtemp(path.join(await findFastFolder(), 'sefira-test-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const options = { dataDir, report: () => undefined, secrets: await openSecrets({ dataDir }) };
  const choose = async (
    url: string | undefined,
    container: (containers: Containers) => Promise<Part>,
    embedded: () => Promise<Part>,
  ) => {
    if (url !== undefined && url !== '') return url;
    return opened.use(await (containers ? container(containers).catch(embedded) : embedded())).url;
  };
  const postgresUrl = await choose(environment.TEST_DATABASE_URL, postgresContainer, () =>
    startPostgres(options, serverSettings),
  );
  const redisUrl = await choose(environment.TEST_REDIS_URL, redisContainer, () => startRedis(options));
  const stack = opened.move();
  return { postgresUrl, redisUrl, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** The folder in memory where the system has one with enough space, else the temporary folder. */
export async function findFastFolder(): Promise<string> {
  const space = await statfs(memoryFolder).catch(() => ({ bavail: 0, bsize: 0 }));
  return space.bavail * space.bsize > neededBytes ? memoryFolder : tmpdir();
}

async function postgresContainer({ GenericContainer, Wait }: Containers): Promise<Part> {
  const password = 'sefira-test';
  const container = await new GenericContainer('postgres:18-bookworm')
    .withEnvironment({ POSTGRES_PASSWORD: password, POSTGRES_DB: 'sefira' })
    .withCommand(['postgres', ...Object.entries(serverSettings).flatMap(([key, value]) => ['-c', `${key}=${value}`])])
    .withExposedPorts(5432)
    // The server that makes the database first listens on no network: only the one that stays answers here.
    .withHealthCheck({
      test: ['CMD-SHELL', 'pg_isready -h 127.0.0.1 -U postgres'],
      interval: 250,
      timeout: 2000,
      retries: 120,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  return {
    url: `postgres://postgres:${password}@${container.getHost()}:${container.getMappedPort(5432)}/sefira`,
    [Symbol.asyncDispose]: async () => {
      await container.stop();
    },
  };
}

async function redisContainer({ GenericContainer }: Containers): Promise<Part> {
  const container = await new GenericContainer('redis:8-bookworm')
    .withCommand(['--maxmemory-policy', 'noeviction', '--appendonly', 'yes'])
    .withExposedPorts(6379)
    .start();
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(6379)}`,
    [Symbol.asyncDispose]: async () => {
      await container.stop();
    },
  };
}
