import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFrontend } from '@sefira/deploy/launcher/frontend-build';
import type { Environment, SharedInfrastructure } from '@sefira/deploy/launcher/part-environments';
import { startEmbeddedMailbox } from '@sefira/embedded/mailbox';
import { startEmbeddedSandbox } from '@sefira/embedded/payment-sandbox';
import { findPort } from '@sefira/embedded/ports';
import { openSecrets, type Secrets } from '@sefira/embedded/secrets';
import { browser } from '@sefira/testing/browser';
import { repository, rolePassword } from '@sefira/testing/database-template';
import { postgres } from '@sefira/testing/postgres';
import { redis } from '@sefira/testing/redis';
import { openStores, type Stores } from './stores.ts';

/** The servers of a test run, and the migrated database that its tests copy. */
export interface TestServers {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly templateDatabase: string;
}

export interface InfrastructureOptions {
  /** A migrated database and a Redis database on the servers of the test run (the default), or on these servers. */
  readonly servers?: TestServers;
  /** A PostgreSQL and a Redis process of its own, which can be killed, instead of databases on shared servers. */
  readonly hasOwnStores?: boolean;
  /** A folder of the caller's own for all data instead of a temporary one. */
  readonly dataDir?: string;
  /** With the built front end instead of an empty page. */
  readonly hasFrontend?: boolean;
  /** With the mailbox, the payment sandbox and Chromium; each is present unless false. */
  readonly hasMailbox?: boolean;
  readonly hasSandbox?: boolean;
  readonly hasChromium?: boolean;
  /** The gateway's own address unless a proxy stands in front of it. */
  readonly publicUrl?: string;
  /** Fills the database, which is then empty, and the data folder before anything reads them. */
  readonly prepare?: (place: { readonly databaseUrl: string; readonly dataDir: string }) => Promise<void>;
}

/** Stores, mailbox, payment sandbox, Chromium, secrets and pages in a data folder of its own. */
export interface ProductInfrastructure extends AsyncDisposable {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** `/messages?to=` lists the received e-mails as JSON. */
  readonly mailboxUrl: string;
  /** Its `/control` routes pay, advance the clock and delay webhook notices. */
  readonly paymentSandboxUrl: string;
  readonly secrets: Secrets;
  /** @throws Error without `hasOwnStores` */
  readonly stores: Stores;
  /** Environment of the parts of the product. */
  readonly shared: Omit<SharedInfrastructure, 'given'>;
}

export async function startProductInfrastructure(options: InfrastructureOptions = {}): Promise<ProductInfrastructure> {
  const report = () => undefined;
  await using opened = new AsyncDisposableStack();
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'sefira-product-')));
  if (options.dataDir === undefined) {
    opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  }
  const { stores, databaseUrl, redisUrl } = options.hasOwnStores
    ? await openOwnStores(opened, dataDir)
    : await openDatabases(opened, options);
  await options.prepare?.({ databaseUrl, dataDir });
  const ownSecrets = await openSecrets({ dataDir });
  const secrets = options.hasOwnStores ? ownSecrets : withSharedRolePassword(ownSecrets);
  const mailbox = options.hasMailbox === false ? undefined : opened.use(await startEmbeddedMailbox({ dataDir }));
  const sandbox =
    options.hasSandbox === false ? undefined : opened.use(await startEmbeddedSandbox({}, { dataDir, report, secrets }));
  const publicPort = await findPort();
  const shared = {
    dataDir,
    databaseUrl,
    redisUrl,
    smtpUrl: mailbox?.url ?? 'smtp://127.0.0.1:1',
    paymentSandboxUrl: sandbox?.url,
    secrets,
    publicUrl: options.publicUrl ?? `http://localhost:${publicPort}`,
    publicPort,
    frontendDir: options.hasFrontend ? await buildFrontend(repository, { report }) : await writeEmptyPage(dataDir),
    chromium: options.hasChromium === false ? {} : await chromiumVariables(),
  };
  const stack = opened.move();
  return {
    dataDir,
    databaseUrl,
    redisUrl,
    mailboxUrl: mailbox?.pageUrl ?? '',
    paymentSandboxUrl: sandbox?.url ?? '',
    secrets,
    get stores() {
      if (stores === undefined) throw new Error('This product was started without hasOwnStores.');
      return stores;
    },
    shared,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function openOwnStores(opened: AsyncDisposableStack, dataDir: string) {
  const secrets = await openSecrets({ dataDir });
  const stores = opened.use(await openStores({ dataDir, report: () => undefined, secrets }));
  return { stores, databaseUrl: stores.postgresUrl, redisUrl: stores.redisUrl };
}

async function openDatabases(opened: AsyncDisposableStack, { servers, prepare }: InfrastructureOptions) {
  const database = opened.use(
    await postgres({
      empty: prepare !== undefined,
      server: servers?.postgresUrl,
      template: servers?.templateDatabase,
    }),
  );
  const { url: redisUrl } = opened.use(await redis(servers?.redisUrl));
  return { stores: undefined, databaseUrl: database.adminUrl, redisUrl };
}

/** Roles belong to the server: products on one server need the same passwords for them. */
function withSharedRolePassword(secrets: Secrets): Secrets {
  return { ...secrets, key: async (name) => (name.startsWith('database-') ? rolePassword : secrets.key(name)) };
}

async function chromiumVariables(): Promise<Environment> {
  const { executablePath, sandbox, environment } = await browser();
  return {
    CHROMIUM_PATH: executablePath,
    CHROMIUM_SANDBOX: String(sandbox),
    CHROMIUM_ENVIRONMENT: JSON.stringify(environment),
  };
}

async function writeEmptyPage(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'pages');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Sefira</title><div id="root"></div>');
  return folder;
}
