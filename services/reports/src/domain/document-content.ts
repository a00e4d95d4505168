import { businessTypes } from '@sefira/contracts/numerology/inputs';
import type { Printout } from '@sefira/contracts/reports/printouts';
import * as z from 'zod';

const person = z.object({ name: z.string(), birthDate: z.string() });

/** What was typed for each kind of report, and nothing else (no e-mail): two who typed the same get the same file. */
export const documentSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personal'), input: person }),
  z.object({ kind: z.literal('name'), input: person }),
  z.object({ kind: z.literal('compatibility'), input: z.object({ people: z.array(person) }) }),
  z.object({
    kind: z.literal('company'),
    input: z.object({
      companyName: z.string(),
      tradeName: z.string().nullish().default(null),
      foundationDate: z.string(),
      businessType: z.enum(businessTypes).nullish().default(null),
      ownerName: z.string().nullish().default(null),
      ownerBirthDate: z.string().nullish().default(null),
    }),
  }),
  z.object({ kind: z.literal('cycles'), input: z.object({ birthDate: z.string(), year: z.int() }) }),
  z.object({
    kind: z.literal('group'),
    input: z.object({ groupName: z.string().nullish().default(null), members: z.array(person) }),
  }),
]);
export type DocumentSubject = z.output<typeof documentSubject>;
export type ReportKind = DocumentSubject['kind'];
export type SubjectInput<Kind extends ReportKind> = Extract<DocumentSubject, { kind: Kind }>['input'];

/** All that decides what a document says and looks like: the same content is rendered once, whoever asks. */
export interface DocumentContent {
  readonly kind: ReportKind | Printout['kind'];
  readonly input: DocumentSubject['input'] | Printout;
  /** Id of the numerology rule set, `cabalistica@1`; empty for papers, which have no numbers of ours. */
  readonly ruleSet: string;
  /** Calendar date on which current periods are read; empty for papers. */
  readonly referenceDate: string;
  readonly templateVersion: string;
  /** `sefira`, or the id of a professional's brand as it was then. */
  readonly brand: string;
}

/** Whose name and colours a document wears when no professional's own are asked for. */
export const houseBrand = 'sefira';

/** The input as it is stored and printed: one form of each letter, single spaces. */
export function tidySubject(subject: DocumentSubject): DocumentSubject {
  return documentSubject.parse(tidy(subject));
}

/** Whether two subjects print the same: of one kind, with the same data typed. */
export function isSameSubject(one: DocumentSubject, other: DocumentSubject): boolean {
  const textOf = ({ kind, input }: DocumentSubject) => JSON.stringify([kind, ordered(tidy(input))]);
  return textOf(one) === textOf(other);
}

/** One text for one content: what the content key is the digest of. */
export function canonicalContent(content: DocumentContent): string {
  const { kind, input, ruleSet, referenceDate, templateVersion, brand } = content;
  return JSON.stringify([kind, ordered(input), ruleSet, referenceDate, templateVersion, brand]);
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (Array.isArray(value)) return value.map(tidy);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one)])) : value;
}

/** JSON stored in PostgreSQL comes back with its keys in another order. */
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
