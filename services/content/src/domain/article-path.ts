import type { ArticleKind } from '@sefira/contracts/content-article';

const bases: Readonly<Record<ArticleKind, string>> = {
  blog: '/blog/',
  help: '/help/',
  tutorial: '/tutorials/',
  faq: '/faq#',
};

/** Where an article is read. */
export function articlePath({ kind, slug }: { readonly kind: ArticleKind; readonly slug: string }): string {
  return `${bases[kind]}${slug}`;
}
