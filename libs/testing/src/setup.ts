import { randomBytes } from 'node:crypto';
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

/**
 * Vitest's global set-up of the integration tests: one Postgres and one Redis for the run, and the database to copy. None
 * where SEFIRA_URL names a product that stands already, for browser tests alone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SEFIRA_URL) return async () => undefined;
  enableModuleCache();
  await generateClients(repository, process.env);
  const infrastructure = await startInfrastructure(process.env);
  const templateDatabase = `template_${randomBytes(6).toString('hex')}`;
  await buildTemplate(infrastructure.postgresUrl, templateDatabase);
  project.provide('postgresUrl', infrastructure.postgresUrl);
  project.provide('redisUrl', infrastructure.redisUrl);
  project.provide('templateDatabase', templateDatabase);
  return async () => {
    await administer(infrastructure.postgresUrl, `DROP DATABASE ${templateDatabase} WITH (FORCE)`);
    await infrastructure[Symbol.asyncDispose]();
  };
}
