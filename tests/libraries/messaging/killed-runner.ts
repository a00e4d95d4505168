import { parentPort, workerData } from 'node:worker_threads';
import { queueKeyPrefix } from '@sefira/messaging/open-queue';
import { workerSettings } from '@sefira/messaging/queue-settings';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';

/** Takes a turn of a schedule and never ends it: the test terminates the thread. */
const { redisUrl, queuePrefix, queueName } = workerData;
const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
new Worker(
  queueName,
  () => {
    parentPort?.postMessage('active');
    return new Promise<void>(() => undefined);
  },
  { connection, prefix: queueKeyPrefix(queuePrefix, queueName), ...workerSettings },
);
