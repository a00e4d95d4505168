import {
  announceArticle,
  changeArticle,
  createArticle,
  listContactMessages,
  listEditedArticles,
  readEditedArticle,
  resolveContactMessage,
} from '@sefira/contracts/content/site';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { adminApi } from '../api.ts';

export type EditedArticle = RouteAnswer<typeof listEditedArticles>['data'][number];
/** An article with its text. */
export type ArticleInHand = RouteAnswer<typeof readEditedArticle>['data'];
export type ArticleBody = RouteRequest<typeof createArticle>['body'];
export type ContactState = NonNullable<RouteRequest<typeof listContactMessages>['query']['state']>;
type MessagePage = RouteAnswer<typeof listContactMessages>['data'];
export type ContactMessage = MessagePage['items'][number];

/** The form shows its failures itself. */
const silent = { isSilent: true } as const;

const contentApi = adminApi.enhanceEndpoints({ addTagTypes: ['Article', 'ContactMessage'] }).injectEndpoints({
  endpoints: (build) => ({
    editedArticles: build.query<readonly EditedArticle[], void>({
      query: () => callOf(listEditedArticles),
      rawResponseSchema: listEditedArticles.response,
      transformResponse: (answer: RouteAnswer<typeof listEditedArticles>) => dataOf(answer),
      providesTags: ['Article'],
      extraOptions: silent,
    }),
    editedArticle: build.query<ArticleInHand, string>({
      query: (id) => callOf(readEditedArticle, { params: { id } }),
      rawResponseSchema: readEditedArticle.response,
      transformResponse: (answer: RouteAnswer<typeof readEditedArticle>) => dataOf(answer),
      extraOptions: silent,
    }),
    createArticle: build.mutation<ArticleInHand, ArticleBody>({
      query: (body) => callOf(createArticle, { body }),
      rawResponseSchema: createArticle.response,
      transformResponse: (answer: RouteAnswer<typeof createArticle>) => dataOf(answer),
      invalidatesTags: ['Article'],
      extraOptions: silent,
    }),
    changeArticle: build.mutation<
      ArticleInHand,
      { readonly id: string; readonly body: ArticleBody & { readonly version: number } }
    >({
      query: ({ id, body }) => callOf(changeArticle, { params: { id }, body }),
      rawResponseSchema: changeArticle.response,
      transformResponse: (answer: RouteAnswer<typeof changeArticle>) => dataOf(answer),
      invalidatesTags: ['Article'],
      extraOptions: silent,
    }),
    announceArticle: build.mutation<{ readonly subscribers: number }, string>({
      query: (id) => callOf(announceArticle, { params: { id } }),
      rawResponseSchema: announceArticle.response,
      transformResponse: (answer: RouteAnswer<typeof announceArticle>) => dataOf(answer),
      invalidatesTags: ['Article'],
      extraOptions: silent,
    }),
    contactMessages: build.infiniteQuery<MessagePage, ContactState, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: state, pageParam }) =>
        callOf(listContactMessages, { query: pageParam ? { state, cursor: pageParam } : { state } }),
      rawResponseSchema: listContactMessages.response,
      transformResponse: (answer: RouteAnswer<typeof listContactMessages>) => dataOf(answer),
      providesTags: ['ContactMessage'],
    }),
    settleContactMessage: build.mutation<
      RouteAnswer<typeof resolveContactMessage>,
      { readonly id: string; readonly isAnswered: boolean }
    >({
      query: ({ id, isAnswered }) => callOf(resolveContactMessage, { params: { id }, body: { isAnswered } }),
      rawResponseSchema: resolveContactMessage.response,
      invalidatesTags: ['ContactMessage'],
    }),
  }),
});

export const {
  useEditedArticlesQuery,
  useEditedArticleQuery,
  useCreateArticleMutation,
  useChangeArticleMutation,
  useAnnounceArticleMutation,
  useContactMessagesInfiniteQuery,
  useSettleContactMessageMutation,
} = contentApi;
