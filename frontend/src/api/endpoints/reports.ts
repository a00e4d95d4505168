import {
  downloadReport,
  listReports,
  type ReportSummary,
  readReport,
  retryReport,
} from '@sefira/contracts/reports/reports';
import { reportRoutes } from '@sefira/contracts/reports/routes';
import type { RouteAnswer, RouteRequest, RouteShape } from '@sefira/contracts/shared/route';
import { subscribe } from '../../realtime/chat-connection.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { pdfQuery } from '../files/pdf.ts';

export type ReportList = RouteAnswer<typeof listReports>['data'];
export type ReportFilters = RouteRequest<typeof listReports>['query'];

/** The file name of a report: its title without characters that file systems refuse. */
export function fileNameOf({ title }: Pick<ReportSummary, 'title'>): string {
  return `${title
    .replace(/[^\p{L}\d ._'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.pdf`;
}

/** A PDF requested by its data at a path of the contract, and its file name. */
export interface ReportOrder {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly fileName: string;
}

const routes: readonly RouteShape[] = reportRoutes;

function routeAt(path: string): RouteShape {
  const found = routes.find((route) => route.method === 'POST' && route.path === path);
  if (!found) throw new RangeError(`no call makes a report at ${path}`);
  return found;
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
      // Progress arrives over the socket while it is connected.
      async onCacheEntryAdded(filters, { dispatch, cacheEntryRemoved }) {
        const deafen = subscribe('reportProgress', ({ reportId, status, ...how }) => {
          if (status !== 'processing') return void dispatch(api.util.invalidateTags(['Report']));
          dispatch(
            reportsApi.util.updateQueryData('listReports', filters, ({ pages }) => {
              const cached = pages.flatMap(({ items }) => items).find(({ id }) => id === reportId);
              // Ignores a message that is older than the stored progress.
              if (cached?.status === 'processing' && cached.progress <= how.progress) Object.assign(cached, how);
            }),
          );
        });
        await cacheEntryRemoved;
        deafen();
      },
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
    createReport: build.mutation({
      queryFn: pdfQuery(({ path, body, fileName }: ReportOrder) => ({
        call: callOf(routeAt(path), { body }),
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
  useCreateReportMutation,
  useDownloadReportMutation,
} = reportsApi;
