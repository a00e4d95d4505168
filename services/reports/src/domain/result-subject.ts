import { analysisInputs } from '@sefira/contracts/numerology/analysis-inputs';
import { babyInput } from '@sefira/contracts/numerology/baby/input';
import { brandInput } from '@sefira/contracts/numerology/brand/input';
import { datesInput } from '@sefira/contracts/numerology/dates/dates-input';
import { groupContext, namedBirth } from '@sefira/contracts/numerology/inputs';
import { signatureInput } from '@sefira/contracts/numerology/signature/signature-input';
import { birthDate, id, personName } from '@sefira/contracts/shared/fields';
import * as z from 'zod/mini';
import type { DocumentSubject } from './document-content.ts';

const person = z.union([
  namedBirth,
  z.pipe(
    z.object({ map: namedBirth }),
    z.transform(({ map }) => map),
  ),
]);
const year = z.int();
const cyclesPerson = { name: z.optional(z.nullable(z.union([personName, z.literal('')]))), birthDate };
const cycles = z.union([
  z.object({ ...cyclesPerson, year }),
  z.pipe(
    z.object({ ...cyclesPerson, currentYear: year }),
    z.transform(({ currentYear, ...one }) => ({ ...one, year: currentYear })),
  ),
  z.pipe(
    z.object({ ...cyclesPerson, yearly: z.object({ year }) }),
    z.transform(({ yearly, ...one }) => ({ ...one, year: yearly.year })),
  ),
]);
const group = z.object({
  groupName: z.optional(z.nullable(z.union([personName, z.literal('')]))),
  members: z.array(person).check(z.maxLength(50)),
  context: z.optional(groupContext),
});
type ResultKind = 'cycles' | 'name' | 'group' | 'dates' | 'atlas' | 'yearbook' | 'signature' | 'baby' | 'brand';
const analysisOf = z.object({ analysisId: id });

export interface ResultSubject {
  /** Analysis id of the result. */
  readonly analysisId: string | null;
  /** Its input, where the result contains it. */
  readonly subject: DocumentSubject | null;
}

/** The usable part of a result sent by a client: its analysis id or its input (docs/decisions/0045-sealed-pdf-renderer.md). */
export function subjectOfResult(type: ResultKind, data: unknown): ResultSubject {
  const named = analysisOf.safeParse(data);
  return { analysisId: named.success ? named.data.analysisId : null, subject: typedIn(type, data) };
}

function typedIn(type: ResultKind, data: unknown): DocumentSubject | null {
  if (type === 'cycles') return cyclesIn(data);
  if (type === 'name' || type === 'atlas') {
    const read = person.safeParse(data);
    return read.success ? { kind: type, input: read.data } : null;
  }
  if (type === 'yearbook') {
    const read = analysisInputs.yearbook.safeParse(data);
    return read.success ? { kind: 'yearbook', input: read.data } : null;
  }
  if (type === 'dates') {
    const read = datesInput.safeParse(data);
    return read.success ? { kind: 'dates', input: read.data } : null;
  }
  if (type === 'signature') {
    const read = signatureInput.safeParse(data);
    return read.success ? { kind: 'signature', input: read.data } : null;
  }
  if (type === 'baby') {
    const read = babyInput.safeParse(data);
    return read.success ? { kind: 'baby', input: read.data } : null;
  }
  if (type === 'brand') {
    const read = brandInput.safeParse(data);
    return read.success ? { kind: 'brand', input: read.data } : null;
  }
  return groupIn(data);
}

function cyclesIn(data: unknown): DocumentSubject | null {
  const read = cycles.safeParse(data);
  if (!read.success) return null;
  const { name, ...input } = read.data;
  return { kind: 'cycles', input: { ...(name ? { name } : {}), ...input } };
}

function groupIn(data: unknown): DocumentSubject | null {
  const read = group.safeParse(data);
  if (!read.success) return null;
  const { groupName, members, context } = read.data;
  return {
    kind: 'group',
    input: { groupName: groupName || null, members, ...(context === undefined ? {} : { context }) },
  };
}
