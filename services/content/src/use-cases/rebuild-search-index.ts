import { articleKind, articlePath, headingAnchor } from '@sefira/contracts/content/article';
import * as z from 'zod/mini';
import { plainText, sectionsOf } from '../adapters/markdown-text.ts';
import { type Article, listAllPublished, type Transaction } from '../data/articles.ts';
import { addFindables, clearPublicIndex, type Findable } from '../data/search-index.ts';
import { sitePages } from '../domain/site-pages.ts';

/** Rebuilds the public part of the search from the pages and the published articles. */
export async function rebuildSearchIndex(transaction: Transaction): Promise<void> {
  const articles = await listAllPublished(transaction);
  await clearPublicIndex(transaction);
  await addFindables(transaction, [...pages(), ...articles.flatMap(findableOf)]);
}

/** Documents of an article: itself, or one for each question of an FAQ. */
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
