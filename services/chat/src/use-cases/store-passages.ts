import { allPassages } from '@sefira/assistant/tools/passages';
import { poolOf } from '@sefira/database/access';
import { startWithRetries } from '@sefira/platform/lifecycle/start-with-retries';
import type { ChatContext } from '../context.ts';
import * as passages from '../data/passages.ts';

/** Stores the passages of this build, as soon as the database is available. */
export async function storePassages(context: ChatContext): Promise<void> {
  await startWithRetries(() => passages.storePassages(poolOf(context), allPassages), {
    report: (reason) => context.logger.warn({ reason }, 'database not available yet'),
  });
}
