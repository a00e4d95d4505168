import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { birthDate, calendarDate, id, language, numerologySystem, personName } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { datesInput, occasion } from './dates-input.ts';
import { datesResult } from './dates-result.ts';

export const analyzeDates = defineRoute({
  id: 'numerology.analyzeDates',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/dates',
  access: 'session',
  charges: 'dates',
  summary: 'Escolhe as melhores datas de um período para uma ocasião de até cinco pessoas e duas empresas.',
  cost: 5,
  body: z.object({
    occasion,
    // The engine says how many are too many; the lists alone have an end.
    people: z
      .array(z.object({ name: personName, birthDate }))
      .check(z.maxLength(20))
      .register(z.globalRegistry, { minItems: 1, maxItems: 5 }),
    companies: z.optional(
      z
        .array(z.object({ name: personName, foundationDate: z.optional(z.nullable(calendarDate)) }))
        .check(z.maxLength(20))
        .register(z.globalRegistry, { maxItems: 2 }),
    ),
    from: calendarDate,
    to: calendarDate,
    avoidWeekdays: z.optional(datesInput.shape.avoidWeekdays),
    avoidHolidays: z.optional(z.boolean()),
    state: z.optional(datesInput.shape.state),
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(datesResult, { analysisId: id })),
  errors: [
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
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

export const readDatesCalendar = defineRoute({
  id: 'numerology.readDatesCalendar',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/analyses/:id/calendar',
  access: 'session',
  charges: 'stored',
  summary: 'As melhores datas de uma análise própria, ou os dias de um livro do ano, em iCalendar.',
  cost: 3,
  params: z.object({ id }),
  response: { binary: ['text/calendar'] },
  errors: ['NOT_FOUND'],
});
