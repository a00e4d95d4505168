import { analyzeBrand } from '@sefira/contracts/numerology/brand/analysis';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { brandTexts } from '../../texts/analyses/brand.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

export type BrandBody = RouteRequest<typeof analyzeBrand>['body'];

/** Apart from the other analyses: only the page of the brand loads its contract. */
const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzeBrand: build.mutation<RouteAnswer<typeof analyzeBrand>['data'] & { readonly asked: BrandBody }, BrandBody>({
      query: (body) => callOf(analyzeBrand, { body }),
      rawResponseSchema: analyzeBrand.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeBrand>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(brandTexts.failed),
    }),
  }),
});

export const { useAnalyzeBrandMutation } = brandApi;
