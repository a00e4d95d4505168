import { babyGenders, babyOrigins, babyStyles } from '@sefira/contracts/numerology/baby/input';
import { brandStyles, brandValues } from '@sefira/contracts/numerology/brand/input';
import { businessTypes } from '@sefira/contracts/numerology/business-types';
import { occasions } from '@sefira/contracts/numerology/dates/dates-input';
import { groupContexts, relationKinds } from '@sefira/contracts/numerology/inputs';
import { nameUses, scriptTypefaces } from '@sefira/contracts/numerology/signature/signature-input';
import type { Printout } from '@sefira/contracts/reports/printouts';
import { federalUnits } from '@sefira/contracts/shared/federal-units';
import * as z from 'zod';

const person = z.object({ name: z.string(), birthDate: z.string() });
const dedication = z.object({ from: z.string(), to: z.string(), words: z.string() });
export type Dedication = z.output<typeof dedication>;
const chosenName = z.object({ name: z.string(), note: z.string() });
export type ChosenName = z.output<typeof chosenName>;

/** Input of each kind of report, without an e-mail: equal input gives the same file. */
export const documentSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personal'), input: person.extend({ dedication: dedication.optional() }) }),
  z.object({ kind: z.literal('name'), input: person }),
  z.object({ kind: z.literal('atlas'), input: person }),
  z.object({ kind: z.literal('yearbook'), input: person.extend({ from: z.string() }) }),
  z.object({
    kind: z.literal('compatibility'),
    input: z.object({ people: z.array(person), relationKind: z.enum(relationKinds).optional() }),
  }),
  z.object({
    kind: z.literal('company'),
    input: z.object({
      companyName: z.string(),
      tradeName: z.string().nullish().default(null),
      foundationDate: z.string(),
      businessType: z.enum(businessTypes).nullish().default(null),
      ownerName: z.string().nullish().default(null),
      ownerBirthDate: z.string().nullish().default(null),
      partners: z.array(person).optional(),
      otherNames: z.array(z.string()).optional(),
    }),
  }),
  z.object({
    kind: z.literal('cycles'),
    input: z.object({ name: z.string().optional(), birthDate: z.string(), year: z.int() }),
  }),
  z.object({
    kind: z.literal('group'),
    input: z.object({
      groupName: z.string().nullish().default(null),
      members: z.array(person),
      context: z.enum(groupContexts).optional(),
    }),
  }),
  z.object({
    kind: z.literal('dates'),
    input: z.object({
      occasion: z.enum(occasions),
      people: z.array(person),
      companies: z.array(z.object({ name: z.string(), foundationDate: z.string().nullable() })),
      from: z.string(),
      to: z.string(),
      avoidWeekdays: z.array(z.int()),
      avoidHolidays: z.boolean(),
      state: z.enum(federalUnits).nullable(),
    }),
  }),
  z.object({
    kind: z.literal('signature'),
    input: z.object({
      birthDate: z.string(),
      names: z.array(z.object({ use: z.enum(nameUses), name: z.string() })),
      trials: z.array(z.object({ title: z.string(), name: z.string() })),
      typeface: z.enum(scriptTypefaces),
      drawing: z.object({ strokes: z.array(z.array(z.int())) }).nullable(),
      revision: z.int(),
    }),
  }),
  z.object({
    kind: z.literal('baby'),
    input: z.object({
      surnames: z.array(z.string()),
      from: z.string(),
      to: z.string(),
      parents: z.array(z.string()),
      siblings: z.array(z.string()),
      gender: z.enum(babyGenders),
      origin: z.enum(babyOrigins).nullable(),
      style: z.enum(babyStyles).nullable(),
      ideas: z.array(z.string()),
      /** The short list; without one the best names are printed. */
      chosen: z.array(chosenName).optional(),
    }),
  }),
  z.object({
    kind: z.literal('brand'),
    input: z.object({
      sector: z.enum(businessTypes),
      values: z.array(z.enum(brandValues)),
      words: z.array(z.string()),
      style: z.enum(brandStyles),
      ideas: z.array(z.string()),
      founders: z.array(person),
      from: z.string(),
      to: z.string(),
      onlyWorkdays: z.boolean(),
      state: z.enum(federalUnits).nullable(),
    }),
  }),
]);
export type DocumentSubject = z.output<typeof documentSubject>;
export type ReportKind = DocumentSubject['kind'];
export type SubjectInput<Kind extends ReportKind> = Extract<DocumentSubject, { kind: Kind }>['input'];

/** Everything that decides text and look of a document: equal content is rendered once for all callers. */
export interface DocumentContent {
  readonly kind: ReportKind | Printout['kind'];
  readonly input: DocumentSubject['input'] | Printout;
  /** Id of the numerology rule set, `cabalistica@1`; empty for printouts, which contain no numbers of the engine. */
  readonly ruleSet: string;
  /** Calendar date on which current periods are read; empty for printouts. */
  readonly referenceDate: string;
  readonly templateVersion: string;
  /** `sefira`, or the id of a professional's brand as it was then. */
  readonly brand: string;
}

/** Brand of documents without a professional's own. */
export const defaultBrandId = 'sefira';

/** The input as stored and printed: NFC, single spaces. */
export function tidySubject(subject: DocumentSubject): DocumentSubject {
  return documentSubject.parse(tidy(subject));
}

/** Whether two subjects print the same: equal kind and input. */
export function isSameSubject(one: DocumentSubject, other: DocumentSubject): boolean {
  const textOf = ({ kind, input }: DocumentSubject) => JSON.stringify([kind, ordered(tidy(input))]);
  return textOf(one) === textOf(other);
}

/** Canonical text of a content; the content key is its digest. */
export function canonicalContent(content: DocumentContent): string {
  const { kind, input, ruleSet, referenceDate, templateVersion, brand } = content;
  return JSON.stringify([kind, ordered(input), ruleSet, referenceDate, templateVersion, brand]);
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (Array.isArray(value)) return value.map(tidy);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one)])) : value;
}

/** PostgreSQL returns the keys of stored JSON in another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .toSorted()
    .map((key) => [key, ordered(value[key])]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
