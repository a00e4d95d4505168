import { openConfiguration, openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { LiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { createDataVault, type DataVault } from './adapters/data-vault.ts';
import { createLoginLimiter, type LoginLimiter } from './adapters/login-limiter.ts';
import { createLoginWatch, type LoginWatch } from './adapters/login-watch.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import { createSessionCache, type SessionCache } from './adapters/session-cache.ts';
import { createSocialTokens, type SocialTokens } from './adapters/social-tokens.ts';
import type { AuthEnvironment } from './config.ts';
import { configuredProviders } from './domain/social-providers.ts';

export type Transaction = Prisma.TransactionClient;

/** Dependencies of the running service. */
export interface AuthContext extends ServiceRuntime<PrismaClient> {
  readonly settings: AuthEnvironment;
  /** Settings of the administration, with the environment as preset. */
  readonly configuration: LiveConfiguration;
  readonly passwords: PasswordHasher;
  readonly sessionCache: SessionCache;
  readonly loginLimiter: LoginLimiter;
  readonly loginWatch: LoginWatch;
  readonly vault: DataVault;
  readonly socialTokens: SocialTokens;
}

export async function openContext(settings: AuthEnvironment, options: StartOptions = {}): Promise<AuthContext> {
  const runtime = openServiceRuntime('auth', PrismaClient, settings, options);
  const configuration = openConfiguration(runtime, {
    allow_access_without_login: settings.GUEST_ACCESS,
    credits_welcome: settings.WELCOME_CREDITS,
    session_idle_hours: settings.SESSION_IDLE_HOURS,
    terms_version: settings.TERMS_VERSION,
    erase_after_days: settings.ERASE_AFTER_DAYS,
    admin_second_factor_days: settings.ADMIN_SECOND_FACTOR_DAYS,
  });
  await configuration.loaded;
  const { commandRedis: redis, publishRedis, metrics, logger, clock } = runtime;
  return {
    ...runtime,
    settings,
    configuration,
    passwords: await createPasswordHasher(),
    sessionCache: createSessionCache({ redis, publishRedis, logger }),
    loginLimiter: createLoginLimiter(redis),
    loginWatch: runtime.resources.use(createLoginWatch({ redis, metrics, logger, clock })),
    vault: createDataVault(settings.DATA_KEY),
    socialTokens: createSocialTokens(configuredProviders(settings)),
  };
}
