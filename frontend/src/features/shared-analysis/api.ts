import { readShared, readSharedPortrait } from '@sefira/contracts/numerology/shared';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

/** Only the public page loads the contract of what it shows. */
const sharedApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSharedPortrait: build.query<RouteAnswer<typeof readSharedPortrait>['data'], string>({
      query: (slug) => callOf(readSharedPortrait, { params: { slug } }),
      rawResponseSchema: readSharedPortrait.response,
      transformResponse: (answer: RouteAnswer<typeof readSharedPortrait>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
    readShared: build.query<RouteAnswer<typeof readShared>['data'], string>({
      query: (slug) => callOf(readShared, { params: { slug } }),
      rawResponseSchema: readShared.response,
      transformResponse: (answer: RouteAnswer<typeof readShared>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useReadSharedQuery, useReadSharedPortraitQuery } = sharedApi;
