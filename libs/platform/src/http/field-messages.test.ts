import { publicRoutes } from '@sefira/contracts/routes';
import { isBinary } from '@sefira/contracts/shared/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';

const { localeError } = z.config();
beforeAll(() => {
  z.config({ localeError: fieldMessage });
});
afterAll(() => {
  z.config({ localeError });
});

/** Written so in the specification. */
const specifiedWithoutStop = [
  'A senha deve ter pelo menos 6 caracteres',
  'Senha é obrigatória para salvar configurações',
];

const wrongValues = [undefined, null, '', ' ', 'x', 'x'.repeat(20_000), -1, 0.5, 1e12, true, [], ['x'], {}, { x: 1 }];

/** Every wrong or missing value of one field, the others absent. */
function* wrongInputs(shape: z.ZodMiniType): Generator<unknown> {
  const { properties = {} } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  yield* [{}, null, undefined, 'x', { unknown: 1 }];
  for (const field of Object.keys(properties)) for (const value of wrongValues) yield { [field]: value };
}

const refusals: string[] = [];
for (const { body, query, params } of publicRoutes) {
  for (const shape of [body, query, params]) {
    if (shape === undefined || isBinary(shape)) continue;
    refusals.push(...messagesOf(shape));
  }
}

function messagesOf(shape: z.ZodMiniType): readonly string[] {
  z.config({ localeError: fieldMessage });
  return [...wrongInputs(shape)].flatMap((input) => {
    const { error } = z.safeParse(shape, input);
    return error?.issues.map(({ message }) => message) ?? [];
  });
}

test('every refused field of every public call has a sentence for people', () => {
  const messages = [...new Set(refusals)].toSorted();
  expect(messages.length).toBeGreaterThan(50);
  const technical = /undefined|null|NaN|esperava|recebeu|booleano|vetor|Invalid|expected|[<>]=|regex|\/\^/;
  expect(messages.filter((message) => technical.test(message))).toEqual([]);
  expect(messages.filter((message) => !/[.!?]$/.test(message))).toEqual(specifiedWithoutStop);
  expect(messages.filter((message) => !/^[A-ZÁÉÍÓÚÀÂÊÔÃÕÇ]/.test(message))).toEqual([]);
});
