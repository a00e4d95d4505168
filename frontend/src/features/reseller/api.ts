import {
  changePixKey,
  listPayouts,
  readPayoutReceipt,
  readResellerAccount,
  requestPayout,
  submitDocument,
} from '@sefira/contracts/reseller/account';
import {
  explainCommission,
  exportResellerReport,
  listCommissions,
  listCustomers,
  listSales,
  readReleaseCalendar,
  readResellerDashboard,
} from '@sefira/contracts/reseller/dashboard';
import {
  archiveResellerLink,
  createResellerLink,
  listResellerLinks,
  readReferralLink,
} from '@sefira/contracts/reseller/links';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { fileQuery } from '../../api/files/file.ts';
import { listTexts, payoutTexts, resellerTexts } from '../../texts/professional/reseller.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';

export type CommissionList = RouteAnswer<typeof listCommissions>;
export type SaleList = RouteAnswer<typeof listSales>;
export type CustomerList = RouteAnswer<typeof listCustomers>;
export type PayoutList = RouteAnswer<typeof listPayouts>['data'];
type CommissionQuery = RouteRequest<typeof listCommissions>['query'];
type SaleQuery = RouteRequest<typeof listSales>['query'];
type CustomerQuery = RouteRequest<typeof listCustomers>['query'];
type ReportRequest = RouteRequest<typeof exportResellerReport>['params'] &
  Required<RouteRequest<typeof exportResellerReport>['query']>;

/** Five failed calls of one page show one toast. */
const asDashboard = { notice: () => resellerTexts.loadFailed } as const;
/** The component shows its failure itself. */
const inPlace = { isSilent: true } as const;
const byCursor = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
} as const;

function paged<Query>(query: Query, cursor: string | null): Query {
  return cursor ? { ...query, cursor } : query;
}

