import { type ArticleCard, articlePath } from '@sefira/contracts/content/article';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** The sitemap (sitemaps.org 0.9); `base` has no trailing slash. */
export function sitemap(
  base: string,
  entries: readonly { readonly path: string; readonly date: string | null }[],
): string {
  const urls = entries.map(
    ({ path, date }) =>
      `<url><loc>${escapeMarkup(base + path)}</loc>${date === null ? '' : `<lastmod>${date}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Allows public pages; disallows the API, pages of a user and shared analyses. */
export function robots(base: string): string {
  const closed = [
    '/api/',
    '/dashboard',
    '/perfil',
    '/my-analyses',
    '/relatorios',
    '/payments',
    '/admin',
    '/revendedor',
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Disallow: /compartilhado/',
    'Disallow: /certificados/',
    'Disallow: /treinamento',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The newest articles as an Atom feed (RFC 4287). */
export function atomFeed(base: string, articles: readonly ArticleCard[]): string {
  const at = (date: string) => `${date}T12:00:00Z`;
  const newest =
    articles
      .map(({ updated, date }) => updated ?? date)
      .sort()
      .at(-1) ?? '2026-11-01';
  const entries = articles.map((article) => {
    const address = escapeMarkup(base + articlePath(article));
    return [
      '<entry>',
      `<id>${address}</id><title>${escapeMarkup(article.title)}</title><link href="${address}"/>`,
      `<published>${at(article.date)}</published><updated>${at(article.updated ?? article.date)}</updated>`,
      `<category term="${escapeMarkup(article.topic)}"/><summary>${escapeMarkup(article.summary)}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    `<id>${escapeMarkup(base)}/blog</id><title>Blog da Sefira</title><subtitle>Numerologia cabalística em português claro</subtitle>`,
    `<link rel="self" href="${escapeMarkup(base)}/blog/feed.xml"/><link href="${escapeMarkup(base)}/blog"/>`,
    `<author><name>Sefira</name></author><updated>${at(newest)}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
