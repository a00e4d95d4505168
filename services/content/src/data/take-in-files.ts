import { readingMinutes } from '@sefira/contracts/content/article';
import { clientOf } from '@sefira/database/access';
import { transaction as inOneTransaction } from '@sefira/database/transaction';
import { newId } from '@sefira/platform/time/identifiers';
import { type ArticleFile, readArticleFiles } from '../adapters/article-files.ts';
import type { ContentContext, Transaction } from '../context.ts';
import { rebuildIndex } from './search-index.ts';

/** Whatever else the machine does at the start: a service that gives up here is started anew, to no better end. */
const timeoutMilliseconds = 120_000;

/**
 * Brings the articles that came with the product into the database: new and changed files replace what nobody edited,
 * and what is no longer among the files goes. One replica at a time; the others find it done.
 */
export async function takeInFiles(context: ContentContext): Promise<void> {
  const files = await readArticleFiles();
  const work = async (transaction: Transaction) => {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('content files', 0))`;
    const known = await transaction.article.findMany({
      select: { id: true, kind: true, slug: true, source: true, fileHash: true },
    });
    const byPath = new Map(known.map((article) => [`${article.kind}/${article.slug}`, article]));
    for (const file of files) {
      const before = byPath.get(`${file.kind}/${file.slug}`);
      byPath.delete(`${file.kind}/${file.slug}`);
      if (before?.source === 'admin' || before?.fileHash === file.hash) continue;
      await store(transaction, before?.id ?? null, file, context.clock());
    }
    const gone = [...byPath.values()].filter(({ source }) => source === 'file').map(({ id }) => id);
    if (gone.length > 0) await transaction.article.deleteMany({ where: { id: { in: gone } } });
    await rebuildIndex(transaction);
  };
  await inOneTransaction(clientOf(context), work, { timeoutMilliseconds });
}

async function store(transaction: Transaction, id: string | null, file: ArticleFile, now: Date): Promise<void> {
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
