import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, partEnvironments } from '@sefira/deploy/launcher/part-environments';
import { prepareDatabase } from '@sefira/deploy/launcher/platform';
import { findPort } from '@sefira/embedded/ports';
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import { openSecrets, type Secrets } from '@sefira/embedded/secrets';
import { type PartProcess, startPart } from '@sefira/product/part-process';
import pg from 'pg';

/** Auth, two chat nodes and the gateway as processes, on a Postgres and a Redis of their own. */
export interface ChatProduct extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Of its processes' files; gone with it. */
  readonly dataDir: string;
  /** SIGKILL for the second node; it stays away. */
  killNode(): Promise<void>;
  /** SIGKILL for a node, and another one at its address. */
  replaceNode(which: 'first' | 'second'): Promise<void>;
  /** Redis ends and starts again on its file. */
  restartRedis(): Promise<void>;
  /** A worker that writes the answers, for a product whose nodes only serve. */
  startWorker(): Promise<void>;
}

export interface ChatProductOptions {
  readonly chat?: Environment;
  readonly gateway?: Environment;
  /** An empty database on a server that others use: roles are the server's, so their password is theirs too. */
  readonly database?: { readonly url: string; readonly rolePassword: string };
}

/** `chat` and `gateway` win over what those processes are given; without a `database` it makes one of its own. */
export async function startChatProduct(options: ChatProductOptions = {}): Promise<ChatProduct> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-load-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const embedded = { dataDir, report: () => undefined, secrets: await openSecrets({ dataDir }) };
  const databaseUrl = options.database?.url ?? opened.use(await startPostgres(embedded)).url;
  let redis = await startRedis(embedded);
  opened.defer(() => redis[Symbol.asyncDispose]());
  const frontendDir = path.join(dataDir, 'pages');
  await mkdir(frontendDir);
  await writeFile(path.join(frontendDir, 'index.html'), '<!doctype html><title>Sefira</title>');
  const publicPort = await findPort();
  const environments = await partEnvironments({
    dataDir,
    databaseUrl,
    redisUrl: redis.url,
    smtpUrl: 'smtp://127.0.0.1:1',
    paymentSandboxUrl: undefined,
    secrets: withRolePassword(embedded.secrets, options.database?.rolePassword),
    publicUrl: `http://localhost:${publicPort}`,
    publicPort,
    frontendDir,
    chromium: {},
    given: {},
  });
  await prepareDatabase(databaseUrl, environments);
  const [authPort, firstPort, secondPort] = [await findPort(), await findPort(), await findPort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const processes = opened.use(new AsyncDisposableStack());
  const start = async (name: string, label: string, port: number, more: Environment): Promise<PartProcess> => {
    const environment = { ...environments.byPart.get(name), LOG_LEVEL: 'error', ...more };
    return processes.use(await startPart({ name, label, dataDir, environment, port }));
  };
  const node = {
    AUTH_URL: at(authPort),
    CHAT_MESSAGES_PER_MINUTE: '100000',
    CHAT_PACE_MILLISECONDS: '0',
    ...options.chat,
  };
  const door = {
    AUTH_URL: at(authPort),
    CHAT_URL: `${at(firstPort)},${at(secondPort)}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ...options.gateway,
  };
  const startNode = {
    first: () => start('chat', 'first', firstPort, node),
    second: () => start('chat', 'second', secondPort, node),
  };
  const [gateway, second, first] = await Promise.all([
    start('gateway', 'load', publicPort, door),
    startNode.second(),
    startNode.first(),
    start('auth', 'load', authPort, {}),
  ]);
  const nodes = { first, second };
  const stack = opened.move();
  return {
    url: gateway.url,
    databaseUrl,
    redisUrl: redis.url,
    dataDir,
    killNode: () => nodes.second.kill(),
    async replaceNode(which) {
      await nodes[which].kill();
      nodes[which] = await startNode[which]();
    },
    async restartRedis() {
      await redis[Symbol.asyncDispose]();
      redis = await startRedis(embedded);
    },
    async startWorker() {
      const environment = { ...environments.byPart.get('chat'), LOG_LEVEL: 'error', ...node, ROLE: 'worker' };
      stack.use(await startPart({ name: 'chat', label: 'worker', dataDir, environment }));
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function withRolePassword(secrets: Secrets, password: string | undefined): Secrets {
  if (password === undefined) return secrets;
  return {
    key: async (name) => (name.startsWith('database-') ? password : secrets.key(name)),
    identity: (name) => secrets.identity(name),
  };
}

/**
 * Tokens of people whose plan has the chat without limit, each from an address of its own. They open as guests, who sign
 * in without a password; the rows then become accounts before a token is used.
 */
export async function openSubscribers(
  { url, databaseUrl }: { readonly url: string; readonly databaseUrl: string },
  addresses: readonly string[],
): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < addresses.length; index += 20) {
    const some = addresses.slice(index, index + 20).map(async (address) => {
      const headers = { 'x-forwarded-for': address };
      const answer = await fetch(`${url}/api/auth/guest`, { method: 'POST', headers });
      const body = (await answer.json()) as { data?: { token: string }; message: string };
      if (!body.data) throw new Error(body.message);
      return body.data.token;
    });
    tokens.push(...(await Promise.all(some)));
  }
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query(
      `UPDATE auth.account SET role = 'user', plan = 'professional', expires_at = NULL WHERE role = 'guest'`,
    );
  } finally {
    await database.end();
  }
  return tokens;
}
