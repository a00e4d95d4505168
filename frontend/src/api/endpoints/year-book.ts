import { analyzeYearBook } from '@sefira/contracts/numerology/life/year-book';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { analysisErrorTexts } from '../../texts/analyses/analysis-forms.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

type YearBookBody = RouteRequest<typeof analyzeYearBook>['body'];
type YearBookAnswer = RouteAnswer<typeof analyzeYearBook>;

/** Apart from the other analyses: only the page of the year book loads its contract. */
const yearBookApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzeYearBook: build.mutation<YearBookAnswer['data'] & { readonly asked: YearBookBody }, YearBookBody>({
      query: (body) => callOf(analyzeYearBook, { body }),
      rawResponseSchema: analyzeYearBook.response,
      transformResponse: (answer: YearBookAnswer, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
  }),
});

export const { useAnalyzeYearBookMutation } = yearBookApi;
