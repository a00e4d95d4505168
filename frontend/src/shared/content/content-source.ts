import type { Article, ArticleCard, ArticleKind } from '@sefira/contracts/content/article';
import { readArticle as articleRoute, listArticles } from '@sefira/contracts/content/site';
import type { RouteAnswer } from '@sefira/contracts/shared/route';

/** The source of articles: the service in the browser, files in prerendering. */
export interface ContentSource {
  list(kind: ArticleKind): Promise<readonly ArticleCard[]>;
  /** Null for an unknown article. */
  read(kind: ArticleKind, slug: string): Promise<Article | null>;
}

/** Context of loaders in prerendering, in place of the network. */
export function isContentSource(value: unknown): value is ContentSource {
  return typeof value === 'object' && value !== null && 'list' in value && 'read' in value;
}

/** The content service without the store: these pages are public and light. */
export const contentService: ContentSource = {
  async list(kind) {
    const answer = await fetch(`/api${listArticles.path}?${new URLSearchParams({ kind, limit: '60' })}`);
    if (!answer.ok) throw new Error(`articles answered ${answer.status}`);
    const { data }: RouteAnswer<typeof listArticles> = await answer.json();
    return data.items;
  },
  async read(kind, slug) {
    const path = articleRoute.path.replace(':kind', kind).replace(':slug', encodeURIComponent(slug));
    const answer = await fetch(`/api${path}`);
    if (answer.status === 404 || answer.status === 400) return null;
    if (!answer.ok) throw new Error(`article answered ${answer.status}`);
    const { data }: RouteAnswer<typeof articleRoute> = await answer.json();
    return data;
  },
};
