import { mkdir } from 'node:fs/promises';
import { type Chromium, findChromium } from '@sefira/embedded/chromium';
import { lockDataFolder } from '@sefira/embedded/data-lock';
import { startEmbeddedMailbox } from '@sefira/embedded/mailbox';
import { startEmbeddedSandbox } from '@sefira/embedded/payment-sandbox';
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import type { Report } from '@sefira/embedded/report';
import { openSecrets, type Secrets } from '@sefira/embedded/secrets';
import { publicUrlOf, type Settings } from './config.ts';
import { installationProfile } from './installation-profile.ts';

/** Running servers that the parts need. */
export interface Infrastructure extends AsyncDisposable {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** Address of the embedded mailbox; `undefined` with a mail server of the operator. */
  readonly mailboxUrl: string | undefined;
  /** Public address of the payment sandbox; `undefined` with a real provider. */
  readonly paymentSandboxUrl: string | undefined;
  readonly chromium: Chromium;
  readonly secrets: Secrets;
  /** Rejects when Postgres or Redis ends by itself. */
  readonly ended: Promise<never>;
}

/**
 * Starts the servers that the parts need: those of variables are used, the others are embedded. The data folder is locked
 * until disposal.
 * @throws DataInUseError
 */
export async function startInfrastructure(settings: Settings, report: Report): Promise<Infrastructure> {
  const dataDir = settings.SEFIRA_DATA_DIR;
  await using opened = new AsyncDisposableStack();
  await mkdir(dataDir, { recursive: true });
  opened.use(await lockDataFolder(dataDir));
  const secrets = await openSecrets({ dataDir });
  const options = { dataDir, report, secrets };
  const unpacking = findChromium({ executablePath: settings.CHROMIUM_PATH, report });
  // Awaited below; a rejection before that must not be unhandled.
  unpacking.catch(() => undefined);
  const endings: Promise<never>[] = [];
  const embedded = async (
    name: string,
    start: () => Promise<AsyncDisposable & { url: string; ended?: Promise<never> }>,
  ) => {
    report(`Iniciando ${name}`);
    const part = opened.use(await start());
    if (part.ended !== undefined) endings.push(part.ended);
    return part.url;
  };
  const databaseUrl = settings.DATABASE_URL ?? (await embedded('o PostgreSQL', () => startPostgres(options)));
  const redisUrl = settings.REDIS_URL ?? (await embedded('o Redis', () => startRedis(options)));
  const mailbox = settings.SMTP_URL === undefined ? opened.use(await startEmbeddedMailbox(options)) : undefined;
  const hasPaymentProvider = settings.MERCADO_PAGO_ACCESS_TOKEN !== undefined;
  const { PUBLIC_URL } = settings;
  const { defaultHost: host } = installationProfile({ publicUrl: publicUrlOf(settings), hasPaymentProvider });
  const hasOwnSandbox = hasPaymentProvider || settings.PAYMENT_SANDBOX_URL !== undefined;
  const sandbox = hasOwnSandbox ? undefined : opened.use(await startEmbeddedSandbox({ PUBLIC_URL, host }, options));
  const chromium = await unpacking;
  const ended = Promise.race([...endings, new Promise<never>(() => undefined)]);
  ended.catch(() => undefined);
  const stack = opened.move();
  return {
    databaseUrl,
    redisUrl,
    smtpUrl: settings.SMTP_URL ?? mailbox?.url ?? '',
    mailboxUrl: mailbox?.pageUrl,
    paymentSandboxUrl: settings.PAYMENT_SANDBOX_URL ?? sandbox?.url,
    chromium,
    secrets,
    ended,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
