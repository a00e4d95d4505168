import { searchEverything, searchGroups, suggestSearches } from '@sefira/contracts/content/search';
import { poolOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { correctWords, findEverything, findTitles, stemsOf } from '../data/search.ts';
import { excerptOf, highlight } from '../domain/highlight.ts';
import { wordsOf } from '../domain/words.ts';
import { searcherOf } from '../policies.ts';

/** Words of a search that count. */
const mostWords = 8;
const mostSuggestions = 7;

/** One search over what everybody may find and what is one's own. */
export function addSearchRoutes(app: FastifyInstance, context: ContentContext): void {
  const pool = poolOf(context);
  const { schema } = context;

  addRoute(app, context.identities, searchEverything, async (call) => {
    const asked = wordsOf(call.query.q, mostWords);
    if (asked.length === 0) return answered('Nada para buscar.', { query: call.query.q, corrected: false, groups: [] });
    const ownerId = searcherOf(call.identity);
    const words = (await correctWords(pool, schema, asked)).map(({ used }) => used);
    const [found, stems] = await Promise.all([
      findEverything(pool, schema, { words, ownerId, limit: call.query.limit }),
      stemsOf(pool, words),
    ]);
    const corrected = words.some((word, index) => word !== asked[index]);
    const groups = searchGroups
      .map((group) => ({
        group,
        hits: found
          .filter((hit) => hit.group === group)
          .map(({ path, title, body }) => ({ path, title: highlight(title, stems), excerpt: excerptOf(body, stems) })),
      }))
      .filter(({ hits }) => hits.length > 0);
    return answered('Busca feita.', { query: corrected ? words.join(' ') : call.query.q, corrected, groups });
  });

  addRoute(app, context.identities, suggestSearches, async (call) => {
    const words = wordsOf(call.query.q, mostWords);
    if (words.join('').length < 2) return answered('Nada para sugerir.', []);
    const search = { ownerId: searcherOf(call.identity), limit: mostSuggestions };
    const titles = await findTitles(pool, schema, { ...search, words });
    if (titles.length > 0) return answered('Sugestões.', titles);
    const corrected = (await correctWords(pool, schema, words)).map(({ used }) => used);
    return answered('Sugestões.', await findTitles(pool, schema, { ...search, words: corrected }));
  });
}
