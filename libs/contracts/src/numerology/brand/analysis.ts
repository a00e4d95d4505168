import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { id, language, numerologySystem } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { brandInput } from './input.ts';
import { brandResult } from './result.ts';

const { sector, values, words, style, ideas, founders, from, to, onlyWorkdays, state } = brandInput.shape;

export const analyzeBrand = defineRoute({
  id: 'numerology.analyzeBrand',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/brand',
  access: 'session',
  charges: 'brand',
  summary:
    'Lê nomes para uma empresa com o ramo, os valores, quem funda, o som, as marcas conhecidas e as datas de abertura.',
  cost: 6,
  body: z.object({
    sector,
    values: z.optional(values),
    words: z.optional(words),
    style: z._default(style, 'modern'),
    ideas: z.optional(ideas),
    founders,
    from,
    to,
    onlyWorkdays: z._default(onlyWorkdays, true),
    state: z.optional(state),
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(brandResult, { analysisId: id })),
  errors: [
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'NAME_TOO_LONG',
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'IDEMPOTENCY_CLASH',
    'DATE_RANGE_INVALID',
    'NO_DAY_LEFT',
    'TOO_FEW_PEOPLE',
    'TOO_MANY_PEOPLE',
  ],
  idempotent: true,
});
