import path from 'node:path';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { schemaName } from '@sefira/database/service-schema';
import { rememberPort } from '@sefira/embedded/ports';
import { secretVariables, serviceDatabaseUrl } from '@sefira/embedded/secret-variables';
import type { Secrets } from '@sefira/embedded/secrets';
import { hasPaymentProvider, installationProfile } from './installation-profile.ts';
import { type Part, parts } from './services.ts';

export type Environment = Readonly<Record<string, string>>;

/** What the parts of one machine share. */
export interface SharedInfrastructure {
  readonly dataDir: string;
  /** The administrator's; each service gets its own role on the same server. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** The provider of test payments; without it only what the operator configures takes money. */
  readonly paymentSandboxUrl: string | undefined;
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly publicPort: number;
  readonly frontendDir: string;
  /** CHROMIUM_PATH and what goes with it. */
  readonly chromium: Environment;
  /** The operator's variables, which take precedence over derived ones. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

export interface PartEnvironments {
  /** The environment of each part by its name, limited to the variables of its schema. */
  readonly byPart: ReadonlyMap<string, Environment>;
  /** The database URL of each service with data, by its name. */
  readonly databaseUrls: ReadonlyMap<string, string>;
}

/** Variables that differ from part to part and are never taken from the operator's environment here. */
const ownVariables = new Set(['PORT', 'HOST', 'ROLE', 'DATABASE_URL', 'IDENTITY_PRIVATE_JWK', 'IDENTITY_JWKS']);

/** Variables that only a demonstration has preset; the operator's own still win. */
const demoPresets: Environment = {
  GUEST_ACCESS: 'true',
  CONTACT_CHANNELS: 'true',
  DEMO_ACCOUNTS: JSON.stringify(demoAccounts),
};

/** Works out the environment of every part on this machine: ports, roles, keys and the addresses of one another. */
export async function partEnvironments(shared: SharedInfrastructure): Promise<PartEnvironments> {
  const { publicUrl } = shared;
  const profile = installationProfile({ publicUrl, hasPaymentProvider: hasPaymentProvider(shared.given) });
  // Demo accounts are the profile's decision alone: a variable left over from a demonstration brings none back.
  const given = profile.isDemo
    ? shared.given
    : { ...shared.given, DEMO_ACCOUNTS: undefined, DEMO_ACCOUNTS_FILE: undefined };
  const names = parts.map((part) => part.definition.name);
  const keys = await Promise.all(names.map((name) => shared.secrets.identity(name)));
  const ports = new Map<string, number>();
  for (const name of names)
    ports.set(name, name === 'gateway' ? shared.publicPort : await rememberPort(shared.dataDir, name));
  const addresses = Object.fromEntries(
    names.map((name) => [`${variableName(name)}_URL`, `http://127.0.0.1:${ports.get(name)}`]),
  );
  const common: Environment = {
    ...addresses,
    REDIS_URL: shared.redisUrl,
    SMTP_URL: shared.smtpUrl,
    MAIL_FROM: 'Sefira <ola@sefira.test>',
    PUBLIC_URL: shared.publicUrl,
    FRONTEND_DIR: shared.frontendDir,
    FILE_STORE_DIR: path.join(path.resolve(shared.dataDir), 'files'),
    AUDIT_CHECKPOINT_DIR: path.join(path.resolve(shared.dataDir), 'audit'),
    ...(await secretVariables(shared.secrets)),
    ...(shared.paymentSandboxUrl === undefined ? {} : { PAYMENT_SANDBOX_URL: shared.paymentSandboxUrl }),
    // React draws the pages of a PDF three times as fast as in development.
    NODE_ENV: 'production',
    EMBEDDED_PROFILE: 'true',
    ...(profile.isDemo ? demoPresets : {}),
    DRAIN_SECONDS: '0',
    IDENTITY_JWKS: await shared.secrets.jwks(names),
    ...shared.chromium,
  };
  const databaseUrls = new Map<string, string>();
  const byPart = new Map<string, Environment>();
  for (const [index, part] of parts.entries()) {
    const { name } = part.definition;
    const own: Record<string, string> = {
      HOST: name === 'gateway' ? (shared.given.HOST ?? profile.defaultHost) : '127.0.0.1',
      PORT: String(ports.get(name)),
      IDENTITY_PRIVATE_JWK: JSON.stringify(keys[index]?.privateKey),
    };
    if ('DATABASE_URL' in part.definition.environment.shape) {
      const password = await shared.secrets.key(`database-${name}`);
      own.DATABASE_URL = serviceDatabaseUrl(shared.databaseUrl, schemaName(name), password);
      databaseUrls.set(name, own.DATABASE_URL);
    }
    byPart.set(name, knownTo(part, { ...common, ...own }, given));
  }
  return { byPart, databaseUrls };
}

/** `admin-config` → `ADMIN_CONFIG`. */
function variableName(name: string): string {
  return name.replaceAll('-', '_').toUpperCase();
}

function knownTo(part: Part, made: Environment, given: SharedInfrastructure['given']): Environment {
  const values: Record<string, string> = {};
  for (const name of Object.keys(part.definition.environment.shape)) {
    const isOwn = ownVariables.has(name);
    const file = isOwn ? undefined : given[`${name}_FILE`];
    const value = (isOwn ? undefined : given[name]) ?? (file ? undefined : made[name]);
    if (value !== undefined) values[name] = value;
    if (file) values[`${name}_FILE`] = file;
  }
  return values;
}
