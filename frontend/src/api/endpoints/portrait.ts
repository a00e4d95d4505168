import { readPortrait } from '@sefira/contracts/numerology/portrait';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

/** Apart from the other calls: only a personal result needs its contract. */
const portraitApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPortrait: build.query<RouteAnswer<typeof readPortrait>['data'], string>({
      query: (id) => callOf(readPortrait, { params: { id } }),
      rawResponseSchema: readPortrait.response,
      transformResponse: (answer: RouteAnswer<typeof readPortrait>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useReadPortraitQuery } = portraitApi;
