import { expect, test } from 'vitest';
import { callsOf, type Description } from './description.ts';

test.each([
  [{ type: 'string' }, 'texto'],
  [{ type: 'array', items: { type: 'object' } }, 'lista de objetos'],
  [{ type: 'array', items: { type: 'integer' } }, 'lista de números inteiros'],
  [
    { type: 'array', items: { type: 'array', items: { type: 'string', format: 'date-time' } } },
    'lista de listas de instantes (ISO 8601)',
  ],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, 'lista de textos | null'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
])('a schema %j is named %s', (schema, words) => {
  const response = {
    content: { 'application/json': { schema: { properties: { data: { properties: { field: schema } } } } } },
  };
  const operation = { operationId: 'x', summary: 'x', 'x-scope': 'x', parameters: [], responses: { 200: response } };
  const description: Description = { servers: [], paths: { '/x': { get: operation } } };
  expect(callsOf(description)[0]?.answer).toEqual([{ name: 'field', type: words, isRequired: false }]);
});
