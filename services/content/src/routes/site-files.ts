import { articlePath } from '@sefira/contracts/content/article';
import { readFeed, readRobots, readSitemap } from '@sefira/contracts/content/site';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { listForMap, listPublished } from '../data/articles.ts';
import { atomFeed, robots, sitemap } from '../domain/site-files.ts';
import { sitePages } from '../domain/site-pages.ts';
import { presentCard } from '../presenters/articles.ts';

/** Entries of the feed. */
const feedLength = 20;
const cached = 'public, max-age=600';

/** What machines read: the map, the rules, the feed. */
export function addSiteFileRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);
  const base = context.settings.PUBLIC_URL.replace(/\/+$/, '');

  addRoute(app, context.identities, readSitemap, async (call) => {
    const articles = (await listForMap(client)).map(presentCard);
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
    const articles = (await listPublished(client, 'blog', { after: undefined, limit: feedLength })).slice(
      0,
      feedLength,
    );
    return call.reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cached)
      .send(atomFeed(base, articles.map(presentCard)));
  });
}
