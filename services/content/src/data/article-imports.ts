import { type ArticleFrontMatter, type ArticleKind, readingMinutes } from '@sefira/contracts/content/article';
import { newId } from '@sefira/platform/time/identifiers';
import type { Article } from '../../prisma/generated/client.ts';
import type { Transaction } from './articles.ts';

/** An article of this build. */
export interface ImportedArticle {
  readonly kind: ArticleKind;
  readonly slug: string;
  readonly frontMatter: ArticleFrontMatter;
  readonly body: string;
  /** SHA-256 of the file. */
  readonly hash: string;
}

/** Serialises imports of several replicas until the transaction ends. */
export async function lockImport(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('content files', 0))`;
}

export function listSources(
  transaction: Transaction,
): Promise<Pick<Article, 'id' | 'kind' | 'slug' | 'source' | 'fileHash'>[]> {
  return transaction.article.findMany({ select: { id: true, kind: true, slug: true, source: true, fileHash: true } });
}

export async function deleteArticles(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.article.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Creates the article, or replaces the one with this id. */
export async function storeFile(
  transaction: Transaction,
  id: string | null,
  file: ImportedArticle,
  now: Date,
): Promise<void> {
  const { title, summary, topic, date, updated, numbers, motif, keywords, position } = file.frontMatter;
  const data = {
    kind: file.kind,
    slug: file.slug,
    title,
    summary,
    topic,
    date,
    updated: updated ?? null,
    minutes: readingMinutes(file.body),
    numbers,
    motif,
    keywords,
    position,
    body: file.body,
    status: 'published',
    source: 'file',
    fileHash: file.hash,
    updatedAt: now,
  };
  if (id === null) await transaction.article.create({ data: { ...data, id: newId(), createdAt: now } });
  else await transaction.article.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
}
