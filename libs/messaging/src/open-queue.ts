import type { RedisConnection } from '@sefira/platform/redis/redis';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { Queue } from 'bullmq';

export interface QueueOptions {
  readonly redis: RedisConnection;
  readonly queuePrefix: string;
  readonly logger: Logger;
}

/** Prefix of a queue's keys. Each queue has a hash tag of its own, so that a cluster spreads queues over its nodes. */
export function queueKeyPrefix(queuePrefix: string, name: string): string {
  return `{${queuePrefix}:${name}}`;
}

/** Opens a queue to add jobs to it or to read its state; the caller closes it. */
export function openQueue<Data = unknown>(name: string, options: QueueOptions): Queue<Data> {
  const queue = new Queue<Data>(name, {
    connection: options.redis,
    prefix: queueKeyPrefix(options.queuePrefix, name),
  });
  queue.on('error', (error) => options.logger.warn({ reason: error.message, queue: name }, 'queue error'));
  return queue;
}
