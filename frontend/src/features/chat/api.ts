import {
  changeConversation,
  deleteConversation,
  deleteKnownPerson,
  exportChat,
  exportConversation,
  type KnownPerson,
  listConversations,
  listKnownPeople,
  listMessages,
  rateMessage,
  readChatOffer,
  readConversation,
} from '@sefira/contracts/chat/conversations';
import type { ChatMessage } from '@sefira/contracts/chat/message';
import { isBinary, type RouteAnswer, type RouteRequest, type RouteShape } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import type { CallOptions } from '../../api/client/base-query.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import type { Problem } from '../../api/client/problem.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { connectionState, subscribe } from '../../realtime/chat-connection.ts';
import { errorTexts } from '../../texts/common/errors.ts';
import { followRoom } from './follow-room.ts';
import type { ChatRoom } from './room.ts';
import { withMessages } from './room.ts';

export type ConversationPage = RouteAnswer<typeof listConversations>['data'];
export type ListedConversation = ConversationPage['items'][number];
type ListFilters = Pick<RouteRequest<typeof listConversations>['query'], 'search' | 'archived'>;
export type ExportFormat = 'txt' | 'md' | 'json' | 'pdf';
type Feedback = RouteRequest<typeof rateMessage>['params'] & RouteRequest<typeof rateMessage>['body'];
type Change = RouteRequest<typeof changeConversation>['params'] & RouteRequest<typeof changeConversation>['body'];

interface ExportOrder {
  readonly id: string;
  readonly format: ExportFormat;
  readonly fileName: string;
}

const silent: CallOptions = { isSilent: true };
const setupProblem: Problem = { status: -1, code: null, message: errorTexts.setup, issues: [] };

const tagged = api.enhanceEndpoints({ addTagTypes: ['Conversation', 'KnownPerson'] });

const chatApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    readChatOffer: build.query<RouteAnswer<typeof readChatOffer>['data'], void>({
      query: () => callOf(readChatOffer),
      rawResponseSchema: readChatOffer.response,
      transformResponse: (answer: RouteAnswer<typeof readChatOffer>) => dataOf(answer),
      providesTags: ['Billing'],
      extraOptions: silent,
      // From the opening of the chat on: an answer may arrive before its conversation is read.
      async onCacheEntryAdded(_arguments, { dispatch, cacheEntryRemoved }) {
        const refreshAtEnd = ({ type, status }: ChatMessage) => {
          if (type === 'bot' && status !== 'answering') dispatch(tagged.util.invalidateTags(['Billing']));
        };
        const unsubscribe = [subscribe('message', refreshAtEnd), subscribe('messageUpdated', refreshAtEnd)];
        await cacheEntryRemoved;
        for (const stop of unsubscribe) stop();
      },
    }),
    listConversations: build.infiniteQuery<ConversationPage, ListFilters, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) =>
        callOf(listConversations, { query: { ...queryArg, limit: 30, ...(pageParam ? { cursor: pageParam } : {}) } }),
      rawResponseSchema: listConversations.response,
      transformResponse: (answer: RouteAnswer<typeof listConversations>) => dataOf(answer),
      providesTags: ['Conversation'],
      extraOptions: silent,
      // Another device, or the automatic title, changes the list too.
      async onCacheEntryAdded(_filters, { dispatch, cacheEntryRemoved }) {
        const refresh = () => void dispatch(tagged.util.invalidateTags(['Conversation']));
        // The first connection comes with the page; after a later one, missed changes are read.
        let isGreeted = connectionState() === 'online';
        const deafen = [
          subscribe('authenticated', () => {
            if (isGreeted) refresh();
            isGreeted = true;
          }),
          subscribe('conversationCreated', refresh),
          subscribe('conversationUpdated', refresh),
          subscribe('conversationDeleted', refresh),
        ];
        await cacheEntryRemoved;
        for (const stop of deafen) stop();
      },
    }),
    chatRoom: build.query<ChatRoom, string>({
      async queryFn(id, _api, _options, send) {
        const [conversation, messages] = await Promise.all([
          send(callOf(readConversation, { params: { id } })),
          send(callOf(listMessages, { params: { id }, query: { limit: 50 } })),
        ]);
        const error = conversation.error ?? messages.error;
        if (error) return { error };
        const about = parse(readConversation, conversation.data);
        const page = parse(listMessages, messages.data);
        if (!about || !page) return { error: setupProblem };
        const { data: conversationData } = about;
        const { messages: newest, hasMore } = page.data;
        const room = {
          conversation: conversationData,
          messages: newest,
          hasOlder: hasMore,
          underWay: {},
          isTyping: false,
        };
        return { data: room };
      },
      keepUnusedDataFor: 60,
      extraOptions: silent,
      onCacheEntryAdded: followRoom,
    }),
    loadOlder: build.mutation<null, { readonly id: string; readonly beforeSeq: number }>({
      async queryFn({ id, beforeSeq }, { dispatch }, _options, send) {
        const answer = await send(callOf(listMessages, { params: { id }, query: { beforeSeq, limit: 50 } }));
        if (answer.error) return { error: answer.error };
        const page = parse(listMessages, answer.data);
        if (!page) return { error: setupProblem };
        const { messages, hasMore } = page.data;
        dispatch(
          chatApi.util.updateQueryData('chatRoom', id, (room) => ({
            ...withMessages(room, messages),
            hasOlder: hasMore,
          })),
        );
        return { data: null };
      },
    }),
    changeConversation: build.mutation<RouteAnswer<typeof changeConversation>['data'], Change>({
      query: ({ id, ...body }) => callOf(changeConversation, { params: { id }, body }),
      rawResponseSchema: changeConversation.response,
      transformResponse: (answer: RouteAnswer<typeof changeConversation>) => dataOf(answer),
      invalidatesTags: ['Conversation'],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(chatApi.util.updateQueryData('chatRoom', id, (room) => ({ ...room, conversation: data })));
      },
    }),
    deleteConversation: build.mutation<RouteAnswer<typeof deleteConversation>, string>({
      query: (id) => callOf(deleteConversation, { params: { id } }),
      responseSchema: deleteConversation.response,
      invalidatesTags: ['Conversation'],
    }),
    rateMessage: build.mutation<RouteAnswer<typeof rateMessage>['data'], Feedback>({
      query: ({ id, ...body }) => callOf(rateMessage, { params: { id }, body }),
      rawResponseSchema: rateMessage.response,
      transformResponse: (answer: RouteAnswer<typeof rateMessage>) => dataOf(answer),
      async onQueryStarted(_feedback, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(chatApi.util.updateQueryData('chatRoom', data.conversationId, (room) => withMessages(room, [data])));
      },
    }),
    exportConversation: build.mutation<null, ExportOrder>({
      async queryFn({ id, format, fileName }, _api, _options, send) {
        const call = callOf(exportConversation, { params: { id }, query: { format } });
        const answer = await send({
          ...call,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (answer.error) return { error: answer.error };
        if (!(answer.data instanceof Blob)) return { error: setupProblem };
        saveFile(answer.data, fileName);
        return { data: null };
      },
    }),
    knownPeople: build.query<readonly KnownPerson[], void>({
      query: () => callOf(listKnownPeople),
      rawResponseSchema: listKnownPeople.response,
      transformResponse: (answer: RouteAnswer<typeof listKnownPeople>) => answer.data.people,
      providesTags: ['KnownPerson'],
      extraOptions: silent,
    }),
    forgetPerson: build.mutation<RouteAnswer<typeof deleteKnownPerson>, string>({
      query: (id) => callOf(deleteKnownPerson, { params: { id } }),
      responseSchema: deleteKnownPerson.response,
      invalidatesTags: ['KnownPerson'],
    }),
    reportExport: build.mutation<RouteAnswer<typeof exportChat>['data'], RouteRequest<typeof exportChat>['body']>({
      query: (body) => callOf(exportChat, { body }),
      rawResponseSchema: exportChat.response,
      transformResponse: (answer: RouteAnswer<typeof exportChat>) => dataOf(answer),
      extraOptions: silent,
    }),
  }),
});

function parse<Route extends RouteShape>(route: Route, data: unknown): RouteAnswer<Route> | null {
  if (isBinary(route.response)) return null;
  const parsed = route.response.safeParse(data);
  return parsed.success ? (parsed.data as RouteAnswer<Route>) : null;
}

export const {
  useReadChatOfferQuery,
  useListConversationsInfiniteQuery,
  useChatRoomQuery,
  useLoadOlderMutation,
  useChangeConversationMutation,
  useDeleteConversationMutation,
  useRateMessageMutation,
  useExportConversationMutation,
  useKnownPeopleQuery,
  useForgetPersonMutation,
  useReportExportMutation,
} = chatApi;
