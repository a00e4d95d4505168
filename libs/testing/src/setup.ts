import { randomBytes } from 'node:crypto';
import { generateModels } from '@sefira/assistant/generation/generate-models';
import { generateClients } from '@sefira/database/generate';
import { enableModuleCache } from '@sefira/embedded/compiled-modules';
import type { TestProject } from 'vitest/node';
import { administer, buildTemplate, repository } from './database-template.ts';
import { startInfrastructure } from './infrastructure.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    redisUrl: string;
    templateDatabase: string;
  }
}

interface Servers extends AsyncDisposable {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly templateDatabase: string;
}

async function startServers(): Promise<Servers> {
  enableModuleCache();
  await Promise.all([generateClients(repository, process.env), generateModels()]);
  const infrastructure = await startInfrastructure(process.env);
  const { postgresUrl, redisUrl } = infrastructure;
  const templateDatabase = `template_${randomBytes(6).toString('hex')}`;
  await buildTemplate(postgresUrl, templateDatabase);
  return {
    postgresUrl,
    redisUrl,
    templateDatabase,
    async [Symbol.asyncDispose]() {
      await administer(postgresUrl, `DROP DATABASE ${templateDatabase} WITH (FORCE)`);
      await infrastructure[Symbol.asyncDispose]();
    },
  };
}

/** Of every project of the run: its process loads this module once. */
let servers: Promise<Servers> | undefined;
let users = 0;

/**
 * Vitest's global set-up of the integration tests: one Postgres and one Redis for the run, and the database to copy. None
 * where SEFIRA_URL names a product that stands already, for browser tests alone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SEFIRA_URL) return async () => undefined;
  users += 1;
  servers ??= startServers();
  const started = await servers;
  project.provide('postgresUrl', started.postgresUrl);
  project.provide('redisUrl', started.redisUrl);
  project.provide('templateDatabase', started.templateDatabase);
  return async () => {
    users -= 1;
    if (users === 0) await started[Symbol.asyncDispose]();
  };
}
