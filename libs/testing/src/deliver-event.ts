import { type EventName, type EventPayload, events } from '@sefira/contracts/events';
import type { ServiceName } from '@sefira/contracts/services';
import { eventJobOptions, eventQueueName } from '@sefira/messaging/queue-settings';
import { seal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/identifiers';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import * as z from 'zod/mini';
import type { TestGround } from './service.ts';

/**
 * Puts an event on a hearer's queue as the relay of its source would. With the `id` of an earlier one it is that event
 * delivered again.
 */
export async function deliverEvent<Name extends EventName>(
  ground: TestGround,
  hearer: ServiceName,
  name: Name,
  payload: EventPayload<Name>,
  id: string = newId(),
): Promise<string> {
  const { MESSAGE_KEY = '', QUEUE_PREFIX = '' } = ground.environment(hearer);
  const connection = new Redis(ground.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(eventQueueName(hearer), { connection, prefix: QUEUE_PREFIX });
  const checked = z.parse(events[name].payload, payload);
  const envelope = { id, name, payload: checked, occurredAt: new Date().toISOString(), requestId: null };
  await queue.add(name, { sealed: seal(envelope, MESSAGE_KEY) }, { ...eventJobOptions, jobId: id });
  await queue.close();
  connection.disconnect();
  return id;
}
