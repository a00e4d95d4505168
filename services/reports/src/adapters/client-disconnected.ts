import type { FastifyReply } from 'fastify';

/**
 * Fires when the caller hangs up before the answer. Fastify's own `request.signal` watches the request, whose stream
 * also closes when a body has merely been read.
 */
export function callerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
