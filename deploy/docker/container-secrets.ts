import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { secretVariables, serviceDatabaseUrl } from '@sefira/embedded/secret-variables';
import type { Secrets } from '@sefira/embedded/secrets';

export interface ContainerSecretOptions {
  readonly root: string;
  readonly secrets: Secrets;
  /** `postgres://sefira@postgres:5432/sefira`: the administrator's, without a password. */
  readonly databaseUrl: string;
  /** `redis://redis:6379` */
  readonly redisUrl: string;
}

/** Every secret of an installation in containers by its file's name: one file a secret, so that each part is given only its own. */
export async function containerSecrets(options: ContainerSecretOptions): Promise<ReadonlyMap<string, string>> {
  const { root, secrets } = options;
  const files = new Map<string, string>();
  for (const [name, value] of Object.entries(await secretVariables(secrets))) files.set(name.toLowerCase(), value);
  for (const [name, value] of await identitySecrets(root, secrets)) files.set(name, value);
  const postgresPassword = await secrets.key('postgres');
  const administrator = new URL(options.databaseUrl);
  administrator.password = postgresPassword;
  files.set('postgres_password', postgresPassword);
  files.set('database_url', administrator.href);
  const poolUsers: string[] = [];
  for (const { service, schema } of await findServiceSchemas(root)) {
    const password = await secrets.key(`database-${service}`);
    const url = serviceDatabaseUrl(options.databaseUrl, schema, password);
    files.set(`${schema}_database_url`, url);
    poolUsers.push(`"${new URL(url).username}" "${password}"`);
  }
  // For a PgBouncer in front (deploy/helm).
  files.set('pgbouncer_userlist', `${poolUsers.join('\n')}\n`);
  // For Prometheus (docs/runbooks/install.md): a part that is given it shows /metrics to its bearer.
  files.set('metrics_token', await secrets.key('metrics'));
  const redisPassword = await secrets.key('redis');
  const redis = new URL(options.redisUrl);
  redis.password = redisPassword;
  files.set('redis_password', redisPassword);
  files.set('redis_url', redis.href);
  // For redis_exporter (docker-compose.monitoring.yml).
  files.set('redis_exporter_passwords', JSON.stringify({ [options.redisUrl]: redisPassword }));
  return files;
}

/** The parts that sign with an identity. */
export async function signingParts(root: string): Promise<readonly string[]> {
  return ['gateway', ...(await readdir(path.join(root, 'services'))).sort()];
}

/** The private key of each part, and the public keys of all, by the names of their files. */
export async function identitySecrets(root: string, secrets: Secrets): Promise<ReadonlyMap<string, string>> {
  const parts = await signingParts(root);
  const files = new Map<string, string>();
  for (const part of parts) {
    files.set(`${variable(part)}_identity`, JSON.stringify((await secrets.identity(part)).privateKey));
  }
  return files.set('identity_jwks', await secrets.jwks(parts));
}

/** `admin-config` → `admin_config`. */
function variable(part: string): string {
  return part.replaceAll('-', '_');
}
