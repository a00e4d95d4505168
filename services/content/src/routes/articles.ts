import * as contracts from '@sefira/contracts/content/site';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { presentArticle, presentCard } from '../presenters/articles.ts';
import { listArticles, readArticle } from '../use-cases/read-articles.ts';

/** Published articles are the same for all users. */
const cached = 'public, max-age=60';

export function addArticleRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, contracts.listArticles, async ({ query, reply }) => {
    const { items, nextCursor } = await listArticles(context, query.kind, { after: query.cursor, limit: query.limit });
    reply.header('cache-control', cached);
    return answered('Artigos listados.', { items: items.map(presentCard), nextCursor });
  });

  addRoute(app, context.identities, contracts.readArticle, async ({ params, reply }) => {
    const { article, others } = await readArticle(context, params.kind, params.slug);
    reply.header('cache-control', cached);
    return answered('Artigo lido.', presentArticle(article, others));
  });
}
