import { clientOf, poolOf } from '@sefira/database/access';
import { type JobQueue, openJobQueue } from '@sefira/messaging/jobs';
import {
  openConfiguration,
  openServiceClient,
  openServiceRuntime,
  type ServiceRuntime,
} from '@sefira/messaging/service-runtime';
import type { LiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { createMoneyMetrics, type MoneyMetrics } from './adapters/money-metrics.ts';
import type { PaymentProvider } from './adapters/payment-provider.ts';
import { createVersionBook, type ItemBook, type OfferBook, type PriceBook } from './adapters/price-book.ts';
import { openProviders, type Providers } from './adapters/providers.ts';
import type { BillingEnvironment } from './config.ts';
import { currentItems, seedItemVersions } from './data/catalogue/items.ts';
import { currentOffers, seedOfferVersions } from './data/catalogue/offers.ts';
import { currentPrices, seedPriceVersions } from './data/catalogue/prices.ts';
import { type ChargeBatches, openChargeBatches } from './data/charge-batches.ts';
import { countOverdue } from './data/overdue.ts';

export type Transaction = Prisma.TransactionClient;

/** Resources of a running billing service. */
export interface BillingContext extends ServiceRuntime<PrismaClient> {
  readonly settings: BillingEnvironment;
  /** Settings of administrators; the environment variables are their presets. */
  readonly configuration: LiveConfiguration;
  readonly prices: PriceBook;
  readonly items: ItemBook;
  readonly offers: OfferBook;
  readonly charges: ChargeBatches;
  readonly moneyMetrics: MoneyMetrics;
  readonly providers: Providers;
  /** Provider of new orders; null without a configured provider. */
  readonly provider: PaymentProvider | null;
  /** Client of reports, which renders receipts. */
  readonly services: ServiceClient;
  readonly paymentQueue: JobQueue<'billing.payment'>;
}

export async function openContext(settings: BillingEnvironment, options: StartOptions = {}): Promise<BillingContext> {
  const runtime = openServiceRuntime('billing', PrismaClient, settings, options);
  const client = clientOf(runtime);
  try {
    await seedPriceVersions(client);
    await seedItemVersions(client);
    await seedOfferVersions(client);
  } catch (error) {
    await runtime.resources.disposeAsync();
    throw error;
  }
  const providers = openProviders(settings);
  const [provider = null] = providers.values();
  const { queueRedis: redis, clock, logger, resources } = runtime;
  const configuration = openConfiguration(runtime, {
    credits_welcome: settings.WELCOME_CREDITS,
    credits_low: settings.LOW_CREDITS,
  });
  await configuration.loaded;
  const moneyMetrics = createMoneyMetrics(runtime.metrics, () => countOverdue(poolOf(runtime), clock()));
  return {
    ...runtime,
    settings,
    configuration,
    prices: createVersionBook((now) => currentPrices(client, now)),
    items: createVersionBook((now) => currentItems(client, now)),
    offers: createVersionBook((now) => currentOffers(client, now)),
    charges: openChargeBatches(poolOf(runtime)),
    moneyMetrics,
    providers,
    provider,
    services: openServiceClient(runtime, settings, { addresses: { reports: settings.REPORTS_URL } }),
    paymentQueue: resources.use(openJobQueue('billing.payment', { redis, queuePrefix: settings.QUEUE_PREFIX, logger })),
  };
}
