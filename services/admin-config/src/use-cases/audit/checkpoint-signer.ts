import { type ChainKeys, type ChainPoint, verifyChain } from '@sefira/database/audit-chain';
import { type CheckpointKeys, readHead, signCheckpoint, storeCheckpoint } from '@sefira/database/audit-checkpoint';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { type Clock, productDate } from '@sefira/platform/time/clock';
import type { Pool } from 'pg';
import type { AlertSender } from '../../adapters/alert-sender.ts';
import { readNewestPoint, readPointAt } from '../../data/audit-points.ts';

/** Signs the newest entry of the chain and stores the checkpoint outside the database. */
export interface CheckpointSigner {
  /** Signs the newest committed entry if it is newer than the last signed one. */
  catchUp(): Promise<void>;
}

/** Refuses to sign a chain that differs from an earlier checkpoint, or an entry that was written without the key. */
export function createCheckpointSigner(options: {
  readonly pool: Pool;
  readonly schema: string;
  /** Keys of the chain. */
  readonly auditKeys: ChainKeys;
  readonly folder: string;
  readonly keys: CheckpointKeys;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly alerts: AlertSender;
}): CheckpointSigner {
  const { pool, schema, folder, keys, clock, logger } = options;
  let signing: Promise<void> = Promise.resolve();
  let reported = '';

  async function report(problem: string): Promise<void> {
    if (reported === problem) return;
    reported = problem;
    logger.error({ problem }, 'audit chain differs from its signed checkpoint');
    await options.alerts.send({ kind: 'audit.broken', problem });
  }

  /** Why the newest entry must not be signed after this head; null when it may. */
  async function problemSince(head: ChainPoint, newest: ChainPoint | undefined): Promise<string | null> {
    if (!newest || newest.sequence < head.sequence) return `entries after ${newest?.sequence ?? 0} are missing`;
    const signed = await readPointAt(pool, schema, head.sequence);
    if (signed?.hash !== head.hash) return `entry ${head.sequence} is not the one that was signed`;
    const { broken } = await verifyChain(pool, { schema, keys: options.auditKeys, after: head, signed: [] });
    return broken && `entry ${broken.sequence} does not fit the one before it`;
  }

  async function signNewest(): Promise<void> {
    const newest = await readNewestPoint(pool, schema);
    const head = await readHead(folder, keys.publicKey);
    if (head) {
      const isOfToday = productDate(new Date(head.signedAt)) === productDate(clock());
      if (newest?.sequence === head.sequence && newest.hash === head.hash && isOfToday) return;
      const problem = await problemSince(head, newest);
      if (problem !== null) return report(problem);
    }
    if (!newest) return;
    const now = clock();
    const checkpoint = signCheckpoint(newest, now, keys);
    const isFirstOfDay = await storeCheckpoint(folder, checkpoint, productDate(now));
    if (isFirstOfDay) await options.alerts.send({ kind: 'audit.checkpoint', checkpoint });
  }

  return {
    catchUp() {
      signing = signing.then(signNewest, signNewest);
      return signing;
    },
  };
}
