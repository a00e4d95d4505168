import { listConversations } from '@sefira/contracts/chat/conversations';
import { searchEverything } from '@sefira/contracts/content/search';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

const conversationsShown = 8;

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<RouteAnswer<typeof searchEverything>['data'], string>({
      query: (q) => callOf(searchEverything, { query: { q, limit: 8 } }),
      rawResponseSchema: searchEverything.response,
      transformResponse: (answer: RouteAnswer<typeof searchEverything>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
    searchConversations: build.query<RouteAnswer<typeof listConversations>['data'], string>({
      query: (search) => callOf(listConversations, { query: { search, limit: conversationsShown } }),
      rawResponseSchema: listConversations.response,
      transformResponse: (answer: RouteAnswer<typeof listConversations>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useSearchQuery, useSearchConversationsQuery } = searchApi;
