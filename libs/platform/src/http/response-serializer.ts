import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.d.ts';
import * as z from 'zod/mini';

/**
 * Prints answers with the keys of their contract only, by a printer compiled from its JSON schema. Compiling takes up to
 * two seconds for a union of all analyses, so it waits for the first answer of a route (docs/decisions/0069-printing-answers.md).
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
  // Optimizing the validators of unions takes longer than they ever save.
  return fastJson(JSON.parse(full, shapeOf), { ajv: { strictTuples: false, code: { optimize: false } } });
}

/** Values are not validated again; unknown keys are left out in any case, and a branch of a union would refuse them. */
const constraints = new Set([
  ...['format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'additionalProperties'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);

type Json = Readonly<Record<string, unknown>>;

/** A reviver of JSON. A property of an answer may have the name of a constraint; its schema is an object. */
function shapeOf(key: string, value: unknown): unknown {
  if (!isObject(value)) return constraints.has(key) ? undefined : value;
  if (Array.isArray(value.oneOf)) return chooseByDiscriminator(value.oneOf) ?? value;
  const [inner, other, ...rest] = Array.isArray(value.anyOf) ? value.anyOf : [];
  if (!isObject(inner) || !isObject(other) || other.type !== 'null' || rest.length > 0) return value;
  // A tuple accepts a nullable value in this form only.
  if (typeof inner.type === 'string' && !('const' in inner || 'enum' in inner || 'if' in inner)) {
    return { ...inner, type: [inner.type, 'null'] };
  }
  return conditional(other, other, inner);
}

/**
 * A union as conditions on its discriminator. As branches of `oneOf` each would be validated whole, by a validator that takes
 * seconds to compile.
 */
function chooseByDiscriminator(branches: readonly unknown[]): Json | undefined {
  const properties = branches.map((branch) =>
    isObject(branch) && isObject(branch.properties) ? branch.properties : {},
  );
  const [first = {}] = properties;
  const name = Object.keys(first).find((one) => properties.every((all) => isObject(all[one]) && 'const' in all[one]));
  if (name === undefined) return undefined;
  return branches.reduceRight<Json>(
    (otherwise, branch, index) =>
      conditional(
        { type: 'object', properties: { [name]: properties[index]?.[name] }, required: [name] },
        branch,
        otherwise,
      ),
    // Accepts nothing.
    { anyOf: [{ not: {} }] },
  );
}

const keywords = ['if', 'then', 'else'];

function conditional(...schemas: readonly [condition: Json, chosen: unknown, otherwise: unknown]): Json {
  return Object.fromEntries(keywords.map((keyword, index) => [keyword, schemas[index]]));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
