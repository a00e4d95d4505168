import { listArticles, readArticle } from '@sefira/contracts/content/site';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { findPublished, listNear, listPublished } from '../data/articles.ts';
import { presentArticle, presentCard } from '../presenters/articles.ts';

/** Published articles are the same for everybody and may be kept a moment. */
const cached = 'public, max-age=60';

export function addArticleRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, listArticles, async (call) => {
    const { kind, cursor, limit } = call.query;
    const found = await listPublished(client, kind, { after: cursor, limit });
    const items = found.slice(0, limit);
    call.reply.header('cache-control', cached);
    return answered('Artigos listados.', {
      items: items.map(presentCard),
      nextCursor: found.length > limit ? (items.at(-1)?.slug ?? null) : null,
    });
  });

  addRoute(app, context.identities, readArticle, async (call) => {
    const { kind, slug } = call.params;
    const article = await findPublished(client, kind, slug);
    if (!article) throw new DomainError('NOT_FOUND', { message: 'Este artigo não existe ou foi recolhido.' });
    call.reply.header('cache-control', cached);
    return answered('Artigo lido.', presentArticle(article, await listNear(client, kind)));
  });
}
