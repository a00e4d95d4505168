import { listConversations } from '@sefira/contracts/chat';
import { searchEverything } from '@sefira/contracts/content-search';
import type { RouteAnswer } from '@sefira/contracts/route';
import { api } from '../../api/api.ts';
import { callOf, dataOf } from '../../api/endpoint.ts';

const conversationsShown = 8;

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<RouteAnswer<typeof searchEverything>['data'], string>({
      query: (q) => callOf(searchEverything, { query: { q, limit: 8 } }),
      rawResponseSchema: searchEverything.response,
      transformResponse: (answer: RouteAnswer<typeof searchEverything>) => dataOf(answer),
      extraOptions: { quiet: true },
    }),
    searchConversations: build.query<RouteAnswer<typeof listConversations>['data'], string>({
      query: (search) => callOf(listConversations, { query: { search, limit: conversationsShown } }),
      rawResponseSchema: listConversations.response,
      transformResponse: (answer: RouteAnswer<typeof listConversations>) => dataOf(answer),
      extraOptions: { quiet: true },
    }),
  }),
});

export const { useSearchQuery, useSearchConversationsQuery } = searchApi;
