import { analyzeDates, readDatesCalendar } from '@sefira/contracts/numerology/dates/dates';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { analysisErrorTexts } from '../../texts/analyses/analysis-forms.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { fileQuery } from '../files/file.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

type DatesBody = RouteRequest<typeof analyzeDates>['body'];

/** Apart from the other analyses: only the pages of the dates load their contract. */
const datesApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzeDates: build.mutation<RouteAnswer<typeof analyzeDates>['data'] & { readonly asked: DatesBody }, DatesBody>({
      query: (body) => callOf(analyzeDates, { body }),
      rawResponseSchema: analyzeDates.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeDates>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(analysisErrorTexts.failed),
    }),
    downloadDatesCalendar: build.mutation({
      queryFn: fileQuery(({ id, fileName }: { readonly id: string; readonly fileName: string }) => ({
        call: callOf(readDatesCalendar, { params: { id } }),
        fileName,
      })),
    }),
  }),
});

export const { useAnalyzeDatesMutation, useDownloadDatesCalendarMutation } = datesApi;
