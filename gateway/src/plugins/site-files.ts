import { readFeed, readRobots, readSitemap } from '@sefira/contracts/content/site';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context.ts';
import { forwardTo } from './forward.ts';

/** Files that machines look for at the root of a site; content writes them. */
const files = { '/robots.txt': readRobots, '/sitemap.xml': readSitemap, '/blog/feed.xml': readFeed } as const;

export function addSiteFiles(app: FastifyInstance, context: GatewayContext): void {
  const publicOrigin = new URL(context.settings.PUBLIC_URL).origin;
  for (const [path, route] of Object.entries(files)) app.get(path, forwardTo(route, context, publicOrigin));
}
