import type { Readable } from 'node:stream';
import type { ErrorCode } from '@sefira/contracts/shared/errors';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { UpstreamClient } from '../adapters/upstreams.ts';

/** Bodies up to this size are read whole, so that they are compressed by their size and leave in one write with their head. */
const bufferedBytes = 1024 * 1024;

/** A service's refusal of a signed identity. */
const refusedSignature = `"error":"${'IDENTITY_REQUIRED' satisfies ErrorCode}"`;

/** A reply of any server of Node, as the hooks of @fastify/http-proxy are typed. */
interface Reply {
  readonly statusCode: number;
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
  send(payload: unknown): unknown;
}

/** Sends a service's response, of which the reply has the status and the headers already. */
export function sendResponse(
  reply: Reply,
  { stream }: { readonly stream: Readable },
  client: Pick<UpstreamClient, 'refusalOf'>,
): void {
  const { statusCode } = reply;
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  if (statusCode === 204 || statusCode === 304 || length <= bufferedBytes) {
    reply.removeHeader('content-length');
    const isText = String(reply.getHeader('content-type')).startsWith('application/json');
    const chunks: Buffer[] = [];
    stream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('error', (error) => reply.send(client.refusalOf(error)))
      .once('end', () => {
        const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
        reply.send(statusCode === 401 ? refusalOf401(body) : isText ? body.toString('utf8') : body);
      });
    return;
  }
  reply.send(stream);
}

/** An expired or rotated identity is no fault of the session: 503 instead of 401. */
function refusalOf401(body: Buffer): string | DomainError {
  const text = body.toString('utf8');
  return text.includes(refusedSignature) ? new DomainError('DEPENDENCY_DOWN', { retryAfterSeconds: 2 }) : text;
}
