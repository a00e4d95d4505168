import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { answerNotFound } from '@sefira/platform/answer-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** A page path: no dot in its last part, so that a missing file stays a 404. */
const pagePath = /^\/(?:[^?#]*\/)?[^./?#]*$/;

/**
 * The front end's files: hashed assets for good, pages always checked anew. A page path gets its prerendered HTML where
 * there is one, else the application's shell, which draws it (its own 404 page too).
 */
export async function addFrontEnd(app: FastifyInstance, folder: string): Promise<void> {
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
  const pages = new Map<string, string>();

  function pageOf(url: string): string {
    const [route = '/'] = url.split('?');
    const known = pages.get(route);
    if (known) return known;
    const name = path.posix.normalize(route).replace(/^\/+|\/+$/g, '');
    const prerendered = name === '' ? 'index.html' : `${name}/index.html`;
    const exists = !name.includes('..') && existsSync(path.join(folder, prerendered));
    const shell = existsSync(path.join(folder, 'shell.html')) ? 'shell.html' : 'index.html';
    const page = exists ? prerendered : shell;
    if (exists) pages.set(route, page);
    return page;
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const { url, method } = request;
    const isPage =
      (method === 'GET' || method === 'HEAD') && pagePath.test(url.split('?')[0] ?? '') && !url.startsWith('/api');
    if (!isPage) return answerNotFound(request, reply);
    return reply.sendFile(pageOf(url));
  });
}
