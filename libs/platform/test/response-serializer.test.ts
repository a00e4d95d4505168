import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createStripper } from '../src/http/response-serializer.ts';

const item = z.object({ id: z.string(), note: z.optional(z.string()) });
const strip = (schema: z.ZodMiniType, value: unknown) => {
  const stripper = createStripper(schema);
  return JSON.parse(JSON.stringify(stripper ? stripper(value) : value));
};

test.each([
  ['an object', item, { id: 'a', secret: 1 }, { id: 'a' }],
  ['a list', z.array(item), [{ id: 'a', secret: 1 }], [{ id: 'a' }]],
  ['a record', z.record(z.string(), item), { x: { id: 'a', secret: 1 } }, { x: { id: 'a' } }],
  ['a tuple', z.tuple([z.int(), item]), [0, { id: 'a', secret: 1 }], [0, { id: 'a' }]],
  ['null', z.nullable(item), null, null],
  ['what may be null', z.object({ one: z.nullable(item) }), { one: { id: 'a', x: 1 } }, { one: { id: 'a' } }],
  ['what is read only', z.readonly(z.array(item)), [{ id: 'a', x: 1 }], [{ id: 'a' }]],
  ['a bare union', z.union([item, z.string()]), { id: 'a', secret: 1 }, { id: 'a' }],
  ['a loose object', z.looseObject({ id: z.string() }), { id: 'a', more: 1 }, { id: 'a', more: 1 }],
])('%s leaves with the keys of its contract only', (_what, schema, value, expected) => {
  expect(strip(schema, value)).toEqual(expected);
});

test('each branch of a union with a discriminator is cut to itself', () => {
  const shape = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), a: z.int() }),
    z.object({ kind: z.literal('b'), b: item }),
  ]);
  expect(strip(shape, { kind: 'a', a: 1, b: 2 })).toEqual({ kind: 'a', a: 1 });
  expect(strip(shape, { kind: 'b', a: 1, b: { id: 'x', secret: 1 } })).toEqual({ kind: 'b', b: { id: 'x' } });
  expect(() => strip(shape, { kind: 'c' })).toThrow(TypeError);
});

test('values without keys pass as they are', () => {
  expect(createStripper(z.array(z.int()))).toBeNull();
  expect(createStripper(z.nullable(z.union([z.string(), z.int()])))).toBeNull();
});
