import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFrontend } from '@sefira/deploy/launcher/frontend-build';
import { type Platform, startPlatform } from '@sefira/deploy/launcher/platform';
import { startEmbeddedMailbox } from '@sefira/embedded/mailbox';
import { startEmbeddedSandbox } from '@sefira/embedded/payment-sandbox';
import { findPort } from '@sefira/embedded/ports';
import { openSecrets, type Secrets } from '@sefira/embedded/secrets';
import { browser } from '@sefira/testing/browser';
import { repository } from '@sefira/testing/database-template';
import { postgres } from '@sefira/testing/postgres';
import { redis } from '@sefira/testing/redis';

export interface ProductOptions {
  /** Variables that win over what the fixture works out, such as `RATE_LIMIT_PER_MINUTE`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Every part as a process of its own, to be killed. */
  readonly isSeparate?: boolean;
  /** Told of all that the parts of their own processes write to their logs. */
  readonly onOutput?: (text: string) => void;
  /** With the real front end (built where its sources changed) instead of an empty page. */
  readonly hasFrontend?: boolean;
  /** The Postgres and Redis to stand on, where it is not a test of a run that asks. */
  readonly servers?: { readonly postgresUrl: string; readonly redisUrl: string };
  /** Fills the empty database and folder before anything looks at them. */
  readonly prepare?: (place: { readonly databaseUrl: string; readonly dataDir: string }) => Promise<void>;
}

export interface Product extends Platform {
  /** `/messages?to=` gives the caught e-mails as JSON. */
  readonly mailboxUrl: string;
  /** Its `/control` routes pay, move the clock and hold webhooks back. */
  readonly paymentSandboxUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly dataDir: string;
}

/** The whole product on a database, a Redis and a folder of its own. `idle()` waits until all that was started is done. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const report = () => undefined;
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-platform-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const [database, queue, mailbox, chromium, publicPort] = await Promise.all([
    postgres({ empty: true, server: options.servers?.postgresUrl }),
    redis(options.servers?.redisUrl),
    startEmbeddedMailbox({ dataDir }),
    browser(),
    findPort(),
  ]);
  opened.use(database);
  opened.use(queue);
  opened.use(mailbox);
  await options.prepare?.({ databaseUrl: database.adminUrl, dataDir });
  const secrets = withRolePassword(await openSecrets({ dataDir }));
  const sandbox = opened.use(await startEmbeddedSandbox({}, { dataDir, report, secrets }));
  const started = opened.use(
    await startPlatform({
      dataDir,
      databaseUrl: database.adminUrl,
      redisUrl: queue.url,
      smtpUrl: mailbox.url,
      paymentSandboxUrl: sandbox.url,
      secrets,
      publicUrl: `http://localhost:${publicPort}`,
      publicPort,
      frontendDir: options.hasFrontend ? await buildFrontend(repository, { report }) : await emptyPage(dataDir),
      chromium: {
        CHROMIUM_PATH: chromium.executablePath,
        CHROMIUM_SANDBOX: String(chromium.sandbox),
        CHROMIUM_ENVIRONMENT: JSON.stringify(chromium.environment),
      },
      given: options.environment ?? {},
      report,
      logLevel: process.env.TEST_LOG_LEVEL ?? 'fatal',
      isSeparate: options.isSeparate ?? false,
      onOutput: options.onOutput,
    }),
  );
  const stack = opened.move();
  return {
    ...started,
    mailboxUrl: mailbox.pageUrl,
    paymentSandboxUrl: sandbox.url,
    databaseUrl: database.adminUrl,
    redisUrl: queue.url,
    dataDir,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Roles belong to the server, which several platforms of a run share: so they share the roles' passwords. */
function withRolePassword(secrets: Secrets): Secrets {
  return {
    key: async (name) => (name.startsWith('database-') ? 'sefira-test' : secrets.key(name)),
    identity: (name) => secrets.identity(name),
  };
}

async function emptyPage(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'pages');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Sefira</title><div id="root"></div>');
  return folder;
}
