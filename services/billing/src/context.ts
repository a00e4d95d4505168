import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import type { PaymentProvider } from './adapters/payment-provider.ts';
import { createPriceBook, type PriceBook } from './adapters/price-book.ts';
import type { BillingEnvironment } from './config.ts';
import { currentPrices, seedPriceVersions } from './data/prices.ts';

export type Transaction = Prisma.TransactionClient;

/** What billing holds while it runs. */
export interface BillingContext extends ServiceRuntime<PrismaClient, Transaction> {
  readonly settings: BillingEnvironment;
  readonly prices: PriceBook;
  /** Null where nobody takes money for us. */
  readonly provider: PaymentProvider | null;
}

export async function openContext(settings: BillingEnvironment, options: StartOptions = {}): Promise<BillingContext> {
  const runtime = openServiceRuntime<Transaction, PrismaClient>('billing', PrismaClient, settings, options);
  const { client } = runtime.database;
  try {
    await seedPriceVersions(client);
  } catch (error) {
    await runtime.resources.disposeAsync();
    throw error;
  }
  return { ...runtime, settings, prices: createPriceBook((now) => currentPrices(client, now)), provider: null };
}
