import { inTransaction } from '@sefira/database/access';
import { readArticleFiles } from '../adapters/article-files.ts';
import type { ContentContext } from '../context.ts';
import { deleteArticles, listSources, lockImport, storeFile } from '../data/article-imports.ts';
import { rebuildSearchIndex } from './rebuild-search-index.ts';

/** Long, since a service that fails at its start is only started again. */
const timeoutMilliseconds = 120_000;

/**
 * Imports the articles of this build: new and changed files replace articles that no administrator edited, and articles
 * without a file are deleted. One replica at a time; the others find the import done.
 */
export async function importArticleFiles(context: ContentContext): Promise<void> {
  const files = await readArticleFiles();
  await inTransaction(
    context,
    async (transaction) => {
      await lockImport(transaction);
      const stored = await listSources(transaction);
      const byPath = new Map(stored.map((article) => [`${article.kind}/${article.slug}`, article]));
      for (const file of files) {
        const before = byPath.get(`${file.kind}/${file.slug}`);
        byPath.delete(`${file.kind}/${file.slug}`);
        if (before?.source === 'admin' || before?.fileHash === file.hash) continue;
        await storeFile(transaction, before?.id ?? null, file, context.clock());
      }
      const withoutFile = [...byPath.values()].filter(({ source }) => source === 'file');
      await deleteArticles(
        transaction,
        withoutFile.map(({ id }) => id),
      );
      await rebuildSearchIndex(transaction);
    },
    { timeoutMilliseconds },
  );
}
