import { setTimeout as wait } from 'node:timers/promises';
import type { ScheduleName } from '@sefira/contracts/shared/schedules';
import { schedules } from '@sefira/contracts/shared/schedules';
import { queueKeyPrefix } from '@sefira/messaging/open-queue';
import { scheduleQueueName } from '@sefira/messaging/queue-settings';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { TestEnvironment } from './test-environment.ts';

const pollMilliseconds = 10;

/**
 * Runs a schedule now, in one of the processes of its service, and waits for the end of the run.
 * @throws Error when the run failed
 */
export async function runSchedule(testEnvironment: TestEnvironment, name: ScheduleName): Promise<void> {
  const { owner } = schedules[name];
  const { QUEUE_PREFIX = '' } = testEnvironment.environment(owner);
  const connection = new Redis(testEnvironment.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(scheduleQueueName(owner), {
    connection,
    prefix: queueKeyPrefix(QUEUE_PREFIX, scheduleQueueName(owner)),
  });
  try {
    // A turn beside an active one is skipped.
    while ((await queue.getActive()).some((active) => active.name === name)) await wait(pollMilliseconds);
    const { id = '' } = await queue.add(name, {}, { removeOnComplete: true, removeOnFail: false });
    for (let turn = await queue.getJob(id); turn; turn = await queue.getJob(id)) {
      if (await turn.isFailed()) {
        await turn.remove();
        throw new Error(`${name} failed: ${turn.failedReason}`);
      }
      await wait(pollMilliseconds);
    }
  } finally {
    await queue.close();
    connection.disconnect();
  }
}
