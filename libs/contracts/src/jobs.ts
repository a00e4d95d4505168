import * as z from 'zod/mini';
import { id } from './fields.ts';
import type { ServiceName } from './services.ts';

/** Orders with one owner; the payload carries ids, never personal data (RELIABILITY.md G6). */
export const jobs = {
  'reports.render': {
    owner: 'reports',
    payload: z.object({ documentId: id }),
    attempts: 5,
    // About eight seconds in all: whoever waits hears of a failure within the 25 s of the call.
    backoffMilliseconds: 500,
  },
  'user.mail': {
    owner: 'user',
    payload: z.object({ mailId: id }),
    attempts: 8,
    backoffMilliseconds: 2000,
  },
  /** Asks the provider about one payment and does what follows. */
  'billing.payment': {
    owner: 'billing',
    payload: z.object({ provider: z.enum(['sandbox', 'mercadopago']), paymentId: z.string() }),
    attempts: 8,
    backoffMilliseconds: 1000,
  },
  /** One file that an administrator takes along. */
  'admin.export': {
    owner: 'admin-config',
    payload: z.object({ exportId: id }),
    attempts: 3,
    backoffMilliseconds: 1000,
  },
  /** One answer of the chat, in one of its versions; whose it was when it was ordered. */
  'chat.answer': {
    owner: 'chat',
    payload: z.object({ messageId: id, userId: z.optional(id), version: z.int() }),
    attempts: 4,
    backoffMilliseconds: 500,
  },
} as const satisfies Record<
  string,
  { owner: ServiceName; payload: z.ZodMiniObject; attempts: number; backoffMilliseconds: number }
>;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;
