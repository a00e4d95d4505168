import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { readProfile } from '@sefira/contracts/user/profile';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    readProfile: build.query<RouteAnswer<typeof readProfile>['data'], void>({
      query: () => callOf(readProfile),
      rawResponseSchema: readProfile.response,
      transformResponse: (answer: RouteAnswer<typeof readProfile>) => dataOf(answer),
    }),
  }),
});

export const { useReadProfileQuery } = profileApi;
