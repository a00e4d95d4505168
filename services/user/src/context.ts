import { type JobQueue, openJobQueue } from '@sefira/messaging/jobs';
import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import { createIdentitySigner } from '@sefira/platform/identity';
import { createServiceClient } from '@sefira/platform/service-client';
import type { StartOptions } from '@sefira/platform/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type Accounts, createAccounts } from './adapters/accounts.ts';
import { type Mailer, openMailer } from './adapters/mailer.ts';
import type { UserEnvironment } from './config.ts';

export type Transaction = Prisma.TransactionClient;

/** What user holds while it runs. */
export interface UserContext extends ServiceRuntime<PrismaClient, Transaction> {
  readonly settings: UserEnvironment;
  readonly accounts: Accounts;
  readonly mailer: Mailer;
  readonly mailQueue: JobQueue<'user.mail'>;
}

export async function openContext(settings: UserEnvironment, options: StartOptions = {}): Promise<UserContext> {
  const runtime = openServiceRuntime<Transaction, PrismaClient>('user', PrismaClient, settings, options);
  const { clock, logger, queueRedis, resources } = runtime;
  const signer = createIdentitySigner({ caller: 'user', privateJwk: settings.IDENTITY_PRIVATE_JWK, clock });
  const client = resources.use(createServiceClient({ addresses: { auth: settings.AUTH_URL }, signer }));
  return {
    ...runtime,
    settings,
    accounts: createAccounts(client),
    mailer: resources.use(openMailer(settings)),
    mailQueue: resources.use(
      openJobQueue('user.mail', { redis: queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger }),
    ),
  };
}
