import { applyAsReseller, readResellerAccount, readResellerTerms } from '@sefira/contracts/reseller/account';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

export type ProgrammeTerms = RouteAnswer<typeof readResellerTerms>['data'];

/** The page shows its failures itself. */
const inPlace = { isSilent: true } as const;

const affiliatesApi = api.enhanceEndpoints({ addTagTypes: ['Reseller'] }).injectEndpoints({
  endpoints: (build) => ({
    programme: build.query<ProgrammeTerms, void>({
      query: () => callOf(readResellerTerms),
      rawResponseSchema: readResellerTerms.response,
      transformResponse: (answer: RouteAnswer<typeof readResellerTerms>) => dataOf(answer),
      extraOptions: inPlace,
    }),
    application: build.query<RouteAnswer<typeof readResellerAccount>['data'], void>({
      query: () => callOf(readResellerAccount),
      rawResponseSchema: readResellerAccount.response,
      transformResponse: (answer: RouteAnswer<typeof readResellerAccount>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    apply: build.mutation<RouteAnswer<typeof applyAsReseller>['data'], RouteRequest<typeof applyAsReseller>['body']>({
      query: (body) => callOf(applyAsReseller, { body }),
      rawResponseSchema: applyAsReseller.response,
      transformResponse: (answer: RouteAnswer<typeof applyAsReseller>) => dataOf(answer),
      invalidatesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
  }),
});

export const { useProgrammeQuery, useApplicationQuery, useApplyMutation } = affiliatesApi;
