import type { ArticleKind } from '@sefira/contracts/content/article';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext } from '../context.ts';
import * as articles from '../data/articles.ts';

type Article = articles.Article;

/** A page of published articles of a kind. */
export async function listArticles(
  context: ContentContext,
  kind: ArticleKind,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ items: readonly Article[]; nextCursor: string | null }> {
  const found = await articles.listPublished(clientOf(context), kind, { after, limit });
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.slug ?? null) : null };
}

/** A published article with candidates for related ones. @throws DomainError NOT_FOUND */
export async function readArticle(
  context: ContentContext,
  kind: ArticleKind,
  slug: string,
): Promise<{ article: Article; others: readonly Article[] }> {
  const client = clientOf(context);
  const article = await articles.findPublished(client, kind, slug);
  if (!article) throw new DomainError('NOT_FOUND', { message: 'Este artigo não existe ou foi recolhido.' });
  return { article, others: await articles.listNear(client, kind) };
}

/** Articles of the sitemap. */
export function listSitemapArticles(context: ContentContext): Promise<Article[]> {
  return articles.listForMap(clientOf(context));
}

/** All articles, for editors. */
export function listEditedArticles(context: ContentContext): Promise<Article[]> {
  return articles.listAll(clientOf(context));
}

/** Any article, for editors. @throws DomainError NOT_FOUND */
export function readEditedArticle(context: ContentContext, id: string): Promise<Article> {
  return requireArticle(clientOf(context), id);
}

/** @throws DomainError NOT_FOUND */
export async function requireArticle(transaction: articles.Transaction, id: string): Promise<Article> {
  const article = await articles.findArticle(transaction, id);
  if (!article) throw new DomainError('NOT_FOUND');
  return article;
}
