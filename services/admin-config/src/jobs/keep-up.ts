import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { AdminContext } from '../context.ts';
import { pruneActivities } from '../data/activity.ts';
import { createAuditPartitions } from '../data/audit-trail.ts';
import { pruneExports } from '../data/export-files.ts';
import { publishConfiguration } from '../data/publish-configuration.ts';

const roundMilliseconds = 500;
const pruneMilliseconds = 600_000;

/** What must never lag: the published configuration, and the signature of the newest audit entry. Safe in every replica. */
export function startKeepingUp(context: AdminContext): AsyncDisposable {
  let running: Promise<unknown> | undefined;
  const round = () => {
    running ??= Promise.allSettled([publishConfiguration(context), context.checkpoints.catchUp()])
      .then((outcomes) => {
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') context.logger.warn({ reason: String(outcome.reason) }, 'will try again');
        }
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(round, roundMilliseconds);
  timer.unref();
  const prune = () => {
    const client = clientOf(context);
    Promise.all([createAuditPartitions(client), pruneActivities(client), pruneExports(client, context.clock())]).catch(
      (error: unknown) => context.logger.warn({ reason: String(error) }, 'not pruned yet'),
    );
  };
  const pruning = setInterval(prune, pruneMilliseconds);
  pruning.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      clearInterval(pruning);
      await running;
    },
  };
}
