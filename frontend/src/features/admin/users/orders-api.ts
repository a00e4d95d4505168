import { type AdminOrder, listUserOrders, refundUserOrder } from '@sefira/contracts/admin-config/orders';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { adminApi } from '../api.ts';

const ordersApi = adminApi.enhanceEndpoints({ addTagTypes: ['AdminOrder'] }).injectEndpoints({
  endpoints: (build) => ({
    userOrders: build.query<readonly AdminOrder[], string>({
      query: (id) => callOf(listUserOrders, { params: { id } }),
      rawResponseSchema: listUserOrders.response,
      transformResponse: (answer: RouteAnswer<typeof listUserOrders>) => dataOf(answer),
      providesTags: ['AdminOrder'],
      extraOptions: { isSilent: true },
    }),
    refundUserOrder: build.mutation<
      { readonly refunded: number },
      { readonly id: string; readonly body: RouteRequest<typeof refundUserOrder>['body'] }
    >({
      query: ({ id, body }) => callOf(refundUserOrder, { params: { id }, body }),
      rawResponseSchema: refundUserOrder.response,
      transformResponse: (answer: RouteAnswer<typeof refundUserOrder>) => dataOf(answer),
      invalidatesTags: ['AdminOrder', 'AdminUser', 'AdminBoard', 'Audit'],
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useUserOrdersQuery, useRefundUserOrderMutation } = ordersApi;
