import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { answerNotFound } from '@sefira/platform/answer-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** A page path: no dot in its last part, so that a missing file stays a 404. */
const pagePath = /^\/(?:[^?#]*\/)?[^./?#]*$/;

/** The front end's files: hashed assets for good, pages always checked anew. */
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
}

/**
 * Answers a page path with its prerendered HTML where there is one, else with the application's shell, which draws it
 * (its own 404 page too). Anything else that no route knows is a 404 in the error form.
 */
export function answerPage(folder: string) {
  const prerendered = new Map<string, string>();
  const shell = existsSync(path.join(folder, 'shell.html')) ? 'shell.html' : 'index.html';

  function pageOf(route: string): string {
    const known = prerendered.get(route);
    if (known) return known;
    const name = path.posix.normalize(route).replace(/^\/+|\/+$/g, '');
    const file = name === '' ? 'index.html' : `${name}/index.html`;
    if (name.includes('..') || !existsSync(path.join(folder, file))) return shell;
    prerendered.set(route, file);
    return file;
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [route = '/'] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !pagePath.test(route) || route === '/api' || route.startsWith('/api/')) {
      return answerNotFound(request, reply);
    }
    return reply.sendFile(pageOf(route));
  };
}
