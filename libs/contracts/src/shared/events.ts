import type * as z from 'zod/mini';
import { authEvents } from '../auth/events.ts';
import { billingEvents } from '../billing/events.ts';
import { chatEvents } from '../chat/events.ts';
import { contentEvents } from '../content/events.ts';
import { numerologyEvents } from '../numerology/events.ts';
import { reportsEvents } from '../reports/events.ts';
import { resellerEvents } from '../reseller/events.ts';
import { userEvents } from '../user/events.ts';
import type { ServiceName } from './services.ts';

/** Facts in the past tense by name; each service declares the events that it publishes. */
export const events = {
  ...authEvents,
  ...userEvents,
  ...numerologyEvents,
  ...reportsEvents,
  ...billingEvents,
  ...chatEvents,
  ...contentEvents,
  ...resellerEvents,
} as const satisfies Record<string, { source: ServiceName; payload: z.ZodMiniObject }>;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]['payload']>;

/** An event as it travels. */
export interface EventEnvelope<Name extends EventName = EventName> {
  readonly id: string;
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  readonly occurredAt: string;
  readonly requestId: string | null;
}

export function isEventName(value: string): value is EventName {
  return Object.hasOwn(events, value);
}
