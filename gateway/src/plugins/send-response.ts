import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@sefira/contracts/shared/errors';
import type { UpstreamResponse } from '@sefira/platform/http/dispatch-buffered';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyReply } from 'fastify';
import { compressedFrom } from './compression.ts';
import { sendDirectly } from './send-directly.ts';

/** What a service may say to a client. */
const returnedHeaders = [
  'accept-ranges',
  'cache-control',
  'clear-site-data',
  'content-disposition',
  'content-language',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
] as const;

/** How a service says that it does not take the identity we signed. */
const refusedSignature = `"error":"${'IDENTITY_REQUIRED' satisfies ErrorCode}"`;

/** Gives a service's answer to the client. @throws DomainError DEPENDENCY_DOWN where our own signature was not taken */
export function sendResponse(answer: UpstreamResponse, reply: FastifyReply): FastifyReply {
  const { statusCode, headers, body } = answer;
  // It ran out while the call waited for its turn, or keys are being changed: no fault of the session, which goes on.
  if (statusCode === 401 && Buffer.isBuffer(body) && body.includes(refusedSignature)) {
    throw new DomainError('DEPENDENCY_DOWN', { retryAfterSeconds: 2 });
  }
  const headersOut = selectHeaders(headers);
  const isText = headers['content-type']?.startsWith('application/json') ?? false;
  if (isText && isShort(body) && headers['content-security-policy'] === undefined) {
    return sendDirectly(reply, statusCode, headersOut, body.toString('utf8'));
  }
  reply.code(statusCode);
  for (const [name, value] of headersOut) reply.header(name, value);
  // Text goes out in one write with its head, bytes would take two.
  if (Buffer.isBuffer(body)) return reply.send(isText ? body.toString('utf8') : body);
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isFinite(length)) reply.header('content-length', length);
  return reply.send(body);
}

function selectHeaders(headers: IncomingHttpHeaders): (readonly [name: string, value: string])[] {
  const told: (readonly [string, string])[] = [];
  for (const name of returnedHeaders) {
    const value = headers[name];
    if (typeof value === 'string') told.push([name, value]);
  }
  if (headers['cache-control'] === undefined) told.push(['cache-control', 'no-store']);
  return told;
}

/** Too short to be compressed, so that it goes out as it is. */
function isShort(body: UpstreamResponse['body']): body is Buffer {
  return Buffer.isBuffer(body) && body.length > 0 && body.length < compressedFrom;
}
