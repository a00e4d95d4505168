import {
  type OpenedDelivery,
  openDelivery,
  readDeliveryPortrait,
} from '@sefira/contracts/numerology/panel/open-delivery';
import { downloadDelivery, readDeliveryBrand } from '@sefira/contracts/reports/deliveries';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { fileNameOf } from '../../api/endpoints/reports.ts';
import { pdfQuery } from '../../api/files/pdf.ts';

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
    readDeliveryBrand: build.query<RouteAnswer<typeof readDeliveryBrand>['data'], string>({
      query: (slug) => callOf(readDeliveryBrand, { params: { slug } }),
      rawResponseSchema: readDeliveryBrand.response,
      transformResponse: (answer: RouteAnswer<typeof readDeliveryBrand>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
    downloadDelivery: build.mutation({
      queryFn: pdfQuery(({ slug, title }: { readonly slug: string; readonly title: string }) => ({
        call: callOf(downloadDelivery, { params: { slug } }),
        fileName: fileNameOf({ title }),
      })),
    }),
  }),
});

export const {
  useOpenDeliveryQuery,
  useReadDeliveryPortraitQuery,
  useReadDeliveryBrandQuery,
  useDownloadDeliveryMutation,
} = deliveryApi;
