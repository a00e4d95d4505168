import {
  createPersonalReport,
  downloadReport,
  listReports,
  type ReportSummary,
  readReport,
  retryReport,
} from '@sefira/contracts/reports';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/route';
import { api } from './api.ts';
import { callOf, dataOf } from './endpoint.ts';
import { pdfQuery } from './pdf.ts';

export type ReportList = RouteAnswer<typeof listReports>['data'];
export type ReportFilters = RouteRequest<typeof listReports>['query'];

/** The name that a report is saved under: its own title, without what file systems refuse. */
export function fileNameOf({ title }: Pick<ReportSummary, 'title'>): string {
  return `${title
    .replace(/[^\p{L}\d ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.pdf`;
}

/** A PDF asked for by its data, and the file name to save it under. */
export interface PersonalReportOrder {
  readonly body: RouteRequest<typeof createPersonalReport>['body'];
  readonly fileName: string;
}

export interface ReportDownload {
  readonly id: string;
  readonly fileName: string;
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReports: build.infiniteQuery<ReportList, ReportFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        callOf(listReports, { query: pageParam ? { ...queryArg, cursor: pageParam } : queryArg }),
      rawResponseSchema: listReports.response,
      transformResponse: (answer: RouteAnswer<typeof listReports>) => dataOf(answer),
      providesTags: ['Report'],
    }),
    readReport: build.query<RouteAnswer<typeof readReport>['data'], string>({
      query: (id) => callOf(readReport, { params: { id } }),
      rawResponseSchema: readReport.response,
      transformResponse: (answer: RouteAnswer<typeof readReport>) => dataOf(answer),
    }),
    retryReport: build.mutation<RouteAnswer<typeof retryReport>['data'], string>({
      query: (id) => callOf(retryReport, { params: { id } }),
      rawResponseSchema: retryReport.response,
      transformResponse: (answer: RouteAnswer<typeof retryReport>) => dataOf(answer),
      invalidatesTags: ['Report'],
    }),
    createPersonalReport: build.mutation({
      queryFn: pdfQuery(({ body, fileName }: PersonalReportOrder) => ({
        call: callOf(createPersonalReport, { body }),
        fileName,
      })),
      invalidatesTags: ['Report'],
    }),
    downloadReport: build.mutation({
      queryFn: pdfQuery(({ id, fileName }: ReportDownload) => ({
        call: callOf(downloadReport, { params: { id } }),
        fileName,
      })),
    }),
  }),
});

export const {
  useListReportsInfiniteQuery,
  useReadReportQuery,
  useRetryReportMutation,
  useCreatePersonalReportMutation,
  useDownloadReportMutation,
} = reportsApi;
