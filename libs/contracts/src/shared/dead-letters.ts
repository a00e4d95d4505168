import * as z from 'zod/mini';
import { adminReason } from '../admin-config/fields.ts';
import { acknowledgement, envelope } from './envelope.ts';
import { id, instant } from './fields.ts';
import { defineRoute } from './route.ts';
import type { ServiceName } from './services.ts';

/** A message with exhausted attempts; its content stays sealed. */
export const deadLetter = z.object({
  id,
  queue: z.string(),
  /** Of the event or the job. */
  name: z.string(),
  reason: z.string(),
  failedAt: instant,
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** The oldest dead letters of a service, and how many there are. */
export const deadLetterList = z.object({ total: z.int(), items: z.array(deadLetter) });

/** How admin-config reads and settles the dead letters of each service. */
export function deadLetterRoutes(service: ServiceName) {
  return {
    list: defineRoute({
      id: `${service}.listDeadLetters`,
      service,
      method: 'GET',
      path: '/internal/dead-letters',
      access: 'internal',
      summary: 'Mensagens que esgotaram as tentativas.',
      response: envelope(deadLetterList),
    }),
    replay: defineRoute({
      id: `${service}.replayDeadLetters`,
      service,
      method: 'POST',
      path: '/internal/dead-letters/replay',
      access: 'internal',
      summary: 'Devolve mensagens à fila: uma, ou as mais antigas.',
      body: z.object({ id: z.optional(id) }),
      response: envelope(z.object({ replayed: z.int() })),
    }),
    dismiss: defineRoute({
      id: `${service}.dismissDeadLetter`,
      service,
      method: 'POST',
      path: '/internal/dead-letters/:id/dismissal',
      access: 'internal',
      summary: 'Dispensa uma mensagem, com o motivo.',
      params: z.object({ id }),
      body: z.object({ reason: adminReason }),
      response: acknowledgement,
    }),
  } as const;
}
