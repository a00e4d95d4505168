import path from 'node:path';
import {
  queueBoardCalls,
  queueBoardFiles,
  queueBoardPages,
  queueBoardPath,
} from '@sefira/contracts/admin-config/queue-board';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { callBoard, readBoardFile, readBoardPage } from '../use-cases/read-queue-board.ts';

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
  const { identities } = context;

  for (const route of queueBoardPages) {
    addRoute(app, identities, route, async ({ reply }) =>
      reply
        .header('content-security-policy', contentSecurityPolicy)
        .type('text/html; charset=utf-8')
        .send(await readBoardPage(context)),
    );
  }

  for (const route of queueBoardFiles) {
    addRoute(app, identities, route, async ({ params, reply }) => {
      const name = Object.values(params).join('/');
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type(types[path.extname(name)] ?? 'application/octet-stream')
        .send(await readBoardFile(context, name));
    });
  }

  for (const route of queueBoardCalls) {
    const own = route.path.slice(queueBoardPath.length);
    addRoute(app, identities, route, async ({ params, query, reply }) => {
      const { status, body } = await callBoard(context, own, { params, query });
      return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
    });
  }
}
