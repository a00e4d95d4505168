import * as z from 'zod/mini';
import { calendarDate, id, instant, numerologySystem } from './fields.ts';
import type { ServiceName } from './services.ts';

/** Facts in the past tense, by name: who publishes them and what they tell (DESIGN.md section 6). */
export const events = {
  'user.registered': {
    source: 'auth',
    payload: z.object({
      userId: id,
      name: z.string(),
      email: z.string(),
      birthDate: calendarDate,
      registeredAt: instant,
    }),
  },
  'analysis.completed': {
    source: 'numerology',
    payload: z.object({
      analysisId: id,
      userId: id,
      kind: z.enum(['personal', 'compatibility', 'company', 'cycles', 'name', 'group']),
      title: z.string(),
      /** What was typed and the rule set, enough to make the same result again. */
      input: z.looseObject({}),
      system: numerologySystem,
      referenceDate: calendarDate,
      completedAt: instant,
    }),
  },
  'report.requested': {
    source: 'reports',
    payload: z.object({ reportId: id, documentId: id, userId: id, waiting: z.boolean() }),
  },
  'report.completed': {
    source: 'reports',
    payload: z.object({ reportId: id, userId: id, analysisId: z.nullable(id), pages: z.int(), completedAt: instant }),
  },
  'report.failed': {
    source: 'reports',
    payload: z.object({ reportId: id, userId: id, analysisId: z.nullable(id), reason: z.string(), failedAt: instant }),
  },
} as const satisfies Record<string, { source: ServiceName; payload: z.ZodMiniObject }>;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]['payload']>;

/** The one table of who hears what; a service that forgets a handler does not compile. */
export const subscriptions = {
  auth: [],
  user: ['user.registered'],
  numerology: ['report.completed', 'report.failed'],
  reports: ['analysis.completed', 'report.requested'],
} as const satisfies Record<ServiceName, readonly EventName[]>;

/** Events that a service must handle. */
export type HeardBy<Service extends ServiceName> = (typeof subscriptions)[Service][number];

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

/** Services that hear an event. */
export function hearersOf(name: EventName): ServiceName[] {
  return (Object.entries(subscriptions) as [ServiceName, readonly EventName[]][])
    .filter(([, heard]) => heard.includes(name))
    .map(([service]) => service);
}
