import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { birthDate, calendarDate, id, language, numerologySystem, personName } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { yearBookResult } from './year-book-result.ts';

export const analyzeYearBook = defineRoute({
  id: 'numerology.analyzeYearBook',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/year-book',
  access: 'session',
  charges: 'yearbook',
  summary: 'Escreve o livro do ano de uma pessoa: doze meses dia a dia, com o mês, as semanas e os feriados.',
  cost: 5,
  body: z.object({
    name: personName,
    birthDate,
    /** First day of the first of twelve months. */
    from: calendarDate,
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(yearBookResult, { analysisId: id })),
  errors: [
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'IDEMPOTENCY_CLASH',
    'DATE_RANGE_INVALID',
  ],
  idempotent: true,
});
