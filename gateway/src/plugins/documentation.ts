import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { buildOpenApi } from '@sefira/platform/openapi';
import type { FastifyInstance } from 'fastify';
import { getAbsoluteFSPath } from 'swagger-ui-dist';
import { publicRoutes } from '../route-table.ts';

/** OpenAPI 3.1 of every public call, from the contracts, and a readable page of it under `/api/docs`. */
export async function addDocumentation(app: FastifyInstance, publicUrl: string): Promise<void> {
  const description = buildOpenApi(publicRoutes, { title: 'Sefira', serverUrl: `${publicUrl.replace(/\/$/, '')}/api` });
  const page = await readFile(new URL('../documentation/page.html', import.meta.url), 'utf8');
  const script = await readFile(new URL('../documentation/start.js', import.meta.url), 'utf8');
  await app.register(fastifyStatic, {
    root: getAbsoluteFSPath(),
    prefix: '/api/docs/files/',
    decorateReply: false,
    allowedPath: (file) => /\/swagger-ui(-bundle\.js|\.css)$/.test(file),
  });
  app.get('/api/docs/openapi.json', async () => description);
  app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
