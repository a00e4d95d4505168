import { createCalendarFeed, deleteCalendarFeed, readCalendarFeed } from '@sefira/contracts/numerology/forecasts';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';

const feedApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFeed: build.query<RouteAnswer<typeof readCalendarFeed>['data'], void>({
      query: () => callOf(readCalendarFeed),
      rawResponseSchema: readCalendarFeed.response,
      transformResponse: (answer: RouteAnswer<typeof readCalendarFeed>) => dataOf(answer),
    }),
    createFeed: build.mutation<RouteAnswer<typeof createCalendarFeed>['data'], { readonly birthDate: string }>({
      query: (body) => callOf(createCalendarFeed, { body }),
      rawResponseSchema: createCalendarFeed.response,
      transformResponse: (answer: RouteAnswer<typeof createCalendarFeed>) => dataOf(answer),
    }),
    deleteFeed: build.mutation<RouteAnswer<typeof deleteCalendarFeed>, void>({
      query: () => callOf(deleteCalendarFeed),
      rawResponseSchema: deleteCalendarFeed.response,
    }),
  }),
});

export const { useReadFeedQuery, useCreateFeedMutation, useDeleteFeedMutation } = feedApi;
