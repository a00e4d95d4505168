import type { FastifyInstance } from 'fastify';
import type { OpenSpan } from './spans.ts';
import type { Traces } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the call, where calls are traced. */
    callSpan?: OpenSpan;
  }
}

const unseen = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A span for each call of this server. Services name the trace that it continues; a public client may not, since it would
 * choose which traces are stored. Only the pattern of the path is recorded: the path itself holds ids and tokens.
 */
export function traceCalls(app: FastifyInstance, traces: Traces, isPublic: boolean): void {
  if (!traces.isOn) return;
  app.decorateRequest('callSpan');
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (unseen.has(route)) return done();
    const { traceparent } = request.headers;
    const span = traces.begin(`${request.method} ${route}`, {
      kind: 'SERVER',
      traceParent: !isPublic && typeof traceparent === 'string' ? traceparent : null,
      attributes: { 'http.request.method': request.method, 'http.route': route, 'sefira.request_id': request.id },
    });
    if (span === undefined) return done();
    request.callSpan = span;
    span.run(done);
  });
  // Reading a body continues in the socket's events, which lose the context, so the handler enters the span again.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.callSpan === undefined) done();
    else request.callSpan.run(done);
  });
  app.addHook('onResponse', async ({ callSpan }, reply) => {
    callSpan?.set({ 'http.response.status_code': reply.statusCode });
    callSpan?.end(reply.statusCode >= 500 ? reply.statusCode : undefined);
  });
}
