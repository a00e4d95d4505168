import {
  archiveClient,
  type ClientWire,
  changeClient,
  createClient,
  deleteClient,
  exportClient,
  listClients,
  readClient,
} from '@sefira/contracts/numerology/clients';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { fileQuery } from '../../api/files/file.ts';
import { clientTexts } from '../../texts/professional/clients.ts';

export type ClientList = RouteAnswer<typeof listClients>['data'];
export type ClientFilters = RouteRequest<typeof listClients>['query'];
export type ClientCard = RouteRequest<typeof createClient>['body'];

/** The page shows its failures itself. */
const silent = { isSilent: true } as const;
const readOne = (answer: { readonly data: ClientWire }) => dataOf(answer);

const clientsApi = api.enhanceEndpoints({ addTagTypes: ['Client'] }).injectEndpoints({
  endpoints: (build) => ({
    listClients: build.infiniteQuery<ClientList, ClientFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) =>
        callOf(listClients, { query: { ...queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      rawResponseSchema: listClients.response,
      transformResponse: (answer: RouteAnswer<typeof listClients>) => dataOf(answer),
      // An analysis made elsewhere is counted here.
      providesTags: ['Client', 'Analysis'],
      extraOptions: silent,
    }),
    readClient: build.query<ClientWire, string>({
      query: (id) => callOf(readClient, { params: { id } }),
      rawResponseSchema: readClient.response,
      transformResponse: readOne,
      providesTags: ['Client', 'Analysis'],
      extraOptions: silent,
    }),
    createClient: build.mutation<ClientWire, ClientCard>({
      query: (body) => callOf(createClient, { body }),
      rawResponseSchema: createClient.response,
      transformResponse: readOne,
      invalidatesTags: ['Client'],
      extraOptions: silent,
    }),
    changeClient: build.mutation<ClientWire, { readonly id: string; readonly body: ClientCard }>({
      query: ({ id, body }) => callOf(changeClient, { params: { id }, body }),
      rawResponseSchema: changeClient.response,
      transformResponse: readOne,
      invalidatesTags: ['Client'],
      extraOptions: silent,
    }),
    archiveClient: build.mutation<ClientWire, { readonly id: string; readonly isArchived: boolean }>({
      query: ({ id, isArchived }) => callOf(archiveClient, { params: { id }, body: { isArchived } }),
      rawResponseSchema: archiveClient.response,
      transformResponse: readOne,
      invalidatesTags: ['Client'],
    }),
    deleteClient: build.mutation<void, string>({
      query: (id) => callOf(deleteClient, { params: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Client', 'Analysis', 'Report']),
    }),
    exportClient: build.mutation({
      queryFn: fileQuery((id: string) => ({
        call: callOf(exportClient, { params: { id } }),
        fileName: clientTexts.exportFile,
      })),
    }),
  }),
});

export const {
  useListClientsInfiniteQuery,
  useReadClientQuery,
  useCreateClientMutation,
  useChangeClientMutation,
  useArchiveClientMutation,
  useDeleteClientMutation,
  useExportClientMutation,
} = clientsApi;
