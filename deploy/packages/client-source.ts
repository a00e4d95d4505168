import { api } from '@sefira/contracts/public-api/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { typeOfSchema } from './typescript-of-schema.ts';

const names = Object.keys(api) as (keyof typeof api)[];

/** The entry of the API client: a table of the calls and their types, generated from the contracts. */
export function clientSource(): string {
  return `import { type ClientOptions, createCalls } from './client.ts';

export { ApiError, type ClientOptions } from './client.ts';

const calls = {
${names.map((name) => `  ${name}: ${JSON.stringify(callOf(api[name]))},`).join('\n')}
} as const;

/** What every call may be given beside its own data. */
export interface CallOptions {
  /** A call that costs credits has one effect under one key. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

${names.map((name) => typesOf(name, api[name])).join('\n\n')}

/** The calls of the public API; each throws ApiError for a refusal. */
export interface SefiraClient {
${names.map((name) => methodOf(name, api[name])).join('\n')}
}

export function createClient(options: ClientOptions): SefiraClient {
  return createCalls(calls, options) as { [Name in keyof SefiraClient]: never };
}
`;
}

function callOf({ method, path, response }: RouteShape) {
  return { method, path, isBinary: isBinary(response) };
}

const typeName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function typesOf(name: string, { params, query, body, response, alternatives = {} }: RouteShape): string {
  const parts = [
    params ? `params: ${typeOfSchema(params, 'input')};` : '',
    query ? `query?: ${typeOfSchema(query, 'input')};` : '',
    body && !isBinary(body) ? `body: ${typeOfSchema(body, 'input')};` : '',
  ];
  const results = [
    isBinary(response) ? 'Blob' : typeOfSchema(response, 'output'),
    ...Object.values(alternatives).map((one) => typeOfSchema(one, 'output')),
  ];
  return `export interface ${typeName(name)}Request extends CallOptions { ${parts.filter(Boolean).join(' ')} }
export type ${typeName(name)}Response = ${results.join(' | ')};`;
}

function methodOf(name: string, { summary, params, body }: RouteShape): string {
  const isOptional = params === undefined && body === undefined;
  const request = `request${isOptional ? '?' : ''}: ${typeName(name)}Request`;
  return `  /** ${summary} */\n  ${name}(${request}): Promise<${typeName(name)}Response>;`;
}
