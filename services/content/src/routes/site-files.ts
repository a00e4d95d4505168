import { articlePath } from '@sefira/contracts/content/article';
import { readFeed, readRobots, readSitemap } from '@sefira/contracts/content/site';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { atomFeed, robots, sitemap } from '../domain/site-files.ts';
import { sitePages } from '../domain/site-pages.ts';
import { presentCard } from '../presenters/articles.ts';
import { listArticles, listSitemapArticles } from '../use-cases/read-articles.ts';

/** Entries of the feed. */
const feedLength = 20;
const cached = 'public, max-age=600';

/** Sitemap, robots.txt and feed. */
export function addSiteFileRoutes(app: FastifyInstance, context: ContentContext): void {
  const base = context.settings.PUBLIC_URL.replace(/\/+$/, '');

  addRoute(app, context.identities, readSitemap, async (call) => {
    const articles = (await listSitemapArticles(context)).map(presentCard);
    const entries = [
      ...sitePages.filter(({ isPublic }) => isPublic).map(({ path }) => ({ path, date: null })),
      ...articles.map((article) => ({ path: articlePath(article), date: article.updated ?? article.date })),
    ];
    return call.reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cached)
      .send(sitemap(base, entries));
  });

  addRoute(app, context.identities, readRobots, async (call) =>
    call.reply.type('text/plain; charset=utf-8').header('cache-control', cached).send(robots(base)),
  );

  addRoute(app, context.identities, readFeed, async (call) => {
    const { items } = await listArticles(context, 'blog', { after: undefined, limit: feedLength });
    return call.reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cached)
      .send(atomFeed(base, items.map(presentCard)));
  });
}
