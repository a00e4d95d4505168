import { readCatalogue } from '@sefira/contracts/billing/catalogue';
import {
  cancelOrder,
  createOrder,
  listOrders,
  previewRefund,
  readOrder,
  refundOrder,
} from '@sefira/contracts/billing/orders';
import {
  cancelSubscription,
  previewPlanChange,
  readSubscription,
  resumeSubscription,
  schedulePlanChange,
} from '@sefira/contracts/billing/subscription';
import { listStatement } from '@sefira/contracts/billing/wallet';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { spendable } from './wallet.ts';

export type OrderList = RouteAnswer<typeof listOrders>['data'];
export type OrderFilters = RouteRequest<typeof listOrders>['query'];
export type OrderRequest = RouteRequest<typeof createOrder>['body'];
export type StatementPage = RouteAnswer<typeof listStatement>['data'];
export type StatementFilters = RouteRequest<typeof listStatement>['query'];
type PlanChoice = RouteRequest<typeof previewPlanChange>['query'];

/** Additional information of a page: a failure shows no toast. */
const silently = { isSilent: true } as const;

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCatalogue: build.query<RouteAnswer<typeof readCatalogue>['data'], void>({
      query: () => callOf(readCatalogue),
      rawResponseSchema: readCatalogue.response,
      transformResponse: (answer: RouteAnswer<typeof readCatalogue>) => dataOf(answer),
      providesTags: ['Billing'],
      extraOptions: silently,
    }),
    listStatement: build.infiniteQuery<StatementPage, StatementFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        callOf(listStatement, { query: pageParam ? { ...queryArg, cursor: pageParam } : queryArg }),
      rawResponseSchema: listStatement.response,
      transformResponse: (answer: RouteAnswer<typeof listStatement>) => dataOf(answer),
      providesTags: spendable,
    }),
    listOrders: build.infiniteQuery<OrderList, OrderFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        callOf(listOrders, { query: pageParam ? { ...queryArg, cursor: pageParam } : queryArg }),
      rawResponseSchema: listOrders.response,
      transformResponse: (answer: RouteAnswer<typeof listOrders>) => dataOf(answer),
      providesTags: ['Billing'],
    }),
    readOrder: build.query<RouteAnswer<typeof readOrder>['data'], string>({
      query: (id) => callOf(readOrder, { params: { id } }),
      rawResponseSchema: readOrder.response,
      transformResponse: (answer: RouteAnswer<typeof readOrder>) => dataOf(answer),
      providesTags: (_result, _error, id) => [{ type: 'Order', id }],
      extraOptions: silently,
    }),
    createOrder: build.mutation<RouteAnswer<typeof createOrder>['data'], OrderRequest>({
      query: (body) => callOf(createOrder, { body }),
      rawResponseSchema: createOrder.response,
      transformResponse: (answer: RouteAnswer<typeof createOrder>) => dataOf(answer),
      invalidatesTags: ['Billing'],
    }),
    cancelOrder: build.mutation<RouteAnswer<typeof cancelOrder>['data'], string>({
      query: (id) => callOf(cancelOrder, { params: { id } }),
      rawResponseSchema: cancelOrder.response,
      transformResponse: (answer: RouteAnswer<typeof cancelOrder>) => dataOf(answer),
      invalidatesTags: (_result, _error, id) => ['Billing', { type: 'Order', id }],
    }),
    previewRefund: build.query<RouteAnswer<typeof previewRefund>['data'], string>({
      query: (id) => callOf(previewRefund, { params: { id } }),
      rawResponseSchema: previewRefund.response,
      transformResponse: (answer: RouteAnswer<typeof previewRefund>) => dataOf(answer),
      keepUnusedDataFor: 0,
      extraOptions: silently,
    }),
    refundOrder: build.mutation<
      RouteAnswer<typeof refundOrder>['data'],
      { readonly id: string; readonly amountCents: number }
    >({
      query: ({ id, amountCents }) => callOf(refundOrder, { params: { id }, body: { amountCents } }),
      rawResponseSchema: refundOrder.response,
      transformResponse: (answer: RouteAnswer<typeof refundOrder>) => dataOf(answer),
      invalidatesTags: (_result, _error, { id }) => ['Billing', { type: 'Order', id }],
    }),
    readSubscription: build.query<RouteAnswer<typeof readSubscription>['data'], void>({
      query: () => callOf(readSubscription),
      rawResponseSchema: readSubscription.response,
      transformResponse: (answer: RouteAnswer<typeof readSubscription>) => dataOf(answer),
      providesTags: ['Billing'],
      extraOptions: silently,
    }),
    cancelSubscription: build.mutation<RouteAnswer<typeof cancelSubscription>['data'], void>({
      query: () => callOf(cancelSubscription),
      rawResponseSchema: cancelSubscription.response,
      transformResponse: (answer: RouteAnswer<typeof cancelSubscription>) => dataOf(answer),
      invalidatesTags: ['Billing'],
    }),
    resumeSubscription: build.mutation<RouteAnswer<typeof resumeSubscription>['data'], void>({
      query: () => callOf(resumeSubscription),
      rawResponseSchema: resumeSubscription.response,
      transformResponse: (answer: RouteAnswer<typeof resumeSubscription>) => dataOf(answer),
      invalidatesTags: ['Billing'],
    }),
    previewPlanChange: build.query<RouteAnswer<typeof previewPlanChange>['data'], PlanChoice>({
      query: (query) => callOf(previewPlanChange, { query }),
      rawResponseSchema: previewPlanChange.response,
      transformResponse: (answer: RouteAnswer<typeof previewPlanChange>) => dataOf(answer),
      providesTags: ['Billing'],
    }),
    schedulePlanChange: build.mutation<
      RouteAnswer<typeof schedulePlanChange>['data'],
      RouteRequest<typeof schedulePlanChange>['body']
    >({
      query: (body) => callOf(schedulePlanChange, { body }),
      rawResponseSchema: schedulePlanChange.response,
      transformResponse: (answer: RouteAnswer<typeof schedulePlanChange>) => dataOf(answer),
      invalidatesTags: ['Billing'],
    }),
  }),
});

export const {
  useReadCatalogueQuery,
  useListStatementInfiniteQuery,
  useListOrdersInfiniteQuery,
  useReadOrderQuery,
  useCreateOrderMutation,
  useCancelOrderMutation,
  usePreviewRefundQuery,
  useRefundOrderMutation,
  useReadSubscriptionQuery,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  usePreviewPlanChangeQuery,
  useSchedulePlanChangeMutation,
} = billingApi;
