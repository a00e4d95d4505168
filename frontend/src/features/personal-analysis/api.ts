import { analyzePersonal } from '@sefira/contracts/numerology';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/route';
import { api } from '../../api/api.ts';
import { callOf, dataOf } from '../../api/endpoint.ts';

export type PersonalAnalysis = RouteAnswer<typeof analyzePersonal>['data'];
export type MapOfPerson = PersonalAnalysis['map'];
export type MapTexts = PersonalAnalysis['texts'];

const analysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzePersonal: build.mutation<PersonalAnalysis, RouteRequest<typeof analyzePersonal>['body']>({
      query: (body) => callOf(analyzePersonal, { body }),
      rawResponseSchema: analyzePersonal.response,
      transformResponse: (answer: RouteAnswer<typeof analyzePersonal>) => dataOf(answer),
      invalidatesTags: ['Report', 'Analysis'],
    }),
  }),
});

export const { useAnalyzePersonalMutation } = analysisApi;
