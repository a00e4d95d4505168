import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The TypeScript type of a contract's schema, as a caller sends it (`input`) or receives it (`output`). */
export function typeOfSchema(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  return typeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }));
}

function typeOf(schema: JsonSchema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return union(variants.map(typeOf));
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return 'unknown';
  }
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function arrayOf({ prefixItems, items }: JsonSchema): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`;
  return `Array<${Array.isArray(items) ? union(items.map(typeOf)) : typeOf(items)}>`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const names = Object.keys(properties);
  if (names.length === 0 && additionalProperties) return `Record<string, ${typeOf(additionalProperties)}>`;
  const fields = names.map((name) => {
    const mark = required.includes(name) ? '' : '?';
    return `${JSON.stringify(name)}${mark}: ${typeOf(properties[name])}${mark ? ' | undefined' : ''};`;
  });
  return `{ ${fields.join(' ')} }`;
}
