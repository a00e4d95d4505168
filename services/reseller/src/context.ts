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
  const addresses = { auth: settings.AUTH_URL, reports: settings.REPORTS_URL };
  return {
    ...runtime,
    settings,
    configuration: openConfiguration(runtime),
    services: openServiceClient(runtime, settings, { addresses, timeoutMilliseconds: 30_000 }),
  };
}
