import {
  configurationChannel,
  configurationSnapshot,
  configurationSnapshotKey,
  definitionOf,
} from '@sefira/contracts/admin-config/configuration';
import { clientOf } from '@sefira/database/access';
import * as z from 'zod/mini';
import type { AdminContext } from '../context.ts';
import { readRevision, readSetValues } from './configuration-values.ts';

/**
 * Publishes the values that administrators have set to Redis, with a signal. Keys that are not set have the preset of each
 * process. Skipped when the revision is published already; a Redis without data or a lost signal is covered by the schedule.
 */
export async function publishConfiguration(context: AdminContext): Promise<void> {
  const client = clientOf(context);
  const revision = await readRevision(client);
  if ((await publishedRevision(context)) === revision) return;
  const set = await readSetValues(client, context.settings.DATA_KEY);
  const shared = [...set.values()].filter(
    ({ key, value }) => value !== null && definitionOf(key).visibility !== 'secret',
  );
  const values = Object.fromEntries(shared.map(({ key, value }) => [key, value]));
  await context.commandRedis.set(configurationSnapshotKey, JSON.stringify({ revision, values }));
  await context.publishRedis.publish(configurationChannel, String(revision));
}

async function publishedRevision(context: AdminContext): Promise<number | null> {
  const text = await context.commandRedis.get(configurationSnapshotKey);
  const parsed = text === null ? null : z.safeParse(configurationSnapshot, JSON.parse(text));
  return parsed?.success ? parsed.data.revision : null;
}
