import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { id, language, numerologySystem } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { babyInput } from './input.ts';
import { babyResult } from './result.ts';

const { surnames, from, to, parents, siblings, gender, origin, style, ideas } = babyInput.shape;

export const analyzeBaby = defineRoute({
  id: 'numerology.analyzeBaby',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/baby',
  access: 'session',
  charges: 'baby',
  summary: 'Lê os nomes de um bebê com os sobrenomes, as datas possíveis, os pais e os irmãos, em três grupos.',
  cost: 6,
  body: z.object({
    surnames,
    from,
    to,
    parents: z.optional(parents),
    siblings: z.optional(siblings),
    gender: z._default(gender, 'any'),
    origin: z.optional(origin),
    style: z.optional(style),
    ideas: z.optional(ideas),
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(babyResult, { analysisId: id })),
  errors: [
    'NAME_LETTER_UNKNOWN',
    'NAME_TOO_LONG',
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'IDEMPOTENCY_CLASH',
    'DATE_RANGE_INVALID',
  ],
  idempotent: true,
});
