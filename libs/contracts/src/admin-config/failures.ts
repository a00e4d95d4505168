import * as z from 'zod/mini';
import { deadLetterList } from '../shared/dead-letters.ts';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { id } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { serviceNames } from '../shared/services.ts';
import { failedMails } from '../user/failed-mails.ts';
import { adminReason, adminService, admins } from './fields.ts';

const service = z.enum(serviceNames);

/** Dead letters of a service; null while it does not respond. */
const deadLettersOfService = z.object({ service, letters: z.nullable(deadLetterList) });
export type DeadLettersOfService = z.infer<typeof deadLettersOfService>;

export const listDeadLetters = defineRoute({
  id: 'admin.listDeadLetters',
  service: adminService,
  method: 'GET',
  path: '/admin/dead-letters',
  access: admins,
  summary: 'Mensagens que esgotaram as tentativas, por serviço.',
  response: envelope(z.array(deadLettersOfService)),
});

export const replayDeadLetters = defineRoute({
  id: 'admin.replayDeadLetters',
  service: adminService,
  method: 'POST',
  path: '/admin/dead-letters/:service/replay',
  access: admins,
  freshProof: true,
  summary: 'Devolve mensagens de um serviço à fila: uma, ou as 100 mais antigas.',
  params: z.object({ service }),
  body: z.object({ id: z.optional(id) }),
  response: envelope(z.object({ replayed: z.int() })),
});

export const dismissDeadLetter = defineRoute({
  id: 'admin.dismissDeadLetter',
  service: adminService,
  method: 'POST',
  path: '/admin/dead-letters/:service/:id/dismissal',
  access: admins,
  freshProof: true,
  summary: 'Dispensa uma mensagem que não é mais necessária, com o motivo.',
  params: z.object({ service, id }),
  body: z.object({ reason: adminReason }),
  response: acknowledgement,
});

export const listFailedMails = defineRoute({
  id: 'admin.listFailedMails',
  service: adminService,
  method: 'GET',
  path: '/admin/failed-mails',
  access: admins,
  summary: 'E-mails que não foram entregues, por modelo e causa.',
  response: envelope(failedMails),
});

export const retryFailedMails = defineRoute({
  id: 'admin.retryFailedMails',
  service: adminService,
  method: 'POST',
  path: '/admin/failed-mails/retry',
  access: admins,
  freshProof: true,
  summary: 'Tenta de novo, por 48 horas, os e-mails dos últimos 30 dias que não foram entregues.',
  response: envelope(z.object({ retried: z.int() })),
});
