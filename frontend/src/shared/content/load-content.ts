import type { Article, ArticleCard, ArticleKind } from '@sefira/contracts/content/article';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ContentSource, contentService, isContentSource } from './content-source.ts';

export interface ArticleList {
  readonly articles: readonly ArticleCard[];
}

/** A loader of the articles of a kind. */
export function articleListLoader(kind: ArticleKind) {
  return async ({ context }: LoaderFunctionArgs): Promise<ArticleList> => ({
    articles: await sourceOf(context).list(kind),
  });
}

/** A loader of the article in the path; null for none. */
export function articleLoader(kind: ArticleKind) {
  return ({ params, context }: LoaderFunctionArgs): Promise<Article | null> =>
    sourceOf(context).read(kind, params.slug ?? '');
}

/** A loader of all questions by group. */
export function questionsLoader({ context }: LoaderFunctionArgs): Promise<readonly Article[]> {
  return readQuestions(sourceOf(context));
}

/** All questions of a source by group. */
export async function readQuestions(source: ContentSource): Promise<readonly Article[]> {
  const groups = await source.list('faq');
  const read = await Promise.all(groups.map(({ slug }) => source.read('faq', slug)));
  return read.filter((group) => group !== null);
}

function sourceOf(context: unknown) {
  return isContentSource(context) ? context : contentService;
}
