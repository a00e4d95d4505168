import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import { redisUrlOf } from '@sefira/platform/configuration/configuration';
import { type LiveConfiguration, openLiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import type { ResellerEnvironment } from './config.ts';

export type Transaction = Prisma.TransactionClient;

/** Dependencies of the running service. */
export interface ResellerContext extends ServiceRuntime<PrismaClient> {
  readonly settings: ResellerEnvironment;
  readonly configuration: LiveConfiguration;
  /** auth (accounts) and reports (printouts). */
  readonly services: ServiceClient;
}

export async function openContext(settings: ResellerEnvironment, options: StartOptions = {}): Promise<ResellerContext> {
  const runtime = openServiceRuntime('reseller', PrismaClient, settings, options);
  const { clock, logger, resources, commandRedis: command } = runtime;
  const signer = createIdentitySigner({ caller: 'reseller', privateJwk: settings.IDENTITY_PRIVATE_JWK, clock });
  const addresses = { auth: settings.AUTH_URL, reports: settings.REPORTS_URL };
  const configuration = resources.use(
    openLiveConfiguration({ pubsubUrl: redisUrlOf(settings, 'PUBSUB'), name: 'reseller', command, logger }),
  );
  return {
    ...runtime,
    settings,
    configuration,
    services: resources.use(createServiceClient({ addresses, signer, timeoutMilliseconds: 30_000 })),
  };
}
