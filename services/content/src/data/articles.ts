import { type ArticleFrontMatter, type ArticleKind, readingMinutes } from '@sefira/contracts/content/article';
import { newId } from '@sefira/platform/time/identifiers';
import type { Article, Prisma } from '../../prisma/generated/client.ts';

export type { Article };
export type Transaction = Prisma.TransactionClient;

const published = 'published';
const inOrder = [
  { position: 'asc' },
  { date: 'desc' },
  { slug: 'asc' },
] as const satisfies Prisma.ArticleOrderByWithRelationInput[];

/** A page of published articles of a kind; `after` is the slug of the last one of the previous page. */
export function listPublished(
  transaction: Transaction,
  kind: ArticleKind,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Article[]> {
  return transaction.article.findMany({
    where: { kind, status: published },
    orderBy: [...inOrder],
    take: limit + 1,
    ...(after === undefined ? {} : { cursor: { kind_slug: { kind, slug: after } }, skip: 1 }),
  });
}

export function findPublished(transaction: Transaction, kind: ArticleKind, slug: string): Promise<Article | null> {
  return transaction.article.findFirst({ where: { kind, slug, status: published } });
}

/** Candidates for related articles. */
export function listNear(transaction: Transaction, kind: string): Promise<Article[]> {
  return transaction.article.findMany({ where: { kind, status: published }, orderBy: [...inOrder], take: 100 });
}

export function listAllPublished(transaction: Transaction): Promise<Article[]> {
  return transaction.article.findMany({ where: { status: published } });
}

/** Articles of the sitemap. */
export function listForMap(transaction: Transaction): Promise<Article[]> {
  return transaction.article.findMany({ where: { status: published, kind: { not: 'faq' } }, orderBy: [...inOrder] });
}

export function listAll(transaction: Transaction): Promise<Article[]> {
  return transaction.article.findMany({ orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }], take: 1000 });
}

export function findArticle(transaction: Transaction, id: string): Promise<Article | null> {
  return transaction.article.findUnique({ where: { id } });
}

export interface ArticleFields {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly frontMatter: ArticleFrontMatter;
  readonly body: string;
  readonly status: 'draft' | 'published';
}

/** True if another article has this path. */
export async function isTaken(
  transaction: Transaction,
  { kind, slug }: Pick<ArticleFields, 'kind' | 'slug'>,
  except: string | null,
): Promise<boolean> {
  const found = await transaction.article.findUnique({ where: { kind_slug: { kind, slug } }, select: { id: true } });
  return found !== null && found.id !== except;
}

export function createArticle(transaction: Transaction, fields: ArticleFields, now: Date): Promise<Article> {
  return transaction.article.create({
    data: { ...columnsOf(fields), id: newId(), source: 'admin', createdAt: now, updatedAt: now },
  });
}

/** Changes an article that is still at `version` and stores its text so far. @returns null after a concurrent change */
export async function changeArticle(
  transaction: Transaction,
  before: Article,
  change: { readonly fields: ArticleFields; readonly version: number; readonly editorId: string },
  now: Date,
): Promise<Article | null> {
  const { count } = await transaction.article.updateMany({
    where: { id: before.id, version: change.version },
    data: { ...columnsOf(change.fields), source: 'admin', version: { increment: 1 }, updatedAt: now },
  });
  if (count === 0) return null;
  await transaction.articleVersion.create({
    data: {
      id: newId(),
      articleId: before.id,
      version: before.version,
      title: before.title,
      body: before.body,
      editorId: change.editorId,
      createdAt: now,
    },
  });
  return transaction.article.findUnique({ where: { id: before.id } });
}

function columnsOf({ kind, slug, frontMatter, body, status }: ArticleFields) {
  const { title, summary, topic, date, updated, numbers, motif, keywords, position } = frontMatter;
  return {
    kind,
    slug,
    title,
    summary,
    topic,
    date,
    updated: updated ?? null,
    minutes: readingMinutes(body),
    numbers,
    motif,
    keywords,
    position,
    body,
    status,
  };
}
