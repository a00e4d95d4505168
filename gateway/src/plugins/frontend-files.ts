import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { sendNotFound } from '@sefira/platform/http/error-handler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openPages, type PageFile } from './page-files.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** A page path: no dot in its last part, so that a missing file stays a 404. */
const pagePath = /^\/(?:[^?#]*\/)?[^./?#]*$/;

/** The front end's files: hashed assets are immutable, pages are revalidated. */
export const frontendFilesPlugin = fastifyPlugin<{ readonly folder: string }>(
  async (app, { folder }) => {
    await app.register(fastifyStatic, {
      root: path.resolve(folder),
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? immutable : revalidated);
      },
    });
  },
  { name: 'static' },
);

/**
 * Handles unmatched requests: sends a page path its prerendered HTML, or the application's shell, which also draws the 404
 * page. Any other path is a 404 in the error form.
 */
export function createPageHandler(folder: string, publicUrl: string) {
  const pages = openPages(folder, publicUrl);

  function pageOf(route: string): PageFile | null {
    const name = path.posix.normalize(route).replace(/^\/+|\/+$/g, '');
    const own = name.includes('..') ? null : pages(name === '' ? 'index.html' : `${name}/index.html`);
    return own ?? pages('shell.html') ?? pages('index.html');
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const [route = '/'] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && pagePath.test(route) && route !== '/api' && !route.startsWith('/api/');
    const page = isPage ? pageOf(route) : null;
    return page === null ? sendNotFound(request, reply) : sendPage(page, request, reply);
  };
}

async function sendPage(page: PageFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('cache-control', revalidated).header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { coding, content } = await page.send(String(request.headers['accept-encoding'] ?? ''));
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(content);
}
