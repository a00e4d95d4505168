import type { Environment } from '@sefira/deploy/launcher/part-environments';
import { startPart } from '@sefira/product/part-process';
import { startProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';

/** Auth, two chat nodes and the gateway as processes. */
export interface ChatProduct extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly dataDir: string;
  /** SIGKILL for the second node, without a restart. */
  killNode(): Promise<void>;
  /** SIGKILL for a node, then a new one at its address. */
  replaceNode(which: 'first' | 'second'): Promise<void>;
  /** Redis stops and starts again with its file. */
  restartRedis(): Promise<void>;
  /** Starts a worker that writes answers, for nodes with the role `http`. */
  startWorker(): Promise<void>;
}

export interface ChatProductOptions {
  readonly chat?: Environment;
  readonly gateway?: Environment;
}

const nodeNames = { first: 'chat-1', second: 'chat-2' } as const;

export async function startChatProduct(options: ChatProductOptions = {}): Promise<ChatProduct> {
  await using opened = new AsyncDisposableStack();
  const product = opened.use(
    await startProductProcesses({
      only: ['auth', 'chat', 'gateway'],
      replicas: { chat: 2 },
      hasMailbox: false,
      hasSandbox: false,
      hasChromium: false,
      partEnvironment: {
        chat: { CHAT_MESSAGES_PER_MINUTE: '100000', DRAIN_SECONDS: '0', ...options.chat },
        gateway: options.gateway ?? {},
      },
    }),
  );
  const { databaseUrl, redisUrl, dataDir } = product.infrastructure;
  const stack = opened.move();
  return {
    url: product.urlOf('gateway-1'),
    databaseUrl,
    redisUrl,
    dataDir,
    killNode: () => product.kill(nodeNames.second),
    replaceNode: (which) => product.replace(nodeNames[which]),
    restartRedis: () => product.infrastructure.stores.restartRedis(),
    async startWorker() {
      const environment = { ...product.environmentOf('chat'), ROLE: 'worker' };
      stack.use(await startPart({ name: 'chat', label: 'worker', dataDir, environment }));
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/**
 * Tokens of accounts with an unlimited plan, each opened from an address of its own. They start as guests without a
 * password; their rows then become accounts.
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
