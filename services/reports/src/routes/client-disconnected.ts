import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client disconnects before the response. Fastify's own `request.signal` follows the request stream, which
 * also closes when its body has been read.
 */
export function clientDisconnected(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
