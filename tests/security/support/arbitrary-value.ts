import fc from 'fast-check';

/** The parts of a JSON schema that our contracts use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Values that have broken programs: odd texts, limits of numbers, other types, names of prototypes. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 31) - 1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../../etc/passwd',
  "' OR 1=1 --",
  '"; DROP TABLE account; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00%0d%0aSet-Cookie: a=b',
  '\u202e\u200b\u0300'.repeat(40),
  '😀'.repeat(200),
  'ß'.repeat(5000),
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '2020-02-30',
  'a@b',
  '00000000-0000-0000-0000-000000000000',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $gt: '' },
  { constructor: { prototype: { polluted: true } } },
];

const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((instant) => instant.toISOString()),
  uri: fc.webUrl(),
};

function textOf({ format, minLength = 0, maxLength = 40, pattern }: JsonSchema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : texts[format];
  const names = fc.constantFrom(
    'Ana Célia Vasconcelos',
    'Padaria Estrela do Sul',
    'Tomás',
    '1955-11-29',
    '2026-11-21',
    'São Paulo',
  );
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
  const odd = fc.tuple(names, fc.constantFrom('\u0000', '\ud800', '\u202e', '\r\n')).map((parts) => parts.join(''));
  const free = fc.oneof(names, fc.string(length), fc.string({ ...length, unit: 'grapheme' }), odd);
  const matching = pattern === undefined ? undefined : fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.oneof(...[known, matching, free].filter((arbitrary) => arbitrary !== undefined));
}

function numberOf({ type, minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? -1_000_000, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

/** Values that a schema describes, mostly; in one of `oddness` places stands something that it does not. */
export function arbitraryValue(schema: JsonSchema, oddness = 12): fc.Arbitrary<unknown> {
  const odd = fc.constantFrom(...oddValues);
  return fc.oneof({ arbitrary: described(schema, oddness), weight: oddness - 1 }, { arbitrary: odd, weight: 1 });
}

function described(schema: JsonSchema, oddness: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => described(choice, oddness)));
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map((part) => described(part, oddness))).map((parts) => mixed(parts));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryValue(schema.items ?? {}, oddness), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 12),
      });
    case 'object':
      return objectOf(schema, oddness);
    default:
      return fc.constantFrom(...oddValues);
  }
}

function mixed(parts: readonly unknown[]): unknown {
  return parts.every((part) => typeof part === 'object' && part !== null) ? Object.assign({}, ...parts) : parts[0];
}

/** Known fields, some required ones missing and sometimes an unknown one. */
function objectOf({ properties = {}, required = [] }: JsonSchema, oddness: number): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).map(([key, child]) => {
    const value = arbitraryValue(child, oddness);
    const presence = required.includes(key) ? oddness : 1;
    return fc.tuple(fc.constant(key), fc.option(value, { freq: presence, nil: undefined }));
  });
  const strange = fc.option(
    fc.tuple(
      fc.constantFrom('role', 'credits', 'id', 'userId', '__proto__', 'constructor', 'isPremium', 'x'),
      fc.constantFrom(...oddValues),
    ),
    { freq: 1, nil: undefined },
  );
  return fc.tuple(fc.tuple(...known), strange).map(([fields, more]) => {
    const entries = [...fields, ...(more ? [more] : [])].filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries);
  });
}
