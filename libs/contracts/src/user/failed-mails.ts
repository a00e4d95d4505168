import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { instant } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Mails with exhausted attempts, without their recipients. */
export const failedMails = z.array(
  z.object({ template: z.string(), reason: z.string(), count: z.int(), latestAt: instant }),
);
export type FailedMails = z.infer<typeof failedMails>;

export const readFailedMails = defineRoute({
  id: 'user.readFailedMails',
  service: 'user',
  method: 'GET',
  path: '/internal/failed-mails',
  access: 'internal',
  summary: 'E-mails que não foram entregues, por modelo e causa.',
  response: envelope(failedMails),
});

export const retryMails = defineRoute({
  id: 'user.retryMails',
  service: 'user',
  method: 'POST',
  path: '/internal/failed-mails/retry',
  access: 'internal',
  summary: 'Tenta de novo os e-mails dos últimos 30 dias que não foram entregues.',
  response: envelope(z.object({ retried: z.int() })),
});
