import type { SearchGroup } from '@sefira/contracts/content/search';
import { foldAligned } from '@sefira/contracts/shared/fold';
import { wordsOf } from '../domain/words.ts';
import type { Transaction } from './articles.ts';

/** A document of the search: matches in the title weigh most, those in the summary more than those in the text. */
export interface Findable {
  readonly key: string;
  readonly ownerId: string | null;
  readonly group: SearchGroup;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** Searched, never shown. */
  readonly keywords?: string;
}

/** Rows of one statement. */
const batchRows = 500;
/** Words shorter than this are not corrected. */
const shortestWord = 4;

/** Deletes the documents that all users may find, and the known words. */
export async function clearPublicIndex(transaction: Transaction): Promise<void> {
  await transaction.searchDocument.deleteMany({ where: { ownerId: null } });
  await transaction.searchWord.deleteMany();
}

/** Adds or replaces documents; words of public documents become known words for spelling correction. */
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

/** Deletes a user's own documents. */
export async function removeOwn(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.searchDocument.deleteMany({ where: { ownerId } });
}

/** Deletes some of a user's own documents. */
export async function removeFindables(
  transaction: Transaction,
  ownerId: string,
  keys: readonly string[],
): Promise<void> {
  await transaction.searchDocument.deleteMany({ where: { ownerId, key: { in: [...keys] } } });
}

/** Moves a guest's documents to an account. */
export async function handOverOwn(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.searchDocument.updateMany({ where: { ownerId: from }, data: { ownerId: to } });
}
