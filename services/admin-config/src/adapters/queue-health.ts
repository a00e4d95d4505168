import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { jobs } from '@sefira/contracts/shared/jobs';
import { serviceNames } from '@sefira/contracts/shared/services';
import { openQueue, type QueueOptions } from '@sefira/messaging/open-queue';
import { eventQueueName, jobQueueName, scheduleQueueName } from '@sefira/messaging/queue-settings';
import type { Queue } from 'bullmq';

/** State of the queues of all services. */
export interface QueueHealth extends AsyncDisposable {
  readonly queues: readonly Queue[];
  read(now: Date): Promise<AdminDashboard['queues']>;
}

/** Opens every queue that the contracts declare. */
export function openQueueHealth(options: QueueOptions): QueueHealth {
  const names = [
    ...serviceNames.map(eventQueueName),
    ...Object.keys(jobs).map(jobQueueName),
    ...serviceNames.map(scheduleQueueName),
  ];
  const queues = names.map((name) => ({ name, queue: openQueue(name, options) }));
  return {
    queues: queues.map(({ queue }) => queue),
    read: (now) =>
      Promise.all(
        queues.map(async ({ name, queue }) => {
          const [counts, [oldest]] = await Promise.all([
            queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
            queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
          ]);
          return {
            name,
            waiting: (counts.waiting ?? 0) + (counts.prioritized ?? 0),
            active: counts.active ?? 0,
            delayed: counts.delayed ?? 0,
            failed: counts.failed ?? 0,
            oldest_seconds: oldest ? Math.max(0, Math.round((now.getTime() - oldest.timestamp) / 1000)) : null,
          };
        }),
      ),
    async [Symbol.asyncDispose]() {
      await Promise.all(queues.map(({ queue }) => queue.close()));
    },
  };
}
