import * as z from 'zod';

/** What was typed for a personal map. */
export const personalInput = z.object({ name: z.string(), birthDate: z.string() });
export type PersonalInput = z.output<typeof personalInput>;

/** All that decides what a document says and looks like: the same content is rendered once, whoever asks. */
export interface DocumentContent {
  readonly kind: 'personal';
  readonly input: PersonalInput;
  /** Id of the numerology rule set, `cabalistica@1`. */
  readonly ruleSet: string;
  /** Calendar date on which current periods are read. */
  readonly referenceDate: string;
  readonly templateVersion: string;
  readonly brand: string;
}

/** Whose name and colours a document wears when no professional's own are asked for. */
export const houseBrand = 'sefira';

/** The input as it is stored and printed: one form of each letter, single spaces. */
export function tidyInput(input: PersonalInput): PersonalInput {
  return { name: input.name.normalize('NFC').trim().replace(/\s+/gu, ' '), birthDate: input.birthDate };
}

/** One text for one content: what the content key is the digest of. */
export function canonicalContent(content: DocumentContent): string {
  const { kind, input, ruleSet, referenceDate, templateVersion, brand } = content;
  return JSON.stringify([kind, [input.name, input.birthDate], ruleSet, referenceDate, templateVersion, brand]);
}
