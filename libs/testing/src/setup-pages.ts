import { buildFrontend } from '@sefira/deploy/frontend-build';
import { repository } from './database-template.ts';

/** Vitest's global set-up of the browser tests: the pages stand before two files of tests want to build them at once. */
export default async function setup(): Promise<void> {
  await buildFrontend(repository, { report: () => undefined });
}
