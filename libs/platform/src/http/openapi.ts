import { errorEnvelope } from '@sefira/contracts/shared/envelope';
import { type ErrorCode, errorCatalogue } from '@sefira/contracts/shared/errors';
import { challengeSolutionHeader } from '@sefira/contracts/shared/network-challenge';
import { type BinaryContent, isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

/** Codes that any call may return, beside those of its contract. */
const everyCall: readonly ErrorCode[] = [
  'HEADERS_TOO_LARGE',
  'RATE_LIMITED',
  'CHALLENGE_REQUIRED',
  'INTERNAL_ERROR',
  'DEPENDENCY_DOWN',
  'UPSTREAM_TIMEOUT',
];

/** Codes that any call by an API key may return. */
const keyCodes: readonly ErrorCode[] = [
  'API_KEY_REQUIRED',
  'API_KEY_INVALID',
  'API_SCOPE_MISSING',
  'PLAN_REQUIRED',
  'API_QUOTA_EXCEEDED',
];

/** The OpenAPI 3.1 description of a list of calls, generated from their contracts. */
export function buildOpenApi(
  routes: readonly RouteShape[],
  options: { readonly title: string; readonly serverUrl: string },
): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: '1.0.0',
      description:
        'Numerologia cabalística com IA. Erros vêm sempre como {success: false, message, error, data?}. ' +
        `429 CHALLENGE_REQUIRED: a rede de onde a chamada vem passou de um limite. Resolva data.challenge (ALTCHA 2, PBKDF2/SHA-256: o primeiro counter cuja chave derivada começa com keyPrefix) e repita a chamada com o cabeçalho ${challengeSolutionHeader}: o base64 de {"challenge": data.challenge, "solution": {"counter", "derivedKey"}}. Uma solução passa uma chamada; sem ela, Retry-After diz quando a rede volta ao limite.`,
    },
    servers: [{ url: options.serverUrl }],
    tags: [...new Set(routes.map((route) => route.service))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'Token da sessão.' },
        key: { type: 'http', scheme: 'bearer', description: 'Chave de API, `sefira_…`.' },
      },
      schemas: { Error: z.toJSONSchema(errorEnvelope) },
    },
  };
}

function describe(route: RouteShape): Json {
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.service],
    security: route.access === 'public' ? [] : [{ [route.access === 'key' ? 'key' : 'session']: [] }],
    'x-access': route.access,
    ...(route.scope === undefined ? {} : { 'x-scope': route.scope }),
    parameters: parametersOf(route),
    ...(route.body ? { requestBody: { required: true, content: contentOf(route.body, 'input', route.example) } } : {}),
    responses: {
      [route.status ?? 200]: { description: 'Sucesso.', content: contentOf(route.response, 'output') },
      ...Object.fromEntries(
        Object.entries(route.alternatives ?? {}).map(([status, schema]) => [
          status,
          { description: 'Aceito.', content: contentOf(schema, 'output') },
        ]),
      ),
      ...errorsOf(route),
    },
  };
}

function contentOf(content: z.ZodMiniType | BinaryContent, io: 'input' | 'output', example?: Json): Json {
  if (isBinary(content)) {
    return Object.fromEntries(content.binary.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  }
  return { 'application/json': { schema: jsonSchema(content, io), ...(example ? { example } : {}) } };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(route: RouteShape): Json[] {
  const idempotency = route.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]
    : [];
  return [...fieldsOf(route.params, 'path'), ...fieldsOf(route.query, 'query'), ...idempotency];
}

function fieldsOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function errorsOf(route: RouteShape): Json {
  const codes = new Set<ErrorCode>([
    ...everyCall,
    ...(route.errors ?? []),
    ...(route.freshProof ? ['PROOF_REQUIRED' as const] : []),
  ]);
  if (route.body || route.query || route.params) codes.add('VALIDATION_FAILED');
  if (route.body)
    for (const code of ['MALFORMED_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) codes.add(code);
  if (route.access === 'key') for (const code of keyCodes) codes.add(code);
  else if (route.access !== 'public')
    for (const code of ['SESSION_REQUIRED', 'SESSION_EXPIRED', 'FORBIDDEN'] as const) codes.add(code);
  if (route.method !== 'GET' && route.access !== 'key') codes.add('CROSS_SITE_BLOCKED');
  if (route.params) codes.add('NOT_FOUND');
  if (route.idempotent) codes.add('IDEMPOTENCY_CLASH');
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([first], [second]) => first - second)
      .map(([status, list]) => [
        String(status),
        {
          description: list.map((code) => `${code}: ${errorCatalogue[code].message}`).join(' · '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}
