import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { pageLimit } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Groups of search results, in display order. */
export const searchGroups = ['own', 'analysis', 'page', 'article', 'help'] as const;
export const searchGroup = z.enum(searchGroups);
export type SearchGroup = z.infer<typeof searchGroup>;

const searchText = z.string().check(z.trim(), z.maxLength(120, 'A busca pode ter no máximo 120 caracteres.'));

/** A search hit; in `title` and `excerpt` matches stand between ** and **. */
export const searchHit = z.object({ path: z.string(), title: z.string(), excerpt: z.string() });
export type SearchHit = z.infer<typeof searchHit>;

export const searchEverything = defineRoute({
  id: 'content.search',
  service: 'content',
  method: 'GET',
  path: '/search',
  access: 'public',
  summary: 'Busca em páginas, análises oferecidas, artigos, ajuda e, com sessão, nas próprias análises e relatórios.',
  query: z.object({
    q: searchText,
    limit: pageLimit(8, 30),
  }),
  response: envelope(
    z.object({
      /** The searched text; differs from the query where a mistyped word was corrected. */
      query: z.string(),
      corrected: z.boolean(),
      groups: z.array(z.object({ group: searchGroup, hits: z.array(searchHit) })),
    }),
  ),
  rateLimit: { limit: 120, windowSeconds: 60 },
});

export const suggestSearches = defineRoute({
  id: 'content.suggest',
  service: 'content',
  method: 'GET',
  path: '/search/suggestions',
  access: 'public',
  summary: 'Sugestões enquanto se digita: títulos que começam como o texto, ou se parecem com ele.',
  query: z.object({ q: searchText }),
  response: envelope(z.array(z.object({ group: searchGroup, path: z.string(), title: z.string() }))),
  rateLimit: { limit: 240, windowSeconds: 60 },
});
