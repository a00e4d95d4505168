import { type EventName, type EventPayload, events } from '@sefira/contracts/shared/events';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { queueKeyPrefix } from '@sefira/messaging/open-queue';
import { eventJobOptions, eventQueueName } from '@sefira/messaging/queue-settings';
import { seal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/time/identifiers';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { TestEnvironment } from './test-environment.ts';

/**
 * Adds an event to a subscriber's queue, as the relay of its publisher does. The `id` of an earlier event delivers that one
 * again.
 */
export async function deliverEvent<Name extends EventName>(
  testEnvironment: TestEnvironment,
  subscriber: ServiceName,
  name: Name,
  payload: EventPayload<Name>,
  id: string = newId(),
): Promise<string> {
  const { MESSAGE_KEY = '', QUEUE_PREFIX = '' } = testEnvironment.environment(subscriber);
  const connection = new Redis(testEnvironment.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(eventQueueName(subscriber), {
    connection,
    prefix: queueKeyPrefix(QUEUE_PREFIX, eventQueueName(subscriber)),
  });
  const checked = z.parse(events[name].payload, payload);
  const envelope = { id, name, payload: checked, occurredAt: new Date().toISOString(), requestId: null };
  await queue.add(name, { sealed: seal(envelope, MESSAGE_KEY) }, { ...eventJobOptions, jobId: id });
  await queue.close();
  connection.disconnect();
  return id;
}
