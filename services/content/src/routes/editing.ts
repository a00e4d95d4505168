import {
  announceArticle,
  changeArticle,
  createArticle,
  listEditedArticles,
  readEditedArticle,
} from '@sefira/contracts/content/site';
import { clientOf, inTransaction } from '@sefira/database/access';
import { enqueueJob } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ContentContext, Transaction } from '../context.ts';
import {
  type Article,
  type ArticleFields,
  changeArticle as changeStored,
  createArticle as createStored,
  findArticle,
  isTaken,
  listAll,
} from '../data/articles.ts';
import { addIssue, countSubscribers } from '../data/newsletter.ts';
import { rebuildIndex } from '../data/search-index.ts';
import { editorOf } from '../policies.ts';
import { presentEdited } from '../presenters/articles.ts';

/** Writing, publishing and announcing articles, without a deploy. */
export function addEditingRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);
  const whole = (article: Article) => ({ ...presentEdited(article), body: article.body });

  addRoute(app, context.identities, listEditedArticles, async () =>
    answered('Artigos listados.', (await listAll(client)).map(presentEdited)),
  );

  addRoute(app, context.identities, readEditedArticle, async (call) =>
    answered('Artigo lido.', whole(await requireArticle(client, call.params.id))),
  );

  addRoute(app, context.identities, createArticle, async (call) => {
    const created = await inTransaction(context, async (transaction) => {
      await requireFree(transaction, call.body, null);
      const article = await createStored(transaction, call.body, context.clock());
      await rebuildIndex(transaction);
      return article;
    });
    return answered('Artigo criado com sucesso', whole(created));
  });

  addRoute(app, context.identities, changeArticle, async (call) => {
    const { version, ...fields } = call.body;
    const changed = await inTransaction(context, async (transaction) => {
      const before = await requireArticle(transaction, call.params.id);
      await requireFree(transaction, fields, before.id);
      const change = { fields, version, editorId: editorOf(call.identity) };
      const article = await changeStored(transaction, before, change, context.clock());
      if (!article) throw new DomainError('CONFLICT');
      await rebuildIndex(transaction);
      return article;
    });
    return answered('Artigo atualizado com sucesso', whole(changed));
  });

  addRoute(app, context.identities, announceArticle, async (call) => {
    const subscribers = await inTransaction(context, async (transaction) => {
      const article = await requireArticle(transaction, call.params.id);
      if (article.status !== 'published') {
        throw new DomainError('CONFLICT', { message: 'Publique o artigo antes de enviá-lo.' });
      }
      const issueId = await addIssue(transaction, article.id, context.clock());
      if (issueId === null) {
        throw new DomainError('CONFLICT', { message: 'Este artigo já foi enviado à newsletter.' });
      }
      await enqueueJob(transaction, context.schema, 'newsletter.send', { issueId }, { jobId: issueId });
      return countSubscribers(transaction);
    });
    return answered('Artigo a caminho de quem assina a newsletter.', { subscribers });
  });
}

async function requireArticle(transaction: Transaction, id: string): Promise<Article> {
  const article = await findArticle(transaction, id);
  if (!article) throw new DomainError('NOT_FOUND');
  return article;
}

async function requireFree(transaction: Transaction, fields: ArticleFields, except: string | null): Promise<void> {
  if (!(await isTaken(transaction, fields, except))) return;
  throw new DomainError('CONFLICT', { message: 'Outro artigo já tem este endereço. Escolha outro.' });
}
