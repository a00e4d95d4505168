import { createApiKey, listApiKeys, revokeApiKey } from '@sefira/contracts/auth/api-keys';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

const keysApi = api.enhanceEndpoints({ addTagTypes: ['ApiKey'] }).injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<RouteAnswer<typeof listApiKeys>['data'], void>({
      query: () => callOf(listApiKeys),
      rawResponseSchema: listApiKeys.response,
      transformResponse: (answer: RouteAnswer<typeof listApiKeys>) => dataOf(answer),
      providesTags: ['ApiKey'],
      // The last use of a key changes without this screen.
      keepUnusedDataFor: 0,
      extraOptions: { isSilent: true },
    }),
    createApiKey: build.mutation<RouteAnswer<typeof createApiKey>['data'], RouteRequest<typeof createApiKey>['body']>({
      query: (body) => callOf(createApiKey, { body }),
      rawResponseSchema: createApiKey.response,
      transformResponse: (answer: RouteAnswer<typeof createApiKey>) => dataOf(answer),
      invalidatesTags: ['ApiKey'],
      extraOptions: { isSilent: true },
    }),
    revokeApiKey: build.mutation<void, string>({
      query: (id) => callOf(revokeApiKey, { params: { id } }),
      invalidatesTags: ['ApiKey'],
    }),
  }),
});

export const { useListApiKeysQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = keysApi;
