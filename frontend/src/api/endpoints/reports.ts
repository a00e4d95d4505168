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

/** The name that a report is saved under: its own title, without what file systems refuse. */
export function fileNameOf({ title }: Pick<ReportSummary, 'title'>): string {
  return `${title
    .replace(/[^\p{L}\d ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.pdf`;
}

/** A PDF asked for by its data at one of the contract's paths, and the file name to save it under. */
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
      // How far each is comes by itself while the connection stands.
      async onCacheEntryAdded(filters, { dispatch, cacheEntryRemoved }) {
        const deafen = subscribe('reportProgress', ({ reportId, status, ...how }) => {
          if (status !== 'processing') return void dispatch(api.util.invalidateTags(['Report']));
          dispatch(
            reportsApi.util.updateQueryData('listReports', filters, ({ pages }) => {
              const cached = pages.flatMap(({ items }) => items).find(({ id }) => id === reportId);
              // A message that was overtaken says less than what is known.
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