const resellerApi = api.enhanceEndpoints({ addTagTypes: ['Reseller'] }).injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query<RouteAnswer<typeof readResellerDashboard>['data'], number>({
      query: (days) => callOf(readResellerDashboard, { query: { days } }),
      rawResponseSchema: readResellerDashboard.response,
      transformResponse: (answer: RouteAnswer<typeof readResellerDashboard>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: asDashboard,
    }),
    commissions: build.infiniteQuery<CommissionList, CommissionQuery, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => callOf(listCommissions, { query: paged(queryArg, pageParam) }),
      rawResponseSchema: listCommissions.response,
      providesTags: ['Reseller'],
      extraOptions: asDashboard,
    }),
    sales: build.infiniteQuery<SaleList, SaleQuery, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => callOf(listSales, { query: paged(queryArg, pageParam) }),
      rawResponseSchema: listSales.response,
      providesTags: ['Reseller'],
      extraOptions: asDashboard,
    }),
    customers: build.infiniteQuery<CustomerList, CustomerQuery, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => callOf(listCustomers, { query: paged(queryArg, pageParam) }),
      rawResponseSchema: listCustomers.response,
      providesTags: ['Reseller'],
      extraOptions: asDashboard,
    }),
    explanation: build.query<RouteAnswer<typeof explainCommission>['data'], string>({
      query: (id) => callOf(explainCommission, { params: { id } }),
      rawResponseSchema: explainCommission.response,
      transformResponse: (answer: RouteAnswer<typeof explainCommission>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    releases: build.query<RouteAnswer<typeof readReleaseCalendar>['data'], void>({
      query: () => callOf(readReleaseCalendar),
      rawResponseSchema: readReleaseCalendar.response,
      transformResponse: (answer: RouteAnswer<typeof readReleaseCalendar>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    exportReport: build.mutation<null, ReportRequest>({
      queryFn: fileQuery(({ type, days, format }: ReportRequest) => ({
        call: callOf(exportResellerReport, { params: { type }, query: { days, format } }),
        fileName: `${type}_report_${todayInBrazil()}.${format}`,
      })),
      extraOptions: { notice: () => listTexts.exportFailed },
    }),
    referralLink: build.query<RouteAnswer<typeof readReferralLink>['data'], void>({
      query: () => callOf(readReferralLink),
      rawResponseSchema: readReferralLink.response,
      transformResponse: (answer: RouteAnswer<typeof readReferralLink>) => dataOf(answer),
      extraOptions: inPlace,
    }),
    links: build.query<RouteAnswer<typeof listResellerLinks>['data'], void>({
      query: () => callOf(listResellerLinks),
      rawResponseSchema: listResellerLinks.response,
      transformResponse: (answer: RouteAnswer<typeof listResellerLinks>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    createLink: build.mutation<
      RouteAnswer<typeof createResellerLink>['data'],
      RouteRequest<typeof createResellerLink>['body']
    >({
      query: (body) => callOf(createResellerLink, { body }),
      rawResponseSchema: createResellerLink.response,
      transformResponse: (answer: RouteAnswer<typeof createResellerLink>) => dataOf(answer),
      invalidatesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    archiveLink: build.mutation<RouteAnswer<typeof archiveResellerLink>['data'], string>({
      query: (id) => callOf(archiveResellerLink, { params: { id } }),
      rawResponseSchema: archiveResellerLink.response,
      transformResponse: (answer: RouteAnswer<typeof archiveResellerLink>) => dataOf(answer),
      invalidatesTags: ['Reseller'],
    }),
    account: build.query<RouteAnswer<typeof readResellerAccount>['data'], void>({
      query: () => callOf(readResellerAccount),
      rawResponseSchema: readResellerAccount.response,
      transformResponse: (answer: RouteAnswer<typeof readResellerAccount>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    changePixKey: build.mutation<RouteAnswer<typeof changePixKey>['data'], RouteRequest<typeof changePixKey>['body']>({
      query: (body) => callOf(changePixKey, { body }),
      rawResponseSchema: changePixKey.response,
      transformResponse: (answer: RouteAnswer<typeof changePixKey>) => dataOf(answer),
      invalidatesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    sendDocument: build.mutation<
      RouteAnswer<typeof submitDocument>['data'],
      RouteRequest<typeof submitDocument>['body']
    >({
      query: (body) => callOf(submitDocument, { body }),
      rawResponseSchema: submitDocument.response,
      transformResponse: (answer: RouteAnswer<typeof submitDocument>) => dataOf(answer),
      invalidatesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    payouts: build.infiniteQuery<PayoutList, void, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam }) => callOf(listPayouts, { query: pageParam ? { cursor: pageParam } : {} }),
      rawResponseSchema: listPayouts.response,
      transformResponse: (answer: RouteAnswer<typeof listPayouts>) => dataOf(answer),
      providesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    requestPayout: build.mutation<RouteAnswer<typeof requestPayout>['data'], number>({
      query: (amount) => callOf(requestPayout, { body: { amount } }),
      rawResponseSchema: requestPayout.response,
      transformResponse: (answer: RouteAnswer<typeof requestPayout>) => dataOf(answer),
      invalidatesTags: ['Reseller'],
      extraOptions: inPlace,
    }),
    payoutReceipt: build.mutation<null, { readonly id: string; readonly number: number }>({
      queryFn: fileQuery(({ id, number }: { readonly id: string; readonly number: number }) => ({
        call: callOf(readPayoutReceipt, { params: { id } }),
        fileName: payoutTexts.receiptFile(number),
      })),
      extraOptions: { notice: () => payoutTexts.receiptFailed },
    }),
  }),
});

export const {
  useDashboardQuery,
  useCommissionsInfiniteQuery,
  useSalesInfiniteQuery,
  useCustomersInfiniteQuery,
  useExplanationQuery,
  useReleasesQuery,
  useExportReportMutation,
  useReferralLinkQuery,
  useLinksQuery,
  useCreateLinkMutation,
  useArchiveLinkMutation,
  useAccountQuery,
  useChangePixKeyMutation,
  useSendDocumentMutation,
  usePayoutsInfiniteQuery,
  useRequestPayoutMutation,
  usePayoutReceiptMutation,
} = resellerApi;
export const refreshReseller = () => resellerApi.util.invalidateTags(['Reseller']);
