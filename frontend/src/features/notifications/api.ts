import type { RouteAnswer } from '@sefira/contracts/shared/route';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@sefira/contracts/user/notifications';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { subscribe } from '../../realtime/chat-connection.ts';

type Page = RouteAnswer<typeof listNotifications>['data'];

export interface NotificationFilter {
  readonly unread: boolean;
  readonly limit: number;
}

const quiet = { isSilent: true } as const;

const notificationsApi = api.enhanceEndpoints({ addTagTypes: ['Notification'] }).injectEndpoints({
  endpoints: (build) => ({
    unreadCount: build.query<number, void>({
      query: () => callOf(countNotifications),
      rawResponseSchema: countNotifications.response,
      transformResponse: (answer: RouteAnswer<typeof countNotifications>) => answer.data.unread,
      providesTags: ['Notification'],
      onCacheEntryAdded: async (_none, { dispatch, cacheEntryRemoved }) => {
        const deafen = subscribe('notification', () =>
          dispatch(notificationsApi.util.invalidateTags(['Notification'])),
        );
        await cacheEntryRemoved;
        deafen();
      },
      // Additional information of the header: a failure keeps the last count.
      extraOptions: quiet,
    }),
    notifications: build.infiniteQuery<Page, NotificationFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { unread, limit }, pageParam: cursor }) =>
        callOf(listNotifications, {
          query: { unread: unread ? 'true' : 'false', limit, ...(cursor ? { cursor } : {}) },
        }),
      rawResponseSchema: listNotifications.response,
      transformResponse: (answer: RouteAnswer<typeof listNotifications>) => dataOf(answer),
      providesTags: ['Notification'],
      extraOptions: quiet,
    }),
    readNotification: build.mutation<number, string>({
      query: (id) => callOf(readNotification, { params: { id } }),
      rawResponseSchema: readNotification.response,
      transformResponse: (answer: RouteAnswer<typeof readNotification>) => answer.data.unread,
      invalidatesTags: ['Notification'],
    }),
    readAllNotifications: build.mutation<number, void>({
      query: () => callOf(readAllNotifications),
      rawResponseSchema: readAllNotifications.response,
      transformResponse: (answer: RouteAnswer<typeof readAllNotifications>) => answer.data.unread,
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const {
  useUnreadCountQuery,
  useNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadAllNotificationsMutation,
} = notificationsApi;
