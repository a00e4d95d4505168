import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { id } from './fields.ts';
import { defineRoute } from './route.ts';

/** What admin-config asks of the services that own the data. */

/** Asked before what matters; whoever asks limits the tries. */
export const checkPassword = defineRoute({
  id: 'auth.checkPassword',
  service: 'auth',
  method: 'POST',
  path: '/internal/accounts/:id/password-check',
  access: 'internal',
  repeatable: true,
  summary: 'Confere a senha de uma conta ativa.',
  params: z.object({ id }),
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) }),
  response: envelope(z.object({ isRight: z.boolean() })),
});
