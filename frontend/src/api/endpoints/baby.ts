import { analyzeBaby } from '@sefira/contracts/numerology/baby/analysis';
import {
  closeShortList,
  openShortList,
  putShortListName,
  readShortList,
  removeShortListName,
  removeVisitor,
  type ShortListWire,
} from '@sefira/contracts/numerology/baby/short-lists';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { babyTexts, shortListTexts } from '../../texts/analyses/baby.ts';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { analysisTags, noticeWith } from './analysis-calls.ts';

export type BabyBody = RouteRequest<typeof analyzeBaby>['body'];

const listAnswer = readShortList.response;
const listOf = (answer: RouteAnswer<typeof readShortList>): ShortListWire => dataOf(answer);
const listTags = ['ShortList'] as const;
const listOptions = noticeWith(shortListTexts.failed);

/** Apart from the other analyses: only the pages of the studio load its contract. */
const babyApi = api.enhanceEndpoints({ addTagTypes: ['ShortList'] }).injectEndpoints({
  endpoints: (build) => ({
    analyzeBaby: build.mutation<RouteAnswer<typeof analyzeBaby>['data'] & { readonly asked: BabyBody }, BabyBody>({
      query: (body) => callOf(analyzeBaby, { body }),
      rawResponseSchema: analyzeBaby.response,
      transformResponse: (answer: RouteAnswer<typeof analyzeBaby>, _meta, asked) => ({ ...dataOf(answer), asked }),
      invalidatesTags: analysisTags,
      extraOptions: noticeWith(babyTexts.failed),
    }),
    readShortList: build.query<ShortListWire, string>({
      query: (id) => callOf(readShortList, { params: { id } }),
      rawResponseSchema: listAnswer,
      transformResponse: listOf,
      providesTags: listTags,
    }),
    putShortListName: build.mutation<
      ShortListWire,
      { readonly id: string; readonly name: string; readonly note?: string }
    >({
      query: ({ id, ...body }) => callOf(putShortListName, { params: { id }, body }),
      rawResponseSchema: listAnswer,
      transformResponse: listOf,
      invalidatesTags: listTags,
      extraOptions: listOptions,
    }),
    removeShortListName: build.mutation<ShortListWire, { readonly id: string; readonly nameId: string }>({
      query: (params) => callOf(removeShortListName, { params }),
      rawResponseSchema: listAnswer,
      transformResponse: listOf,
      invalidatesTags: listTags,
      extraOptions: listOptions,
    }),
    openShortList: build.mutation<
      ShortListWire,
      RouteRequest<typeof openShortList>['params'] & RouteRequest<typeof openShortList>['body']
    >({
      query: ({ id, ...body }) => callOf(openShortList, { params: { id }, body }),
      rawResponseSchema: listAnswer,
      transformResponse: listOf,
      invalidatesTags: listTags,
      extraOptions: listOptions,
    }),
    closeShortList: build.mutation<ShortListWire, string>({
      query: (id) => callOf(closeShortList, { params: { id } }),
      rawResponseSchema: listAnswer,
      transformResponse: listOf,
      invalidatesTags: listTags,
      extraOptions: listOptions,
    }),
    removeVisitor: build.mutation<ShortListWire, { readonly id: string; readonly visitorId: string }>({
      query: (params) => callOf(removeVisitor, { params }),
      rawResponseSchema: listAnswer,
      transformResponse: listOf,
      invalidatesTags: listTags,
      extraOptions: listOptions,
    }),
  }),
});

export const {
  useAnalyzeBabyMutation,
  useReadShortListQuery,
  usePutShortListNameMutation,
  useRemoveShortListNameMutation,
  useOpenShortListMutation,
  useCloseShortListMutation,
  useRemoveVisitorMutation,
} = babyApi;
