import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import { createIdentitySigner } from '@sefira/platform/identity';
import { createServiceClient, type ServiceClient } from '@sefira/platform/service-client';
import type { StartOptions } from '@sefira/platform/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import type { ChatEnvironment } from './config.ts';

export type Transaction = Prisma.TransactionClient;

/** What the chat holds while it runs. */
export interface ChatContext extends ServiceRuntime<PrismaClient, Transaction> {
  readonly settings: ChatEnvironment;
  /** Calls to auth, numerology and billing. */
  readonly services: ServiceClient;
}

export function openContext(settings: ChatEnvironment, options: StartOptions = {}): ChatContext {
  const runtime = openServiceRuntime<Transaction, PrismaClient>('chat', PrismaClient, settings, options);
  const { clock, resources } = runtime;
  const services = resources.use(
    createServiceClient({
      addresses: {
        auth: settings.AUTH_URL,
        numerology: settings.NUMEROLOGY_URL,
        ...(settings.BILLING_URL === undefined ? {} : { billing: settings.BILLING_URL }),
      },
      signer: createIdentitySigner({ caller: 'chat', privateJwk: settings.IDENTITY_PRIVATE_JWK, clock }),
    }),
  );
  return { ...runtime, settings, services };
}
