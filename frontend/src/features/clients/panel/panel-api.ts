import { listClientDates, readClientDates } from '@sefira/contracts/numerology/panel/client-dates';
import {
  exportClients,
  type ImportedClients,
  importClients,
  readPanelFigures,
} from '@sefira/contracts/numerology/panel/client-files';
import {
  createDelivery,
  type DeliveryWire,
  extendDelivery,
  listDeliveries,
  revokeDelivery,
} from '@sefira/contracts/numerology/panel/deliveries';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../../api/client/api.ts';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { fileQuery } from '../../../api/files/file.ts';
import { panelTexts } from '../../../texts/professional/client-panel.ts';

type DatePage = RouteAnswer<typeof listClientDates>['data'];
type DeliveryPage = RouteAnswer<typeof listDeliveries>['data'];
export type DateFilters = RouteRequest<typeof listClientDates>['query'];
export type NewDelivery = RouteRequest<typeof createDelivery>['body'];

const silent = { isSilent: true } as const;
const pages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined,
};
const readDelivery = (answer: { readonly data: DeliveryWire }) => dataOf(answer);

const panelApi = api.enhanceEndpoints({ addTagTypes: ['Client', 'Delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    listClientDates: build.infiniteQuery<DatePage, DateFilters, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) =>
        callOf(listClientDates, { query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      rawResponseSchema: listClientDates.response,
      transformResponse: (answer: RouteAnswer<typeof listClientDates>) => dataOf(answer),
      providesTags: ['Client'],
      extraOptions: silent,
    }),
    readClientDates: build.query<RouteAnswer<typeof readClientDates>['data'], string>({
      query: (id) => callOf(readClientDates, { params: { id } }),
      rawResponseSchema: readClientDates.response,
      transformResponse: (answer: RouteAnswer<typeof readClientDates>) => dataOf(answer),
      providesTags: ['Client'],
      extraOptions: silent,
    }),
    readPanelFigures: build.query<RouteAnswer<typeof readPanelFigures>['data'], void>({
      query: () => callOf(readPanelFigures),
      rawResponseSchema: readPanelFigures.response,
      transformResponse: (answer: RouteAnswer<typeof readPanelFigures>) => dataOf(answer),
      providesTags: ['Client', 'Analysis', 'Delivery'],
      extraOptions: silent,
    }),
    importClients: build.mutation<ImportedClients, { readonly csv: string; readonly isTrial: boolean }>({
      query: (body) => callOf(importClients, { body }),
      rawResponseSchema: importClients.response,
      transformResponse: (answer: RouteAnswer<typeof importClients>) => dataOf(answer),
      invalidatesTags: (_answer, error, { isTrial }) => (error || isTrial ? [] : ['Client']),
    }),
    exportClients: build.mutation({
      queryFn: fileQuery(() => ({ call: callOf(exportClients), fileName: panelTexts.exportFile })),
    }),
    listDeliveries: build.infiniteQuery<DeliveryPage, string | null, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: clientId, pageParam }) =>
        callOf(listDeliveries, {
          query: { ...(clientId === null ? {} : { clientId }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        }),
      rawResponseSchema: listDeliveries.response,
      transformResponse: (answer: RouteAnswer<typeof listDeliveries>) => dataOf(answer),
      providesTags: ['Delivery', 'Client', 'Analysis'],
      extraOptions: silent,
    }),
    createDelivery: build.mutation<DeliveryWire, { readonly clientId: string; readonly body: NewDelivery }>({
      query: ({ clientId, body }) => callOf(createDelivery, { params: { id: clientId }, body }),
      rawResponseSchema: createDelivery.response,
      transformResponse: readDelivery,
      invalidatesTags: ['Delivery'],
    }),
    extendDelivery: build.mutation<DeliveryWire, string>({
      query: (id) => callOf(extendDelivery, { params: { id }, body: { days: 30 } }),
      rawResponseSchema: extendDelivery.response,
      transformResponse: readDelivery,
      invalidatesTags: ['Delivery'],
    }),
    revokeDelivery: build.mutation<DeliveryWire, string>({
      query: (id) => callOf(revokeDelivery, { params: { id } }),
      rawResponseSchema: revokeDelivery.response,
      transformResponse: readDelivery,
      invalidatesTags: ['Delivery'],
    }),
  }),
});

export const {
  useListClientDatesInfiniteQuery,
  useReadClientDatesQuery,
  useReadPanelFiguresQuery,
  useImportClientsMutation,
  useExportClientsMutation,
  useListDeliveriesInfiniteQuery,
  useCreateDeliveryMutation,
  useExtendDeliveryMutation,
  useRevokeDeliveryMutation,
} = panelApi;
