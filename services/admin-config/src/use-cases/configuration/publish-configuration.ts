import {
  configurationChannel,
  configurationSnapshot,
  configurationSnapshotKey,
  definitionOf,
} from '@sefira/contracts/admin-config/configuration';
import { clientOf } from '@sefira/database/access';
import * as z from 'zod/mini';
import type { AdminContext } from '../../context.ts';
import { readRevision } from '../../data/configuration-values.ts';
import { readSetValues } from './read-configuration.ts';

/**
 * Publishes the values that administrators have set to Redis, with a signal. Keys that are not set have the preset of each
 * process. Skipped when the revision is published already; a Redis without data or a lost signal is covered by the schedule.
 */
export async function publishConfiguration(context: AdminContext): Promise<void> {
  const revision = await readRevision(clientOf(context));
  if ((await publishedRevision(context)) === revision) return;
  const set = await readSetValues(context);
  const shared = [...set.values()].filter(
    ({ key, value }) => value !== null && definitionOf(key).visibility !== 'secret',
  );
  const values = Object.fromEntries(shared.map(({ key, value }) => [key, value]));
  await context.commandRedis.set(configurationSnapshotKey, JSON.stringify({ revision, values }));
  await context.publishRedis.publish(configurationChannel, String(revision));
}

/** Publishes without waiting for the schedule, which publishes later what fails here: Redis may be unavailable. */
export async function publishConfigurationNow(context: AdminContext): Promise<void> {
  await publishConfiguration(context).catch((error: unknown) =>
    context.logger.warn({ reason: String(error) }, 'configuration not published yet'),
  );
}

async function publishedRevision(context: AdminContext): Promise<number | null> {
  const text = await context.commandRedis.get(configurationSnapshotKey);
  const parsed = text === null ? null : z.safeParse(configurationSnapshot, JSON.parse(text));
  return parsed?.success ? parsed.data.revision : null;
}
