import { adminConfigRoutes } from '@sefira/contracts/admin-config/routes';
import { authRoutes } from '@sefira/contracts/auth/routes';
import { billingRoutes } from '@sefira/contracts/billing/routes';
import { chatRoutes } from '@sefira/contracts/chat/routes';
import { contentRoutes } from '@sefira/contracts/content/routes';
import { numerologyRoutes } from '@sefira/contracts/numerology/routes';
import { publicApiRoutes } from '@sefira/contracts/public-api/routes';
import { reportRoutes } from '@sefira/contracts/reports/routes';
import { resellerRoutes } from '@sefira/contracts/reseller/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { userRoutes } from '@sefira/contracts/user/routes';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { responseSerializerCompiler } from '../src/http/response-serializer.ts';

const item = z.object({ id: z.string(), note: z.optional(z.string()) });

function printer(schema: z.core.$ZodType): (value: unknown) => unknown {
  const serialize = responseSerializerCompiler({ schema, method: 'GET', url: '/' });
  return (value) => JSON.parse(serialize(value));
}

const print = (schema: z.core.$ZodType, value: unknown) => printer(schema)(value);

test.each([
  ['an object', item, { id: 'a', secret: 1 }, { id: 'a' }],
  ['a list', z.array(item), [{ id: 'a', secret: 1 }], [{ id: 'a' }]],
  ['a record', z.record(z.string(), item), { x: { id: 'a', secret: 1 } }, { x: { id: 'a' } }],
  ['a tuple', z.tuple([z.int(), item]), [0, { id: 'a', secret: 1 }], [0, { id: 'a' }]],
  ['a tuple with null', z.tuple([z.int(), z.nullable(z.int())]), [0, null], [0, null]],
  ['null', z.nullable(item), null, null],
  ['what may be null', z.object({ one: z.nullable(item) }), { one: { id: 'a', x: 1 } }, { one: { id: 'a' } }],
  ['what is read only', z.readonly(z.array(item)), [{ id: 'a', x: 1 }], [{ id: 'a' }]],
  ['a bare union', z.union([item, z.string()]), { id: 'a', secret: 1 }, { id: 'a' }],
  ['a nullable literal', z.object({ a: z.nullable(z.literal(true)) }), { a: null }, { a: null }],
  ['a loose object', z.looseObject({ id: z.string() }), { id: 'a', more: 1 }, { id: 'a', more: 1 }],
  ['a text that is no date', z.object({ at: z.iso.datetime() }), { at: '","admin":"' }, { at: '","admin":"' }],
])('prints %s with the keys of its contract only', (_what, schema, value, expected) => {
  expect(print(schema, value)).toEqual(expected);
});

test('cuts each branch of a union with a discriminator to itself', () => {
  const shape = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), a: z.int() }),
    z.object({ kind: z.literal('b'), b: item }),
  ]);
  expect(print(shape, { kind: 'a', a: 1, b: 2 })).toEqual({ kind: 'a', a: 1 });
  expect(print(shape, { kind: 'b', a: 1, b: { id: 'x', secret: 1 } })).toEqual({ kind: 'b', b: { id: 'x' } });
  expect(() => print(shape, { kind: 'c' })).toThrow(TypeError);
});

const routes: readonly RouteShape[] = [
  ...[adminConfigRoutes, authRoutes, billingRoutes, chatRoutes, contentRoutes],
  ...[numerologyRoutes, publicApiRoutes, reportRoutes, resellerRoutes, userRoutes],
].flat();

/** Schemas that were printed: routes share many. */
const printed = new Set<string>();

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'prints every form of %s',
  (_name, route) => {
    const { response, alternatives = {} } = route;
    for (const schema of [...(isBinary(response) ? [] : [response]), ...Object.values(alternatives)]) {
      const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7' });
      const text = JSON.stringify(json);
      if (printed.has(text)) continue;
      printed.add(text);
      const printOne = printer(schema);
      for (let choice = 0; choice < 7; choice += 1) {
        const value = sampleOf(json, choice);
        expect(printOne(value)).toEqual(value);
      }
    }
  },
);

/** A value of a JSON schema; each choice takes other branches of its unions. */
function sampleOf(schema: z.core.JSONSchema._JSONSchema, choice: number): unknown {
  if (typeof schema === 'boolean') return { any: 'á "quoted" text' };
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return sampleOf(branches[choice % branches.length] ?? true, choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[choice % schema.enum.length];
  const types = [schema.type].flat();
  switch (types[choice % types.length]) {
    case 'object':
      return objectOf(schema, choice);
    case 'array':
      return Array.isArray(schema.items)
        ? schema.items.map((one, index) => sampleOf(one, choice + index))
        : [sampleOf(schema.items ?? true, choice), sampleOf(schema.items ?? true, choice + 1)];
    case 'string':
      return 'á "quoted" text';
    case 'integer':
      return choice;
    case 'number':
      return choice + 0.5;
    case 'boolean':
      return choice % 2 === 0;
    case 'null':
      return null;
    default:
      return { any: choice };
  }
}

function objectOf(schema: z.core.JSONSchema.BaseSchema, choice: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties: more = false } = schema;
  const keys = new Set([...Object.keys(properties), ...required, ...(more === false ? [] : ['more'])]);
  return Object.fromEntries(Array.from(keys, (key, index) => [key, sampleOf(properties[key] ?? more, choice + index)]));
}
