import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { birthDate, id, language, numerologySystem, personName } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { atlasResult } from './atlas-result.ts';

export const analyzeAtlas = defineRoute({
  id: 'numerology.analyzeAtlas',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/atlas',
  access: 'session',
  charges: 'atlas',
  summary: 'Põe a vida inteira numa linha: arcanos, ciclos, momentos, desafios e anos pessoais, com datas e textos.',
  cost: 5,
  body: z.object({
    name: personName,
    birthDate,
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(atlasResult, { analysisId: id })),
  errors: [
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'IDEMPOTENCY_CLASH',
  ],
  idempotent: true,
});
