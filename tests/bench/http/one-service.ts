import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Identity, identityHeader } from '@sefira/contracts/shared/identity';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { openSecrets } from '@sefira/embedded/secrets';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import type { ServiceDefinition } from '@sefira/platform/lifecycle/service-definition';
import { systemClock } from '@sefira/platform/time/clock';
import type * as z from 'zod';

interface Servers {
  readonly postgresUrl: string;
  readonly redisUrl: string;
}

export interface OneService extends AsyncDisposable {
  /** Calls as the gateway does for this caller. @throws Error where the answer is no success */
  call(path: string, identity: Identity): Promise<{ readonly milliseconds: number; readonly text: string }>;
}

/** Starts one service alone on the servers of a bench; `variables` are those that it needs beside theirs. */
export async function startOneService<Environment extends z.ZodObject>(
  service: ServiceName,
  definition: ServiceDefinition<Environment>,
  servers: Servers,
  variables: Readonly<Record<string, string>>,
): Promise<OneService> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `sefira-${service}-`));
  const secrets = await openSecrets({ dataDir });
  const { privateKey, publicKey } = await secrets.identity('gateway');
  const privateJwk = JSON.stringify(privateKey);
  const settings = readConfiguration(service, definition.environment, {
    DATABASE_URL: servers.postgresUrl,
    REDIS_URL: servers.redisUrl,
    MESSAGE_KEY: await secrets.key('message'),
    DATA_KEY: await secrets.key('data'),
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
    IDENTITY_PRIVATE_JWK: privateJwk,
    ROLE: 'http',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    ...variables,
  });
  const running = await definition.start(settings);
  const signer = createIdentitySigner({ caller: 'gateway', privateJwk, clock: systemClock });
  return {
    async call(called, identity) {
      const before = performance.now();
      const headers = { [identityHeader]: signer.sign(identity, service) };
      const answer = await fetch(running.url + called, { headers });
      const text = await answer.text();
      const milliseconds = performance.now() - before;
      if (!answer.ok) throw new Error(`${called}: ${answer.status} ${text.slice(0, 200)}`);
      return { milliseconds, text };
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
