import * as z from 'zod/mini';
import { envelope, page } from '../shared/envelope.ts';
import {
  birthDate,
  calendarDate,
  email,
  id,
  language,
  numerologySystem,
  pageLimit,
  personName,
} from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { businessTypes } from './business-types.ts';
import { companyResult } from './company-result.ts';
import { analysisItem, share } from './history.ts';
import { analysisKinds, companyPartners, groupContext, namedBirth, otherCompanyNames, relationKind } from './inputs.ts';
import { compatibilityResult, cyclesResult, groupResult, nameResult, personalResult } from './results.ts';

const common = {
  language,
  system: z._default(numerologySystem, 'cabalistica'),
  /** The client of the panel that it is made for. */
  clientId: z.optional(z.nullable(id)),
};
/** Fields that a form may leave empty. */
const optionalName = z.optional(z.nullable(z.union([personName, z.literal('')])));
const optionalEmail = z.optional(z.nullable(z.union([email, z.literal('')])));
const analysisErrors = [
  'DATE_IN_FUTURE',
  'NAME_LETTER_UNKNOWN',
  'INSUFFICIENT_CREDITS',
  'SIGN_UP_REQUIRED',
  'PLAN_REQUIRED',
  'IDEMPOTENCY_CLASH',
] as const;

function withAnalysisId<Shape extends z.core.$ZodShape>(result: z.ZodMiniObject<Shape>) {
  return z.extend(result, { analysisId: id });
}

export const analyzePersonal = defineRoute({
  id: 'numerology.analyzePersonal',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/basic',
  access: 'session',
  charges: 'personal',
  summary: 'Faz a análise pessoal: o mapa inteiro de um nome e uma data de nascimento.',
  cost: 5,
  body: z.object({ name: personName, birthDate, email: optionalEmail, ...common }),
  response: envelope(withAnalysisId(personalResult)),
  errors: analysisErrors,
  idempotent: true,
});

export const analyzeCompatibility = defineRoute({
  id: 'numerology.analyzeCompatibility',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze',
  access: 'session',
  charges: 'compatibility',
  summary: 'Compara de duas a cinco pessoas, par a par; aceita `people` ou a forma antiga `person1` e `person2`.',
  cost: 10,
  body: z.object({
    // The engine says how many are too many; the list alone has an end.
    people: z.optional(
      z.array(namedBirth).check(z.maxLength(20)).register(z.globalRegistry, { minItems: 2, maxItems: 5 }),
    ),
    person1: z.optional(namedBirth),
    person2: z.optional(namedBirth),
    type: z._default(z.literal('compatibility'), 'compatibility'),
    /** In `leaderAndTeam` the first person leads. */
    relationKind: z.optional(relationKind),
    ...common,
  }),
  response: envelope(withAnalysisId(compatibilityResult)),
  errors: [...analysisErrors, 'TOO_FEW_PEOPLE', 'TOO_MANY_PEOPLE'],
  idempotent: true,
});

export const analyzeCompany = defineRoute({
  id: 'numerology.analyzeCompany',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/company',
  access: 'session',
  charges: 'company',
  summary: 'Analisa uma empresa, fundada ou por fundar em até dois anos: nome, fundação, setor e quem a dirige.',
  cost: 5,
  body: z.object({
    companyName: personName,
    tradeName: z.optional(z.nullable(personName)),
    foundationDate: calendarDate,
    businessType: z.optional(z.nullable(z.enum(businessTypes))),
    ownerName: z.optional(z.nullable(personName)),
    ownerBirthDate: z.optional(z.nullable(birthDate)),
    partners: z.optional(companyPartners),
    otherNames: z.optional(otherCompanyNames),
    email: optionalEmail,
    ...common,
  }),
  response: envelope(withAnalysisId(companyResult)),
  errors: analysisErrors,
  idempotent: true,
});

export const analyzeCycles = defineRoute({
  id: 'numerology.analyzeCycles',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/cycles',
  access: 'session',
  charges: 'cycles',
  summary: 'Lê os ciclos de uma data de nascimento: a semana, um ano inteiro e os períodos da vida.',
  cost: 5,
  body: z.object({ name: optionalName, birthDate, currentYear: z.int(), ...common }).check(
    // Years outside of the calendar are refused by the engine, with a code of their own.
    z.refine(({ birthDate: born, currentYear }) => currentYear < 1900 || currentYear >= Number(born.slice(0, 4)), {
      error: 'O ano precisa ser o do nascimento ou um depois dele.',
      path: ['currentYear'],
    }),
  ),
  response: envelope(withAnalysisId(cyclesResult)),
  errors: [...analysisErrors, 'YEAR_OUT_OF_RANGE'],
  idempotent: true,
});

export const analyzeName = defineRoute({
  id: 'numerology.analyzeName',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/name',
  access: 'session',
  charges: 'name',
  summary: 'Analisa um nome e a harmonia dele com a data de nascimento.',
  cost: 10,
  body: z.object({ name: personName, birthDate, ...common }),
  response: envelope(withAnalysisId(nameResult)),
  errors: analysisErrors,
  idempotent: true,
});

export const analyzeGroup = defineRoute({
  id: 'numerology.analyzeGroup',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/group',
  access: 'session',
  charges: 'group',
  summary: 'Analisa um grupo de duas a dez pessoas; o resultado vem no primeiro nível da resposta.',
  cost: 20,
  body: z.object({
    groupName: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
    members: z.array(namedBirth).check(z.maxLength(50)).register(z.globalRegistry, { minItems: 2, maxItems: 10 }),
    context: z.optional(groupContext),
    ...common,
  }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    ...withAnalysisId(groupResult).shape,
  }),
  errors: [...analysisErrors, 'TOO_FEW_MEMBERS', 'TOO_MANY_MEMBERS'],
  idempotent: true,
});

export const listAnalyses = defineRoute({
  id: 'numerology.listAnalyses',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/analyses',
  access: 'session',
  summary: 'Lista as próprias análises, da mais nova à mais antiga, com busca por texto e tipo.',
  query: z.object({
    type: z._default(z.enum(['all', ...analysisKinds]), 'all'),
    search: z.optional(z.string().check(z.trim(), z.maxLength(120, 'A busca pode ter no máximo 120 caracteres.'))),
    clientId: z.optional(id),
    cursor: z.optional(id),
    limit: pageLimit(20),
  }),
  response: envelope(page(analysisItem)),
});

export const deleteAnalysis = defineRoute({
  id: 'numerology.deleteAnalysis',
  service: 'numerology',
  method: 'DELETE',
  path: '/numerology/analyses/:id',
  access: 'session',
  summary: 'Apaga uma análise própria e o compartilhamento dela.',
  params: z.object({ id }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});

export const shareAnalysis = defineRoute({
  id: 'numerology.shareAnalysis',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyses/:id/share',
  access: 'session',
  summary: 'Cria (ou ajusta) a página pública de uma análise própria.',
  params: z.object({ id }),
  body: z.object({ showBirthDate: z._default(z.boolean(), false), showEmail: z._default(z.boolean(), false) }),
  response: envelope(share),
});

export const unshareAnalysis = defineRoute({
  id: 'numerology.unshareAnalysis',
  service: 'numerology',
  method: 'DELETE',
  path: '/numerology/analyses/:id/share',
  access: 'session',
  summary: 'Revoga a página pública de uma análise própria.',
  params: z.object({ id }),
  response: z.object({ success: z.literal(true), message: z.string() }),
});
