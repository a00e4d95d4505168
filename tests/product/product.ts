import type { Environment, SharedInfrastructure } from '@sefira/deploy/launcher/part-environments';
import { type Platform, startPlatform } from '@sefira/deploy/launcher/platform';
import {
  type InfrastructureOptions,
  type ProductInfrastructure,
  startProductInfrastructure,
} from './infrastructure.ts';

export interface ProductOptions extends InfrastructureOptions {
  /** Variables that win over the computed ones, such as `RATE_LIMIT_PER_MINUTE`. */
  readonly environment?: Environment;
  /** Each part in its own process instead of all in this one. */
  readonly isSeparate?: boolean;
  /** Receives the log output of separate processes. */
  readonly onOutput?: (text: string) => void;
  readonly logLevel?: string;
  /** Started by the caller, who disposes of it; its options are then ignored here. */
  readonly infrastructure?: ProductInfrastructure;
  /** Addresses of proxies in front of the infrastructure. */
  readonly proxies?: Partial<Pick<SharedInfrastructure, 'databaseUrl' | 'redisUrl' | 'smtpUrl' | 'paymentSandboxUrl'>>;
}

export interface Product extends Platform, Omit<ProductInfrastructure, 'shared' | 'stores'> {}

/** The whole product, started by the launcher as `npm start` does. `idle()` resolves when outboxes and queues are empty. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  await using opened = new AsyncDisposableStack();
  const infrastructure = options.infrastructure ?? opened.use(await startProductInfrastructure(options));
  const platform = opened.use(
    await startPlatform({
      ...infrastructure.shared,
      ...options.proxies,
      given: options.environment ?? {},
      report: () => undefined,
      logLevel: options.logLevel ?? process.env.TEST_LOG_LEVEL ?? 'fatal',
      isSeparate: options.isSeparate ?? false,
      onOutput: options.onOutput,
    }),
  );
  const { dataDir, databaseUrl, redisUrl, mailboxUrl, paymentSandboxUrl, secrets } = infrastructure;
  const stack = opened.move();
  return {
    ...platform,
    dataDir,
    databaseUrl,
    redisUrl,
    mailboxUrl,
    paymentSandboxUrl,
    secrets,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
