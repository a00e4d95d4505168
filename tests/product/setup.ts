import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildFrontend } from '@sefira/deploy/launcher/frontend-build';
import { repository } from '@sefira/testing/database-template';
import type { TestProject } from 'vitest/node';
import { sharedProduct } from './shared-product.ts';

/**
 * Vitest's global set-up of the browser tests: the built pages and one product for all tests that do not change it. Does
 * nothing when SEFIRA_URL names a running product.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.SEFIRA_URL) return async () => undefined;
  await buildFrontend(repository, { report: () => undefined });
  const { postgresUrl, redisUrl, templateDatabase } = project.getProvidedContext();
  const child = fork(path.join(import.meta.dirname, 'shared-product-process.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      POSTGRES_URL: postgresUrl,
      REDIS_URL: redisUrl,
      TEMPLATE_DATABASE: templateDatabase,
    },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`The shared product ended before it was ready, with code ${code}.`);
    }),
  ]);
  project.provide('sharedProduct', sharedProduct.parse(message));
  return async () => {
    child.disconnect();
    await ended;
  };
}
