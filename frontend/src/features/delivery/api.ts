import {
  type OpenedDelivery,
  openDelivery,
  readDeliveryPortrait,
} from '@sefira/contracts/numerology/panel/open-delivery';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    openDelivery: build.query<OpenedDelivery, string>({
      query: (slug) => callOf(openDelivery, { params: { slug } }),
      rawResponseSchema: openDelivery.response,
      transformResponse: (answer: RouteAnswer<typeof openDelivery>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
    readDeliveryPortrait: build.query<RouteAnswer<typeof readDeliveryPortrait>['data'], string>({
      query: (slug) => callOf(readDeliveryPortrait, { params: { slug } }),
      rawResponseSchema: readDeliveryPortrait.response,
      transformResponse: (answer: RouteAnswer<typeof readDeliveryPortrait>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useOpenDeliveryQuery, useReadDeliveryPortraitQuery } = deliveryApi;
