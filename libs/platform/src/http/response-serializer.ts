import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.d.ts';
import * as z from 'zod/mini';

/**
 * Prints answers with the keys of their contract only, by a printer compiled from its JSON schema. Compiling takes up to
 * 100 ms, so it waits for the first answer of a route (docs/decisions/0069-printing-answers.md).
 */
export const responseSerializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  let print: ((answer: unknown) => string) | undefined;
  return (answer: unknown) => {
    print ??= compilePrinter(schema);
    return print(answer);
  };
};

function compilePrinter(schema: z.core.$ZodType): (answer: unknown) => string {
  const full = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'output' }));
  return fastJson(JSON.parse(full, shapeOf), { ajv: { strictTuples: false } });
}

/** Values are not validated again; unknown keys are left out in any case, and a branch of a union would refuse them. */
const constraints = new Set([
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'additionalProperties'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

/** A reviver of JSON. A property of an answer may have the name of a constraint; its schema is an object. */
function shapeOf(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return constraints.has(key) ? undefined : value;
  const [inner, other, ...rest] = (
    'anyOf' in value && Array.isArray(value.anyOf) ? value.anyOf : []
  ) as readonly Json[];
  const isNullable = other?.type === 'null' && rest.length === 0;
  if (!isNullable || typeof inner?.type !== 'string' || 'const' in inner || 'enum' in inner) return value;
  // A tuple accepts a nullable value in this form only.
  return { ...inner, type: [inner.type, 'null'] };
}

type Json = Readonly<Record<string, unknown>>;
