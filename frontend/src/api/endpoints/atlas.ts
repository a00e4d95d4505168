import { analyzeAtlas } from '@sefira/contracts/numerology/life/atlas';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { analysisErrorTexts } from '../../texts/analyses/analysis-forms.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

type AtlasBody = RouteRequest<typeof analyzeAtlas>['body'];

/** Apart from the other analyses: only the page of the atlas loads its contract. */
const atlasApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzeAtlas: build.mutation<RouteAnswer<typeof analyzeAtlas>['data'] & { readonly asked: AtlasBody }, AtlasBody>({
      query: (body) => callOf(analyzeAtlas, { body }),
      rawResponseSchema: analyzeAtlas.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeAtlas>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
  }),
});

export const { useAnalyzeAtlasMutation } = atlasApi;
