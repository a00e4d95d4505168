/** The shown parts of the public API's OpenAPI description. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Content {
  readonly schema?: Schema;
  readonly example?: Readonly<Record<string, unknown>>;
}
type Media = Readonly<Record<string, Content>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-scope': string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Media };
  readonly responses: Readonly<Record<string, { readonly content?: Media }>>;
}

export interface Description {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export type Place = 'path' | 'query' | 'body';

/** A field of a call. */
export interface Field {
  readonly name: string;
  readonly place: Place;
  readonly type: string;
  readonly isRequired: boolean;
}

/** A call as the page shows it. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  readonly fields: readonly Field[];
  /** Names and types in `data`; none for a file. */
  readonly answer: readonly Omit<Field, 'place'>[];
  readonly file: 'pdf' | 'ics' | null;
  readonly example: Readonly<Record<string, unknown>> | null;
}

/** Every call of a description, in its order. */
export function callsOf({ paths }: Description): ApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation)),
  );
}

function callOf(path: string, method: string, operation: Operation): ApiCall {
  const body = operation.requestBody?.content['application/json'];
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1].content ?? {};
  const data = success['application/json']?.schema?.properties?.data;
  const inAddress = operation.parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, in: place, required, schema }) => ({
      name,
      place: place === 'path' ? ('path' as const) : ('query' as const),
      type: typeOf(schema),
      isRequired: required,
    }));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    scope: operation['x-scope'],
    fields: [...inAddress, ...fieldsOf(body?.schema).map((field) => ({ ...field, place: 'body' as const }))],
    answer: fieldsOf(data),
    file: success['application/pdf'] ? 'pdf' : success['text/calendar'] ? 'ics' : null,
    example: body?.example ?? null,
  };
}

function fieldsOf(schema: Schema | undefined): Omit<Field, 'place'>[] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isRequired: required.includes(name),
  }));
}

/** One and many of a type, in words. */
const plain: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['texto', 'textos'],
  number: ['número', 'números'],
  integer: ['número inteiro', 'números inteiros'],
  boolean: ['true ou false', 'true ou false'],
  object: ['objeto', 'objetos'],
  array: ['lista', 'listas'],
  null: ['null', 'null'],
};
const formats: Readonly<Record<string, readonly [one: string, many: string]>> = {
  uuid: ['UUID', 'UUIDs'],
  email: ['e-mail', 'e-mails'],
  'date-time': ['instante (ISO 8601)', 'instantes (ISO 8601)'],
};

/** A schema in a few words. */
function typeOf(schema: Schema, form: 0 | 1 = 0): string {
  const { type, format, enum: choices, const: only, items, anyOf } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (anyOf) return [...new Set(anyOf.map((one) => typeOf(one, form)))].join(' | ');
  if (items) return `${form === 0 ? 'lista' : 'listas'} de ${typeOf(items, 1)}`;
  if (format && formats[format]) return formats[format][form];
  return [type ?? 'object']
    .flat()
    .map((one) => plain[one]?.[form] ?? one)
    .join(' | ');
}
