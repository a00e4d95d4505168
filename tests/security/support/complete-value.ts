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
/** Values required by rules outside the schemas; undefined omits an alternative field. */
const byName: Readonly<Record<string, unknown>> = {
  cpf: '529.982.247-25',
  document: '529.982.247-25',
  phone: '(11) 91234-5678',
  postalCode: '01310-100',
  zipCode: '01310-100',
  state: 'SP',
  year: 2026,
  currentYear: 2026,
  pixKey: '529.982.247-25',
  token: 'A'.repeat(43),
  challenge: 'A'.repeat(43),
  people: undefined,
  pack: undefined,
  takeOver: undefined,
  logo: undefined,
};
/** Values for patterns that accept no plain word. */
const byPattern = ['1990-05-02', '#2d1b4e'];

/**
 * One value with every field of a schema, with plausible input. Values of `known`, by field name, such as ids of
 * existing resources, win over generated ones.
 */
export function wholeValue(schema: JsonSchema, known: Readonly<Record<string, unknown>> = {}, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (name in known) return known[name];
  if (name in byName) return byName[name];
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return wholeValue(choices.find(({ type }) => type !== 'null') ?? choices[0] ?? {}, known, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => wholeValue(part, known, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array': {
      const usual = schema.items?.type === 'object' ? 2 : 1;
      const length = Math.min(Math.max(schema.minItems ?? usual, usual), schema.maxItems ?? usual);
      return Array.from({ length }, () => wholeValue(schema.items ?? {}, known, name));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, child]) => [key, wholeValue(child, known, key)]),
      );
    default:
      return null;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): string {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known();
  if (pattern !== undefined) {
    const form = new RegExp(pattern, 'u');
    const typed = form.test('ana-celia') ? undefined : byPattern.find((text) => form.test(text));
    return typed ?? fc.sample(fc.stringMatching(form), { numRuns: 1, seed: 7 })[0] ?? '';
  }
  return 'Ana Célia Vasconcelos'.padEnd(minLength, ' e Silva').slice(0, Math.max(maxLength, minLength));
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
