import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext } from '../context.ts';
import * as articles from '../data/articles.ts';
import { requireArticle } from './read-articles.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';

/** @throws DomainError CONFLICT if another article has the path */
export function createArticle(context: ContentContext, fields: articles.ArticleFields): Promise<articles.Article> {
  return inTransaction(context, async (transaction) => {
    await requireFreePath(transaction, fields, null);
    const article = await articles.createArticle(transaction, fields, context.clock());
    await rebuildSearchIndex(transaction);
    return article;
  });
}

/** @throws DomainError NOT_FOUND, CONFLICT if another article has the path or `version` is not the latest */
export function changeArticle(
  context: ContentContext,
  id: string,
  change: { readonly fields: articles.ArticleFields; readonly version: number; readonly editorId: string },
): Promise<articles.Article> {
  return inTransaction(context, async (transaction) => {
    const before = await requireArticle(transaction, id);
    await requireFreePath(transaction, change.fields, before.id);
    const article = await articles.changeArticle(transaction, before, change, context.clock());
    if (!article) throw new DomainError('CONFLICT');
    await rebuildSearchIndex(transaction);
    return article;
  });
}

async function requireFreePath(
  transaction: articles.Transaction,
  fields: articles.ArticleFields,
  except: string | null,
): Promise<void> {
  if (!(await articles.isTaken(transaction, fields, except))) return;
  throw new DomainError('CONFLICT', { message: 'Outro artigo já tem este endereço. Escolha outro.' });
}
