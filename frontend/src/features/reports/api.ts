import { previewBrand, readBrand, removeBrand, saveBrand } from '@sefira/contracts/reports/brand';
import {
  correctReport,
  deleteReport,
  emailReport,
  rateReport,
  readReportContent,
  redoReport,
  renameReport,
} from '@sefira/contracts/reports/reports';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import type { CallOptions } from '../../api/client/base-query.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { pdfQuery } from '../../api/files/pdf.ts';
import { subscribe } from '../../realtime/chat-connection.ts';

export type ReportContent = RouteAnswer<typeof readReportContent>['data'];
export type SavedBrand = NonNullable<RouteAnswer<typeof readBrand>['data']>;
export type BrandOrder = RouteRequest<typeof saveBrand>['body'];
type Correction = { readonly id: string } & RouteRequest<typeof correctReport>['body'];

/** The page shows its failures itself. */
const quiet: CallOptions = { isSilent: true };

const tagged = api.enhanceEndpoints({ addTagTypes: ['Brand'] });

const reportsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    readReportContent: build.query<ReportContent, string>({
      query: (id) => callOf(readReportContent, { params: { id } }),
      rawResponseSchema: readReportContent.response,
      transformResponse: (answer: RouteAnswer<typeof readReportContent>) => dataOf(answer),
      providesTags: ['Report'],
      extraOptions: quiet,
      async onCacheEntryAdded(id, { dispatch, cacheEntryRemoved }) {
        const deafen = subscribe('reportProgress', ({ reportId, status, ...how }) => {
          if (reportId !== id) return;
          if (status !== 'processing') return void dispatch(api.util.invalidateTags(['Report']));
          dispatch(
            reportsApi.util.updateQueryData('readReportContent', id, ({ report }) => {
              if (report.status === 'processing') Object.assign(report, how);
            }),
          );
        });
        await cacheEntryRemoved;
        deafen();
      },
    }),
    rateReport: build.mutation<void, { readonly id: string; readonly rating: number | null }>({
      query: ({ id, rating }) => callOf(rateReport, { params: { id }, body: { rating } }),
      invalidatesTags: ['Report'],
    }),
    renameReport: build.mutation<void, { readonly id: string; readonly title: string }>({
      query: ({ id, title }) => callOf(renameReport, { params: { id }, body: { title } }),
      invalidatesTags: ['Report'],
    }),
    deleteReport: build.mutation<void, string>({
      query: (id) => callOf(deleteReport, { params: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Report']),
    }),
    emailReport: build.mutation<void, { readonly id: string; readonly email: string }>({
      query: ({ id, email }) => callOf(emailReport, { params: { id }, body: { email } }),
      extraOptions: quiet,
    }),
    correctReport: build.mutation<void, Correction>({
      query: ({ id, ...body }) => callOf(correctReport, { params: { id }, body }),
      invalidatesTags: ['Report'],
      extraOptions: quiet,
    }),
    redoReport: build.mutation<void, string>({
      query: (id) => callOf(redoReport, { params: { id } }),
      invalidatesTags: ['Report'],
    }),
    readBrand: build.query<SavedBrand | null, void>({
      query: () => callOf(readBrand),
      rawResponseSchema: readBrand.response,
      transformResponse: (answer: RouteAnswer<typeof readBrand>) => dataOf(answer),
      providesTags: ['Brand'],
      extraOptions: quiet,
    }),
    saveBrand: build.mutation<void, BrandOrder>({
      query: (body) => callOf(saveBrand, { body }),
      invalidatesTags: ['Brand'],
      extraOptions: quiet,
    }),
    removeBrand: build.mutation<void, void>({
      query: () => callOf(removeBrand),
      invalidatesTags: ['Brand'],
    }),
    previewBrand: build.mutation({
      queryFn: pdfQuery(({ body, fileName }: { readonly body: BrandOrder; readonly fileName: string }) => ({
        call: callOf(previewBrand, { body }),
        fileName,
      })),
    }),
  }),
});

export const {
  useReadReportContentQuery,
  useRateReportMutation,
  useRenameReportMutation,
  useDeleteReportMutation,
  useEmailReportMutation,
  useCorrectReportMutation,
  useRedoReportMutation,
  useReadBrandQuery,
  useSaveBrandMutation,
  useRemoveBrandMutation,
  usePreviewBrandMutation,
} = reportsApi;
