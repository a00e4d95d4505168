import path from 'node:path';
import {
  queueBoardCalls,
  queueBoardFiles,
  queueBoardPages,
  queueBoardPath,
} from '@sefira/contracts/admin-config/queue-board';
import { addRoute } from '@sefira/platform/http/add-route';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Own files and inline styles only; no framing, no requests to other origins. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Bull Board for administrators. */
export function addQueueBoardRoutes(app: FastifyInstance, context: AdminContext): void {
  const { queueBoard, identities } = context;

  for (const route of queueBoardPages) {
    addRoute(app, identities, route, async ({ reply }) =>
      reply
        .header('content-security-policy', contentSecurityPolicy)
        .type('text/html; charset=utf-8')
        .send(queueBoard.page),
    );
  }

  for (const route of queueBoardFiles) {
    addRoute(app, identities, route, async ({ params, reply }) => {
      const name = Object.values(params).join('/');
      const file = await queueBoard.file(name);
      if (file === null) throw new DomainError('NOT_FOUND');
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type(types[path.extname(name)] ?? 'application/octet-stream')
        .send(file);
    });
  }

  for (const route of queueBoardCalls) {
    const own = route.path.slice(queueBoardPath.length);
    addRoute(app, identities, route, async ({ params, query, reply }) => {
      const { status, body } = await queueBoard.respond(own, { params: params ?? {}, query: query ?? {} });
      // The board's messages are for developers.
      if (status >= 500) throw new DomainError('DEPENDENCY_DOWN');
      if (status >= 400) throw new DomainError('NOT_FOUND');
      return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
    });
  }
}
