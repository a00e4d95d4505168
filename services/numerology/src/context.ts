import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type BillingPort, freeOfCharge } from './adapters/billing-port.ts';
import type { NumerologyEnvironment } from './config.ts';
import { type AnalysisWriter, createAnalysisWriter } from './data/analysis-writer.ts';

export type Transaction = Prisma.TransactionClient;

/** What numerology holds while it runs. */
export interface NumerologyContext extends ServiceRuntime<PrismaClient, Transaction> {
  readonly settings: NumerologyEnvironment;
  readonly billing: BillingPort;
  readonly analysisWriter: AnalysisWriter;
}

export async function openContext(
  settings: NumerologyEnvironment,
  options: StartOptions = {},
): Promise<NumerologyContext> {
  const runtime = openServiceRuntime<Transaction, PrismaClient>('numerology', PrismaClient, settings, options);
  return {
    ...runtime,
    settings,
    billing: freeOfCharge,
    analysisWriter: createAnalysisWriter(runtime.database.pool, runtime.schema),
  };
}
