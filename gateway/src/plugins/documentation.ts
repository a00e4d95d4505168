import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { publicApiRoutes } from '@sefira/contracts/public-api/routes';
import { publicRoutes } from '@sefira/contracts/routes';
import { buildOpenApi } from '@sefira/platform/http/openapi';
import fastifyPlugin from 'fastify-plugin';
// The package itself would run its page's bundle in this process.
import swaggerFiles from 'swagger-ui-dist/absolute-path.js';

/** OpenAPI 3.1 of every public call, from the contracts, and a readable page of it under `/api/docs`. */
export const documentationPlugin = fastifyPlugin<{ readonly publicUrl: string }>(
  async (app, { publicUrl }) => {
    const serverUrl = `${publicUrl.replace(/\/$/, '')}/api`;
    const description = buildOpenApi(publicRoutes, { title: 'Sefira', serverUrl });
    const page = await readFile(new URL('../documentation/page.html', import.meta.url), 'utf8');
    const script = await readFile(new URL('../documentation/start.js', import.meta.url), 'utf8');
    await app.register(fastifyStatic, {
      root: swaggerFiles(),
      prefix: '/api/docs/files/',
      decorateReply: false,
      allowedPath: (file) => /\/swagger-ui(-bundle\.js|\.css)$/.test(file),
    });
    app.get('/api/docs/openapi.json', async () => description);
    // Source of the developers' page and of client generators.
    const publicApi = buildOpenApi(publicApiRoutes, { title: 'API da Sefira', serverUrl });
    app.get('/api/v1/openapi.json', async () => publicApi);
    app.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
    app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  },
  { name: 'documentation' },
);
