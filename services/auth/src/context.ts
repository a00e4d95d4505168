import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { createLoginLimiter, type LoginLimiter } from './adapters/login-limiter.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import { createSessionCache, type SessionCache } from './adapters/session-cache.ts';
import type { AuthEnvironment } from './config.ts';

export type Transaction = Prisma.TransactionClient;

/** What auth holds while it runs. */
export interface AuthContext extends ServiceRuntime<PrismaClient, Transaction> {
  readonly settings: AuthEnvironment;
  readonly passwords: PasswordHasher;
  readonly sessionCache: SessionCache;
  readonly loginLimiter: LoginLimiter;
}

export async function openContext(settings: AuthEnvironment, options: StartOptions = {}): Promise<AuthContext> {
  const runtime = openServiceRuntime<Transaction, PrismaClient>('auth', PrismaClient, settings, options);
  return {
    ...runtime,
    settings,
    passwords: await createPasswordHasher(),
    sessionCache: createSessionCache(runtime.commandRedis, runtime.logger),
    loginLimiter: createLoginLimiter(runtime.commandRedis),
  };
}
