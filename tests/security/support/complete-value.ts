import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { JsonSchema } from './arbitrary-value.ts';

const formats: Readonly<Record<string, () => string>> = {
  uuid: () => randomUUID(),
  email: () => `${randomUUID()}@sefira.test`,
  date: () => '1990-05-02',
  'date-time': () => new Date().toISOString(),
  uri: () => 'https://sefira.test/pagina',
};
/** Values required by rules outside the schemas. */
const byName: Readonly<Record<string, unknown>> = {
  cpf: '529.982.247-25',
  document: '529.982.247-25',
  phone: '(11) 91234-5678',
  postalCode: '01310-100',
  zipCode: '01310-100',
  state: 'SP',
  from: `${new Date().getFullYear() + 1}-01-01`,
  to: `${new Date().getFullYear() + 1}-03-31`,
  year: 2026,
  currentYear: 2026,
  pixKey: '529.982.247-25',
  token: 'A'.repeat(43),
  challenge: 'A'.repeat(43),
  system: 'cabalistica',
  provider: 'google',
  endpoint: 'https://fcm.googleapis.com/fcm/send/prova',
};
/** Optional fields that exclude others, or need more than a text. */
const alternatives = new Set(['people', 'pack', 'takeOver', 'logo']);
/** Values for patterns that accept no plain word. */
const byPattern = ['1990-05-02', '#2d1b4e'];

/**
 * One value with every field of a schema, with plausible input. Values of `known`, by field name, such as ids of
 * existing resources, win over generated ones. Items of a list differ by their `index` in it.
 */
export function wholeValue(
  schema: JsonSchema,
  known: Readonly<Record<string, unknown>> = {},
  name = '',
  index = 0,
): unknown {
  if ('const' in schema) return schema.const;
  if (name in known) return known[name];
  if (schema.enum) return schema.enum[index % schema.enum.length];
  if (byName[name] !== undefined) return byName[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return wholeValue(choices.find(({ type }) => type !== 'null') ?? choices[0] ?? {}, known, name, index);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => wholeValue(part, known, name, index)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, index);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array': {
      const usual = schema.items?.type === 'object' ? 2 : 1;
      const length = Math.min(Math.max(schema.minItems ?? usual, usual), schema.maxItems ?? usual);
      return Array.from({ length }, (_, position) => wholeValue(schema.items ?? {}, known, name, position));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || !alternatives.has(key))
          .map(([key, child]) => [key, wholeValue(child, known, key, index)]),
      );
    default:
      return null;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema, index: number): string {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known();
  if (pattern !== undefined) {
    const form = new RegExp(pattern, 'u');
    const typed = form.test('ana-celia') ? undefined : byPattern.find((text) => form.test(text));
    return typed ?? fc.sample(fc.stringMatching(form), { numRuns: 1, seed: 7 })[0] ?? '';
  }
  const name = ['Ana Célia Vasconcelos', 'Bia Vasconcelos'][index] ?? 'Caio Vasconcelos';
  return name.padEnd(minLength, ' e Silva').slice(0, Math.max(maxLength, minLength));
}

/** Path of a text in a value: keys and indexes from its root. */
export type TextPlace = readonly (string | number)[];

/** The places of all texts in a value. */
export function textPlaces(value: unknown, place: TextPlace = []): TextPlace[] {
  if (typeof value === 'string') return [place];
  if (Array.isArray(value)) return value.flatMap((item, index) => textPlaces(item, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPlaces(item, [...place, key]));
}

/** The value with another text at a place. */
export function withText(value: unknown, [key, ...rest]: TextPlace, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withText(item, rest, text) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? withText(item, rest, text) : item]),
  );
}
