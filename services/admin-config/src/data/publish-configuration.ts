import { configurationChannel, configurationSnapshot, configurationSnapshotKey } from '@sefira/contracts/configuration';
import * as z from 'zod/mini';
import type { AdminContext } from '../context.ts';
import { presetsOf } from '../domain/presets.ts';
import { sharedValues } from '../presenters/configuration.ts';
import { readRevision, readSetValues } from './configuration-values.ts';

/**
 * Puts what counts now where every process looks, and rings. Nothing happens when it is there already; a Redis that lost
 * its memory, or a bell that a crash swallowed, is made good by the next turn.
 */
export async function publishConfiguration(
  context: AdminContext,
  options: { readonly isFirst?: boolean } = {},
): Promise<void> {
  const { client } = context.database;
  const revision = await readRevision(client);
  // At the start the deployment's presets may be others, under the same revision.
  if (!options.isFirst && (await publishedRevision(context)) === revision) return;
  const set = await readSetValues(client, context.settings.DATA_KEY);
  const values = sharedValues(set, presetsOf(context.settings));
  await context.commandRedis.set(configurationSnapshotKey, JSON.stringify({ revision, values }));
  await context.commandRedis.publish(configurationChannel, String(revision));
}

async function publishedRevision(context: AdminContext): Promise<number | null> {
  const text = await context.commandRedis.get(configurationSnapshotKey);
  const parsed = text === null ? null : z.safeParse(configurationSnapshot, JSON.parse(text));
  return parsed?.success ? parsed.data.revision : null;
}
