import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

/** Apart from the other calls: it loads the contract of every kind of result. */
const storedAnalysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAnalysis: build.query<RouteAnswer<typeof readAnalysis>['data'], string>({
      query: (id) => callOf(readAnalysis, { params: { id } }),
      rawResponseSchema: readAnalysis.response,
      transformResponse: (answer: RouteAnswer<typeof readAnalysis>) => dataOf(answer),
      providesTags: (_result, _error, id) => [{ type: 'Analysis', id }],
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useReadAnalysisQuery } = storedAnalysisApi;
