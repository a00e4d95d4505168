import * as contracts from '@sefira/contracts/content/site';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { editorOf } from '../policies.ts';
import { presentEdited, presentEditedWithBody } from '../presenters/articles.ts';
import { announceArticle } from '../use-cases/announce-article.ts';
import { changeArticle, createArticle } from '../use-cases/edit-article.ts';
import { listEditedArticles, readEditedArticle } from '../use-cases/read-articles.ts';

/** Editing, publishing and announcing articles. */
export function addEditingRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, contracts.listEditedArticles, async () =>
    answered('Artigos listados.', (await listEditedArticles(context)).map(presentEdited)),
  );

  addRoute(app, context.identities, contracts.readEditedArticle, async ({ params }) =>
    answered('Artigo lido.', presentEditedWithBody(await readEditedArticle(context, params.id))),
  );

  addRoute(app, context.identities, contracts.createArticle, async ({ body }) =>
    answered('Artigo criado.', presentEditedWithBody(await createArticle(context, body))),
  );

  addRoute(app, context.identities, contracts.changeArticle, async ({ params, body, identity }) => {
    const { version, ...fields } = body;
    const article = await changeArticle(context, params.id, { fields, version, editorId: editorOf(identity) });
    return answered('Artigo salvo.', presentEditedWithBody(article));
  });

  addRoute(app, context.identities, contracts.announceArticle, async ({ params }) => {
    const subscribers = await announceArticle(context, params.id);
    return answered('Artigo a caminho de quem assina a newsletter.', { subscribers });
  });
}
