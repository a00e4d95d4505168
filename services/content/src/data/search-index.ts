import { articleKind, articlePath, headingAnchor } from '@sefira/contracts/content/article';
import type { SearchGroup } from '@sefira/contracts/content/search';
import { foldAligned } from '@sefira/contracts/shared/fold';
import * as z from 'zod/mini';
import { plainText, sectionsOf } from '../adapters/markdown-text.ts';
import { sitePages } from '../domain/site-pages.ts';
import { wordsOf } from '../domain/words.ts';
import type { Article, Transaction } from './articles.ts';

/** What can be found: the found words of a title weigh most, those of a summary more than those of a text. */
export interface Findable {
  readonly key: string;
  readonly ownerId: string | null;
  readonly group: SearchGroup;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** Found by, and never shown. */
  readonly keywords?: string;
}

/** Statements hold this many rows at most. */
const batchRows = 500;
/** Words shorter than this are not corrected. */
const shortestWord = 4;

/** Makes everything that everybody may find anew from the pages and the published articles. */
export async function rebuildIndex(transaction: Transaction): Promise<void> {
  const articles = await transaction.article.findMany({ where: { status: 'published' } });
  const findables = [...pages(), ...articles.flatMap(findableOf)];
  await transaction.searchDocument.deleteMany({ where: { ownerId: null } });
  await transaction.searchWord.deleteMany();
  await addFindables(transaction, findables);
}

/** What an article lets be found: itself, or each of its questions. */
function findableOf(article: Article): Findable[] {
  const key = `article:${article.kind}/${article.slug}`;
  if (article.kind === 'faq') {
    return sectionsOf(article.body).map(({ heading, text }, index) => ({
      key: `${key}#${index}`,
      ownerId: null,
      group: 'help',
      path: `/faq#${headingAnchor(heading)}`,
      title: heading,
      summary: '',
      body: text,
    }));
  }
  return [
    {
      key,
      ownerId: null,
      group: article.kind === 'blog' ? 'article' : 'help',
      path: articlePath({ kind: z.parse(articleKind, article.kind), slug: article.slug }),
      title: article.title,
      summary: article.summary,
      body: plainText(article.body),
      keywords: article.keywords.join(' '),
    },
  ];
}

function pages(): Findable[] {
  return sitePages.map(({ path, title, summary, keywords, isAnalysis }) => ({
    key: `page:${path}`,
    ownerId: null,
    group: isAnalysis ? 'analysis' : 'page',
    path,
    title,
    summary,
    body: '',
    keywords,
  }));
}

/** Adds or replaces what can be found; the words of what everybody may find become known words. */
export async function addFindables(transaction: Transaction, findables: readonly Findable[]): Promise<void> {
  for (let start = 0; start < findables.length; start += batchRows) {
    await addBatch(transaction, findables.slice(start, start + batchRows));
  }
}

async function addBatch(transaction: Transaction, findables: readonly Findable[]): Promise<void> {
  const rows = findables.map(({ key, ownerId, group, path, title, summary, body, keywords = '' }) => ({
    key,
    owner_id: ownerId,
    search_group: group,
    path,
    title,
    body: [summary, body].filter(Boolean).join(' '),
    folded_title: foldAligned(title),
    folded_summary: foldAligned(summary),
    folded_body: foldAligned(`${body} ${keywords}`),
  }));
  await transaction.$executeRaw`
    INSERT INTO search_document (key, owner_id, search_group, path, title, body, folded_title, words)
    SELECT key, owner_id, search_group, path, title, body, folded_title,
      setweight(to_tsvector('portuguese', folded_title), 'A') || setweight(to_tsvector('portuguese', folded_summary), 'B')
        || setweight(to_tsvector('portuguese', folded_body), 'D')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (key text, owner_id uuid, search_group text, path text,
      title text, body text, folded_title text, folded_summary text, folded_body text)
    ON CONFLICT (key) DO UPDATE SET owner_id = excluded.owner_id, search_group = excluded.search_group,
      path = excluded.path, title = excluded.title, body = excluded.body, folded_title = excluded.folded_title,
      words = excluded.words`;
  const words = new Set<string>();
  for (const { ownerId, title, summary, body, keywords = '' } of findables) {
    if (ownerId !== null) continue;
    for (const word of wordsOf(`${title} ${summary} ${body} ${keywords}`))
      if (word.length >= shortestWord) words.add(word);
  }
  if (words.size === 0) return;
  await transaction.$executeRaw`
    INSERT INTO search_word (word, stem)
    SELECT word, coalesce((tsvector_to_array(to_tsvector('portuguese', word)))[1], word)
    FROM unnest(${[...words]}::text[]) AS word ON CONFLICT (word) DO NOTHING`;
}

/** Forgets what only one person may find. */
export async function removeOwn(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.searchDocument.deleteMany({ where: { ownerId } });
}

/** Takes single things of a person off the index. */
export async function removeFindables(
  transaction: Transaction,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  await transaction.searchDocument.deleteMany({ where: { ownerId, key: { in: [...keys] } } });
}

/** What a guest made becomes the account's. */
export async function handOverOwn(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.searchDocument.updateMany({ where: { ownerId: from }, data: { ownerId: to } });
}
