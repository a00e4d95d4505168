import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { birthDate, id, language, numerologySystem } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { scriptTypeface, signatureDrawing, signatureSheet, signatureTrials, usedNames } from './signature-input.ts';
import { signatureResult } from './signature-result.ts';

export const analyzeSignature = defineRoute({
  id: 'numerology.analyzeSignature',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/signature',
  access: 'session',
  charges: 'signature',
  summary:
    'Compara os nomes de uma pessoa, diz que letras causam cada sequência negativa e que grafias reais as desfazem.',
  cost: 20,
  body: z.object({
    birthDate,
    names: usedNames,
    trials: z.optional(signatureTrials),
    typeface: z.optional(scriptTypeface),
    drawing: z.optional(z.nullable(signatureDrawing)),
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(signatureResult, { analysisId: id })),
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

export const changeSignature = defineRoute({
  id: 'numerology.changeSignature',
  service: 'numerology',
  method: 'PUT',
  path: '/numerology/analyses/:id/signature',
  access: 'session',
  charges: 'stored',
  summary: 'Guarda as tentativas, a letra e o desenho de uma análise de assinatura própria, sem nova cobrança.',
  cost: 20,
  params: z.object({ id }),
  /** `revision`: the one that the change is made from; another one is a CONFLICT. */
  body: z.extend(signatureSheet, { revision: z.int() }),
  response: envelope(z.extend(signatureResult, { analysisId: id, revision: z.int() })),
  errors: ['NOT_FOUND', 'NAME_LETTER_UNKNOWN', 'CONFLICT'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'session' },
});
