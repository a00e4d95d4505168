import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@sefira/contracts/shared/errors';
import type { FastifyServerOptions } from 'fastify';
import { DomainError } from './domain-error.ts';
import { errorBody } from './error-handler.ts';

/** Node's codes for requests that cannot be parsed. */
const unreadable: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/**
 * Responds to bytes that are no request (broken, endless or slow headers) with the error envelope and closes the connection,
 * since the start of a next request is unknown (RFC 9112 section 9.6).
 */
export const handleClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = new DomainError(unreadable[error.code] ?? 'MALFORMED_REQUEST', { cause: error });
  const body = Buffer.from(JSON.stringify(errorBody(refusal, randomUUID())));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'x-content-type-options: nosniff',
  ];
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  socket.destroy(error);
};
