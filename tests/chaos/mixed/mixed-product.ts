import path from 'node:path';
import type { Platform } from '@sefira/deploy/launcher/platform';
import { rememberPort } from '@sefira/embedded/ports';
import type { Secrets } from '@sefira/embedded/secrets';
import { startProductInfrastructure } from '@sefira/product/infrastructure';
import { startProduct } from '@sefira/product/product';
import type { Stores } from '@sefira/product/stores';
import { type ClockFaults, openClockFaults } from '../support/clock-faults.ts';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { openSmallDisk, type SmallDisk } from '../support/small-disk.ts';

/** Servers that the product uses. */
type InfrastructureName = 'postgres' | 'redis' | 'mail' | 'provider';
/** The parts that other parts call. */
export const serviceNames = [
  'auth',
  'user',
  'numerology',
  'reports',
  'billing',
  'chat',
  'content',
  'admin-config',
  'reseller',
] as const;
type ServiceName = (typeof serviceNames)[number];
export type LinkName = InfrastructureName | ServiceName;

/** The product as `npm run start:processes` runs it, with a link that can go bad before each service and all that they stand on. */
export interface MixedProduct extends AsyncDisposable {
  readonly platform: Platform;
  readonly url: string;
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly stores: Stores;
  readonly links: Readonly<Record<LinkName, FaultProxy>>;
  readonly clocks: ClockFaults;
  /** Folder of finished PDFs; null where no small file system can be created. */
  readonly disk: SmallDisk | null;
  /** The provider, past the link. */
  readonly sandboxUrl: string;
  /** All that the processes wrote to their logs. */
  log(): string;
}

/** Overrides for every process: short schedules, and no limits that many people on one address would reach. */
export const mixedSettings = {
  BILLING_SWEEP_SECONDS: '1',
  RESERVATION_SWEEP_SECONDS: '1',
  EXPIRY_ROUND_SECONDS: '1',
  ERASE_AFTER_DAYS: '0',
  CHAT_PACE_MILLISECONDS: '0',
  RATE_LIMIT_PER_MINUTE: '10000000',
  GUEST_RATE_LIMIT_PER_MINUTE: '10000000',
  CONCURRENT_WORK_PER_PERSON: '10000000',
  TRUSTED_PROXIES: '127.0.0.1',
} as const;

export interface MixedProductOptions {
  /** Wins over `mixedSettings`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Of the caller's own servers, without a link before them. */
  readonly redisUrl?: string;
}

export async function startMixedProduct(options: MixedProductOptions = {}): Promise<MixedProduct> {
  await using opened = new AsyncDisposableStack();
  const infrastructure = opened.use(await startProductInfrastructure({ hasOwnStores: true }));
  const { dataDir, secrets, stores, shared, paymentSandboxUrl } = infrastructure;
  const disk = await openSmallDisk(path.join(dataDir, 'files'));
  if (disk) opened.use(disk);
  const clocks = await openClockFaults(path.join(dataDir, 'clocks.json'));
  const behind = {
    postgres: shared.databaseUrl,
    redis: shared.redisUrl,
    mail: shared.smtpUrl,
    provider: paymentSandboxUrl,
  } as const;
  const linkTo = async (port: number) => opened.use(await startFaultProxy(port));
  const linkToService = async (name: ServiceName) => linkTo(await rememberPort(dataDir, name));
  const links = {
    postgres: await linkTo(portOf(behind.postgres)),
    redis: await linkTo(portOf(behind.redis)),
    mail: await linkTo(portOf(behind.mail)),
    provider: await linkTo(portOf(behind.provider)),
    auth: await linkToService('auth'),
    user: await linkToService('user'),
    numerology: await linkToService('numerology'),
    reports: await linkToService('reports'),
    billing: await linkToService('billing'),
    chat: await linkToService('chat'),
    content: await linkToService('content'),
    'admin-config': await linkToService('admin-config'),
    reseller: await linkToService('reseller'),
  } as const;
  const addresses = Object.fromEntries(
    serviceNames.map((name) => [
      `${name.replaceAll('-', '_').toUpperCase()}_URL`,
      `http://127.0.0.1:${links[name].port}`,
    ]),
  );
  const through = (name: InfrastructureName) => {
    const url = new URL(behind[name]);
    url.hostname = '127.0.0.1';
    url.port = String(links[name].port);
    return url.href;
  };
  const lines: string[] = [];
  // Inherited by every process of the product.
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = clocks.variables.NODE_OPTIONS;
  opened.defer(() => {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  });
  const platform = opened.use(
    await startProduct({
      infrastructure,
      proxies: {
        databaseUrl: through('postgres'),
        redisUrl: options.redisUrl ?? through('redis'),
        smtpUrl: through('mail'),
        paymentSandboxUrl: through('provider').replace(/\/$/, ''),
      },
      environment: { ...mixedSettings, ...addresses, ...options.environment },
      logLevel: 'info',
      isSeparate: true,
      onOutput: (text) => lines.push(text),
    }),
  );
  const stack = opened.move();
  return {
    platform,
    url: platform.url,
    dataDir,
    secrets,
    stores,
    links,
    clocks,
    disk,
    sandboxUrl: paymentSandboxUrl,
    log: () => lines.join(''),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
