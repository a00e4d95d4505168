import {
  createYearBookFeed,
  deleteYearBookFeed,
  readYearBookFeed,
} from '@sefira/contracts/numerology/life/year-book-feed';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

const yearBookFeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    readYearBookFeed: build.query<RouteAnswer<typeof readYearBookFeed>['data'], string>({
      query: (id) => callOf(readYearBookFeed, { params: { id } }),
      rawResponseSchema: readYearBookFeed.response,
      transformResponse: (answer: RouteAnswer<typeof readYearBookFeed>) => dataOf(answer),
    }),
    createYearBookFeed: build.mutation<RouteAnswer<typeof createYearBookFeed>['data'], string>({
      query: (id) => callOf(createYearBookFeed, { params: { id } }),
      rawResponseSchema: createYearBookFeed.response,
      transformResponse: (answer: RouteAnswer<typeof createYearBookFeed>) => dataOf(answer),
    }),
    deleteYearBookFeed: build.mutation<RouteAnswer<typeof deleteYearBookFeed>, string>({
      query: (id) => callOf(deleteYearBookFeed, { params: { id } }),
      rawResponseSchema: deleteYearBookFeed.response,
    }),
  }),
});

export const { useReadYearBookFeedQuery, useCreateYearBookFeedMutation, useDeleteYearBookFeedMutation } =
  yearBookFeedApi;
