import type { ErrorEnvelope, FieldIssue } from '@sefira/contracts/shared/envelope';
import { type ErrorCode, errorCatalogue, isErrorCode } from '@sefira/contracts/shared/errors';
import { fieldErrors } from '@sefira/contracts/shared/field-errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ClientDisconnected } from './client-disconnected.ts';
import { errorLayers, hasDatabaseCode } from './database-codes.ts';
import { DomainError } from './domain-error.ts';

/** Fastify's own refusals, translated in this one place. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** Connection errors of our own dependencies: the caller may try again later. */
const dependencyCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  // The transaction did not start or end in time and was rolled back.
  'P2028',
  // read_only_sql_transaction: the server has become a replica.
  '25006',
  // Messages of Prisma's driver.
  'ConnectionClosed',
  'DatabaseNotReachable',
  'SocketTimeout',
  'TooManyConnections',
]);

/** Classes of SQLSTATE: connection exception, insufficient resources, operator intervention; and errors of undici. */
const dependencyPrefixes = ['08', '53', '57P', 'UND_ERR_'];

/** A text with a NUL, as a column or within JSON (PostgreSQL: character_not_in_repertoire, untranslatable_character). */
const invalidText = new Set(['22021', '22P05']);

/** Statement timeout, and locks or conflicts after every retry: rolled back, so the caller may retry. */
const contention = new Set(['57014', '55P03', '40001', '40P01', 'P2034']);

/** Messages of errors without a code: ioredis, `pg` and its pool (no free connection), Prisma. */
const lostDependency =
  /Connection is closed|Stream isn't writeable|Command timed out|Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable|Can't reach database/i;

/** The only error handler: sends every failure in the envelope of docs/decisions/0004-answer-envelope-and-errors.md, without stack, SQL or library names. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toDomainError(error);
  // The client disconnected while it sent its call or waited for the response: no failure of the server.
  const isClientDisconnected =
    (request.raw.destroyed && !request.raw.complete) || refusal.cause instanceof ClientDisconnected;
  if (refusal.status >= 500 && !isClientDisconnected)
    request.log.error({ err: error, code: refusal.code }, 'call failed');
  if (refusal.details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(refusal.details.retryAfterSeconds))));
  }
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal, request.id));
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(new DomainError('NOT_FOUND'), request, reply);
}

/** The envelope of a refusal. */
export function errorBody(refusal: DomainError, requestId: string): ErrorEnvelope {
  const { issues, data } = refusal.details;
  return {
    success: false,
    message: refusal.message,
    error: refusal.code,
    ...(issues || data ? { data: { ...data, ...(issues ? { issues: [...issues] } : {}) } } : {}),
    requestId,
  };
}

/** Translates any thrown value into an error of the catalogue. */
export function toDomainError(error: Error): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error.validation);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = fastifyCodes[code];
  if (known) return new DomainError(known, { cause: error });
  if (hasDatabaseCode(error, invalidText)) {
    return new DomainError('VALIDATION_FAILED', {
      message: 'Há um caractere que não pode ser guardado.',
      cause: error,
    });
  }
  if (isDependencyFailure(error) || hasDatabaseCode(error, contention)) {
    return new DomainError('DEPENDENCY_DOWN', { cause: error, retryAfterSeconds: 2 });
  }
  if ('statusCode' in error && error.statusCode === 400) return new DomainError('MALFORMED_REQUEST', { cause: error });
  return new DomainError('INTERNAL_ERROR', { cause: error });
}

/** True when a dependency (database, Redis, another service) was unavailable. */
export function isDependencyFailure(error: unknown): boolean {
  const isLost = (code: string) =>
    dependencyCodes.has(code) || dependencyPrefixes.some((prefix) => code.startsWith(prefix));
  return errorLayers(error).some(({ codes, message }) => codes.some(isLost) || lostDependency.test(message));
}

/** True when the failed call has stored nothing; after a lost connection its outcome is unknown. */
export function hasStoredNothing(error: unknown): boolean {
  return error instanceof DomainError || !isDependencyFailure(error);
}

interface ValidationProblem {
  readonly instancePath: string;
  readonly message?: string;
}

function fromValidation(problems: readonly ValidationProblem[]): DomainError {
  const issues: FieldIssue[] = problems.map((problem) => ({
    path: problem.instancePath.slice(1).replaceAll('/', '.'),
    message: problem.message ?? errorCatalogue.VALIDATION_FAILED.message,
  }));
  const codes = new Set(problems.map(({ message }) => codesByMessage.get(message)));
  const [only] = codes;
  if (codes.size === 1 && only) return new DomainError(only, { message: issues[0]?.message ?? '', issues });
  const message = issues.length === 1 && issues[0] ? issues[0].message : errorCatalogue.VALIDATION_FAILED.message;
  return new DomainError('VALIDATION_FAILED', { issues, message });
}

/** Codes of the rules of fields by their sentence: checks of zod carry no code of their own. */
const codesByMessage = new Map<string | undefined, ErrorCode>(
  Object.entries(fieldErrors).flatMap(([code, { message }]) => (isErrorCode(code) ? [[message, code] as const] : [])),
);
