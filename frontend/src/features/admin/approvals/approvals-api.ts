import { listOrderReviews, type OrderReview, resolveOrderReview } from '@sefira/contracts/billing/reviews';
import {
  type AttributionReview,
  createPayoutBatch,
  decideAttributionReview,
  decidePayout,
  decideReseller,
  downloadPayoutBatch,
  listAllPayouts,
  listAttributionReviews,
  listResellers,
  type ManagedPayout,
  type ManagedReseller,
  type PayoutBatch,
  payPayout,
} from '@sefira/contracts/reseller/admin';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { payoutTexts } from '../../../texts/admin/admin-approvals.ts';
import { adminApi } from '../api.ts';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A decision about one record. */
interface Decided<Body> {
  readonly id: string;
  readonly body: Body;
}

const pages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: Pick<Page<unknown>, 'nextCursor'>) => nextCursor,
};
const onward = <Query extends object>(query: Query, cursor: string | null) => (cursor ? { ...query, cursor } : query);
/** The dialog shows its failures itself. */
const silent = { isSilent: true } as const;

const approvalsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Approval'] }).injectEndpoints({
  endpoints: (build) => ({
    managedResellers: build.infiniteQuery<
      Page<ManagedReseller>,
      NonNullable<RouteRequest<typeof listResellers>['query']['status']>,
      string | null
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg: status, pageParam }) =>
        callOf(listResellers, { query: onward({ status, limit: '25' }, pageParam) }),
      rawResponseSchema: listResellers.response,
      transformResponse: (answer: RouteAnswer<typeof listResellers>) => dataOf(answer),
      providesTags: ['Approval'],
    }),
    decideReseller: build.mutation<ManagedReseller, Decided<RouteRequest<typeof decideReseller>['body']>>({
      query: ({ id, body }) => callOf(decideReseller, { params: { id }, body }),
      rawResponseSchema: decideReseller.response,
      transformResponse: (answer: RouteAnswer<typeof decideReseller>) => dataOf(answer),
      invalidatesTags: ['Approval', 'AdminBoard', 'AdminUser', 'Audit'],
      extraOptions: silent,
    }),
    managedPayouts: build.infiniteQuery<
      Page<ManagedPayout>,
      NonNullable<RouteRequest<typeof listAllPayouts>['query']['status']>,
      string | null
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg: status, pageParam }) =>
        callOf(listAllPayouts, { query: onward({ status, limit: '25' }, pageParam) }),
      rawResponseSchema: listAllPayouts.response,
      transformResponse: (answer: RouteAnswer<typeof listAllPayouts>) => dataOf(answer),
      providesTags: ['Approval'],
    }),
    decidePayout: build.mutation<ManagedPayout, Decided<RouteRequest<typeof decidePayout>['body']>>({
      query: ({ id, body }) => callOf(decidePayout, { params: { id }, body }),
      rawResponseSchema: decidePayout.response,
      transformResponse: (answer: RouteAnswer<typeof decidePayout>) => dataOf(answer),
      invalidatesTags: ['Approval', 'AdminBoard', 'Audit'],
      extraOptions: silent,
    }),
    payPayout: build.mutation<ManagedPayout, Decided<RouteRequest<typeof payPayout>['body']>>({
      query: ({ id, body }) => callOf(payPayout, { params: { id }, body }),
      rawResponseSchema: payPayout.response,
      transformResponse: (answer: RouteAnswer<typeof payPayout>) => dataOf(answer),
      invalidatesTags: ['Approval', 'AdminBoard', 'Audit'],
      extraOptions: silent,
    }),
    createPayoutBatch: build.mutation<PayoutBatch, void>({
      query: () => callOf(createPayoutBatch),
      rawResponseSchema: createPayoutBatch.response,
      transformResponse: (answer: RouteAnswer<typeof createPayoutBatch>) => dataOf(answer),
      invalidatesTags: ['Approval', 'Audit'],
      extraOptions: {
        notice: ({ code, message }) => (code === 'CONFLICT' ? message : payoutTexts.batchFailed),
      },
    }),
    downloadPayoutBatch: build.mutation<null, { readonly id: string; readonly fileName: string }>({
      query: ({ id }) => ({
        ...callOf(downloadPayoutBatch, { params: { id } }),
        responseHandler: (answer) => (answer.ok ? answer.blob() : answer.json()),
      }),
      transformResponse: (file: Blob, _meta, { fileName }) => {
        saveFile(file, fileName);
        return null;
      },
    }),
    orderReviews: build.infiniteQuery<Page<OrderReview>, void, string | null>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => callOf(listOrderReviews, { query: onward({}, pageParam) }),
      rawResponseSchema: listOrderReviews.response,
      transformResponse: (answer: RouteAnswer<typeof listOrderReviews>) => dataOf(answer),
      providesTags: ['Approval'],
    }),
    resolveOrderReview: build.mutation<
      RouteAnswer<typeof resolveOrderReview>,
      Decided<RouteRequest<typeof resolveOrderReview>['body']>
    >({
      query: ({ id, body }) => callOf(resolveOrderReview, { params: { id }, body }),
      rawResponseSchema: resolveOrderReview.response,
      invalidatesTags: ['Approval', 'Audit'],
      extraOptions: silent,
    }),
    attributionReviews: build.infiniteQuery<
      Page<AttributionReview>,
      NonNullable<RouteRequest<typeof listAttributionReviews>['query']['state']>,
      string | null
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg: state, pageParam }) =>
        callOf(listAttributionReviews, { query: onward({ state, limit: '25' }, pageParam) }),
      rawResponseSchema: listAttributionReviews.response,
      transformResponse: (answer: RouteAnswer<typeof listAttributionReviews>) => dataOf(answer),
      providesTags: ['Approval'],
    }),
    decideAttributionReview: build.mutation<
      AttributionReview,
      Decided<RouteRequest<typeof decideAttributionReview>['body']>
    >({
      query: ({ id, body }) => callOf(decideAttributionReview, { params: { id }, body }),
      rawResponseSchema: decideAttributionReview.response,
      transformResponse: (answer: RouteAnswer<typeof decideAttributionReview>) => dataOf(answer),
      invalidatesTags: ['Approval', 'AdminBoard', 'Audit'],
    }),
  }),
});

export const {
  useManagedResellersInfiniteQuery,
  useDecideResellerMutation,
  useManagedPayoutsInfiniteQuery,
  useDecidePayoutMutation,
  usePayPayoutMutation,
  useCreatePayoutBatchMutation,
  useDownloadPayoutBatchMutation,
  useOrderReviewsInfiniteQuery,
  useResolveOrderReviewMutation,
  useAttributionReviewsInfiniteQuery,
  useDecideAttributionReviewMutation,
} = approvalsApi;
