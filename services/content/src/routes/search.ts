import { searchEverything, suggestSearches } from '@sefira/contracts/content/search';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { searcherOf } from '../policies.ts';
import { searchSite, suggestTitles } from '../use-cases/search-site.ts';

/** Search over public documents and the user's own. */
export function addSearchRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, searchEverything, async ({ query, identity }) => {
    const found = await searchSite(context, query.q, { ownerId: searcherOf(identity), limit: query.limit });
    if (!found) return answered('Nada para buscar.', { query: query.q, corrected: false, groups: [] });
    return answered('Busca feita.', found);
  });

  addRoute(app, context.identities, suggestSearches, async ({ query, identity }) => {
    const titles = await suggestTitles(context, query.q, searcherOf(identity));
    return titles ? answered('Sugestões.', titles) : answered('Nada para sugerir.', []);
  });
}
