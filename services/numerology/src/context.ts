import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import { createServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
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
  const { clock, logger, resources } = runtime;
  const signer = createIdentitySigner({ caller: 'numerology', privateJwk: settings.IDENTITY_PRIVATE_JWK, clock });
  const client = resources.use(createServiceClient({ addresses: { billing: settings.BILLING_URL }, signer }));
  return {
    ...runtime,
    settings,
    engine: resources.use(openEnginePool()),
    billing: createBillingPort(client, logger),
  };
}
