import { readEntitlements, readWallet } from '@sefira/contracts/billing/wallet';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

/** Additional information of a page: a failure shows no toast. */
const silently = { isSilent: true } as const;

/** An analysis changes balance and quota, like a purchase. */
export const spendable = ['Billing', 'Analysis'] as const;

/** Balance and quotas; separate from orders and plans because every charged form shows them. */
const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    readWallet: build.query<RouteAnswer<typeof readWallet>['data'], void>({
      query: () => callOf(readWallet),
      rawResponseSchema: readWallet.response,
      transformResponse: (answer: RouteAnswer<typeof readWallet>) => dataOf(answer),
      providesTags: spendable,
      extraOptions: silently,
    }),
    readEntitlements: build.query<RouteAnswer<typeof readEntitlements>['data'], void>({
      query: () => callOf(readEntitlements),
      rawResponseSchema: readEntitlements.response,
      transformResponse: (answer: RouteAnswer<typeof readEntitlements>) => dataOf(answer),
      providesTags: spendable,
      extraOptions: silently,
    }),
  }),
});

export const { useReadWalletQuery, useReadEntitlementsQuery } = walletApi;
