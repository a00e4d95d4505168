import * as z from 'zod/mini';
import { firstName, shortListLimits } from '../numerology/baby/input.ts';
import { businessTypes } from '../numerology/business-types.ts';
import { companyPartners, namedBirth, otherCompanyNames, relationKind } from '../numerology/inputs.ts';
import { envelope } from '../shared/envelope.ts';
import { birthDate, calendarDate, email, id, numerologySystem, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { reportStatus } from './progress.ts';

/** Calls that find or create a report and send its PDF as the response. */

/** 202: the report is still being made; ask `GET /reports/:id`, then download. */
export const reportAccepted = envelope(z.object({ reportId: id, status: reportStatus }));

/** Extent of a personal report: the whole map, or the map in a few pages. */
export const reportEdition = z.enum(['complete', 'essential']);

const pdf = { binary: ['application/pdf'] } as const;
/** Results that clients send along are large; only their input is read, and they are never printed. */
const resultBytes = 1_048_576;

const order = {
  service: 'reports',
  method: 'POST',
  access: 'session',
  response: pdf,
  alternatives: { 202: reportAccepted },
  idempotent: true,
  cost: 10,
  rateLimit: { limit: 30, windowSeconds: 60, by: 'session' },
} as const;

const mailing = {
  email: z.optional(z.nullable(z.union([email, z.literal('')]))),
  /** Also mails a link to the PDF to `email` (docs/decisions/0044-pdf-calls.md). */
  sendByEmail: z._default(z.boolean(), false),
};
const source = {
  /** The analysis shown on screen: its stored result is printed, so screen and PDF agree. */
  analysisId: z.optional(z.nullable(id)),
  system: z.optional(numerologySystem),
};
const line = (limit: number, message: string) =>
  z.string().check(
    z.overwrite((value) => value.toWellFormed().replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.minLength(1, message),
    z.maxLength(limit, `Use no máximo ${limit} caracteres.`),
  );

export const dedicationLimits = { name: 60, words: 400 } as const;

/** A page before the contents of a map that is given to another person. */
export const dedication = z.object({
  from: line(dedicationLimits.name, 'Diga de quem é o presente.'),
  to: line(dedicationLimits.name, 'Diga para quem é o presente.'),
  words: line(dedicationLimits.words, 'Escreva a dedicatória.'),
});
export type DedicationWire = z.infer<typeof dedication>;

/** Fields sent by the list of reports: its stored data are printed; `reportData` is ignored. */
const listed = { reportId: z.optional(id), reportData: z.optional(z.unknown()) };

export const createPersonalReport = defineRoute({
  ...order,
  id: 'reports.createPersonal',
  charges: 'personal',
  path: '/reports/personal',
  summary: 'Faz o relatório do mapa pessoal e devolve o PDF, ou 202 se ele demorar mais de 30 segundos.',
  body: z.object({
    name: personName,
    birthDate,
    edition: z._default(reportEdition, 'complete'),
    /** Of the complete edition; stored with the report. */
    dedication: z.optional(dedication),
    ...mailing,
    ...source,
  }),
  errors: [
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'IDEMPOTENCY_CLASH',
  ],
});

export const createNumerologyReport = defineRoute({
  ...order,
  id: 'reports.createNumerology',
  charges: 'personal',
  path: '/reports/numerology',
  summary: 'Devolve o PDF de um relatório de numerologia da lista, ou faz o de um nome e uma data.',
  body: z.object({
    ...listed,
    name: z.optional(personName),
    birthDate: z.optional(birthDate),
    ...mailing,
    ...source,
  }),
  errors: [
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'IDEMPOTENCY_CLASH',
  ],
  bodyLimit: resultBytes,
});

export const createCompatibilityReport = defineRoute({
  ...order,
  id: 'reports.createCompatibility',
  charges: 'compatibility',
  path: '/reports/compatibility',
  summary: 'Faz o relatório de compatibilidade de duas a cinco pessoas e devolve o PDF, ou 202 se ele demorar.',
  body: z.object({
    ...listed,
    people: z.optional(z.array(namedBirth).check(z.maxLength(20))),
    person1: z.optional(namedBirth),
    person2: z.optional(namedBirth),
    relationKind: z.optional(relationKind),
    ...mailing,
    ...source,
  }),
  errors: [
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'TOO_FEW_PEOPLE',
    'TOO_MANY_PEOPLE',
    'IDEMPOTENCY_CLASH',
  ],
  bodyLimit: resultBytes,
});

export const createCompanyReport = defineRoute({
  ...order,
  id: 'reports.createCompany',
  charges: 'company',
  path: '/reports/company',
  summary: 'Faz o relatório de uma empresa e devolve o PDF, ou 202 se ele demorar.',
  body: z.object({
    ...listed,
    companyName: z.optional(personName),
    tradeName: z.optional(z.nullable(personName)),
    foundationDate: z.optional(calendarDate),
    businessType: z.optional(z.nullable(z.enum(businessTypes))),
    ownerName: z.optional(z.nullable(personName)),
    ownerBirthDate: z.optional(z.nullable(z.union([birthDate, z.literal('')]))),
    partners: z.optional(companyPartners),
    otherNames: z.optional(otherCompanyNames),
    /** What the screen shows. It is computed again from its input. */
    analysis: z.optional(z.unknown()),
    ...mailing,
    ...source,
  }),
  errors: [
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'IDEMPOTENCY_CLASH',
  ],
  bodyLimit: resultBytes,
});

export const createGeneralReport = defineRoute({
  ...order,
  id: 'reports.createGeneral',
  charges: 'stored',
  path: '/reports/general',
  summary: 'Devolve o PDF de qualquer relatório da lista.',
  body: z.object({ reportId: id, reportData: z.optional(z.unknown()), ...mailing }),
  errors: ['SIGN_UP_REQUIRED'],
  bodyLimit: resultBytes,
});

export const generatePdf = defineRoute({
  ...order,
  id: 'reports.generatePdf',
  charges: ['cycles', 'name', 'group', 'dates', 'atlas', 'yearbook', 'signature', 'baby', 'brand'],
  path: '/numerology/generate-pdf',
  summary:
    'Faz o PDF de uma análise de ciclos, de nome, de grupo, de datas, de um atlas, de um livro do ano, de assinatura, de nomes de bebê ou de marca a partir do que foi digitado nela.',
  body: z.object({
    type: z.enum(['cycles', 'name', 'group', 'dates', 'atlas', 'yearbook', 'signature', 'baby', 'brand']),
    /** The result as the screen has it: only its id or its input is read. */
    data: z.looseObject({}),
    /** Short list of a baby's names: each gets a page. */
    chosen: z.optional(
      z
        .array(z.object({ name: firstName, note: z.string().check(z.maxLength(200)) }))
        .check(z.maxLength(shortListLimits.names)),
    ),
    ...mailing,
    ...source,
  }),
  errors: [
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'YEAR_OUT_OF_RANGE',
    'DATE_RANGE_INVALID',
    'NO_DAY_LEFT',
    'TOO_FEW_PEOPLE',
    'TOO_MANY_PEOPLE',
  ],
  bodyLimit: resultBytes,
});
