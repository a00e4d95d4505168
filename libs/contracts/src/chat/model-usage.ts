import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Whether the provider accepts the settings of the model; the built-in assistant needs none. */
export const modelStates = ['built-in', 'checking', 'ready', 'refused', 'unavailable'] as const;

const spending = { answers: z.int(), inputTokens: z.int(), outputTokens: z.int(), costMicros: z.int() };

export const modelUsage = z.object({
  assistant: z.object({
    state: z.enum(modelStates),
    /** Provider and model of the environment; null for the built-in assistant. */
    provider: z.nullable(z.string()),
    model: z.nullable(z.string()),
    /** Why the provider refused or did not answer, in words. */
    reason: z.nullable(z.string()),
    checkedAt: z.nullable(instant),
  }),
  /** The current month; cost in millionths of a US dollar. */
  month: z.object({
    ...spending,
    people: z.int(),
    /** People with a used-up budget of the month. */
    peopleAtLimit: z.int(),
  }),
  /** The last 30 days, every day, oldest first. */
  days: z.array(z.object({ day: z.string(), ...spending })),
  /** Of the last 30 days, dearest first. */
  models: z.array(z.object({ model: z.string(), ...spending })),
  /** The dearest conversations of the last 30 days. */
  conversations: z.array(z.object({ conversationId: id, lastDay: z.string(), ...spending })),
});
export type ModelUsage = z.infer<typeof modelUsage>;

export const readModelUsage = defineRoute({
  id: 'chat.readModelUsage',
  service: 'chat',
  method: 'GET',
  path: '/admin/chat/usage',
  access: ['admin'],
  summary: 'Estado do modelo do chat, tokens e custo por dia, por modelo e por conversa.',
  response: envelope(modelUsage),
});
