import { openServiceClient, openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type BillingPort, createBillingPort } from './adapters/billing-port.ts';
import type { NumerologyEnvironment } from './config.ts';
import { type EnginePool, openEnginePool } from './engine/engine-pool.ts';

export type Transaction = Prisma.TransactionClient;

/** Dependencies of the numerology service. */
export interface NumerologyContext extends ServiceRuntime<PrismaClient> {
  readonly settings: NumerologyEnvironment;
  readonly billing: BillingPort;
  readonly engine: EnginePool;
}

export async function openContext(
  settings: NumerologyEnvironment,
  options: StartOptions = {},
): Promise<NumerologyContext> {
  const runtime = openServiceRuntime('numerology', PrismaClient, settings, options);
  const { logger, resources } = runtime;
  const client = openServiceClient(runtime, settings, { addresses: { billing: settings.BILLING_URL } });
  return {
    ...runtime,
    settings,
    engine: resources.use(openEnginePool()),
    billing: createBillingPort(client, logger),
  };
}
