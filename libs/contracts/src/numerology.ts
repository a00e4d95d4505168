import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { birthDate, email, id, language, numerologySystem, personName } from './fields.ts';
import { personalResult } from './numerology-results.ts';
import { defineRoute } from './route.ts';

const system = z._default(numerologySystem, 'cabalistica');
/** An e-mail that a form may leave empty. */
const optionalEmail = z.optional(z.nullable(z.union([email, z.literal('')])));

export const analyzePersonal = defineRoute({
  id: 'numerology.analyzePersonal',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/basic',
  access: 'session',
  summary: 'Faz a análise pessoal: o mapa inteiro de um nome e uma data de nascimento.',
  body: z.object({ name: personName, birthDate, email: optionalEmail, language, system }),
  response: envelope(z.extend(personalResult, { analysisId: id })),
  errors: ['DATE_IN_FUTURE', 'NAME_LETTER_UNKNOWN', 'INSUFFICIENT_CREDITS', 'IDEMPOTENCY_CLASH'],
  idempotent: true,
});

export const numerologyRoutes = [analyzePersonal] as const;
