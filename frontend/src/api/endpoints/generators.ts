import {
  addFavourite,
  listFavourites,
  removeFavourite,
  suggestChildNames,
  suggestCompanyNames,
} from '@sefira/contracts/numerology/generators';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { generatorTexts } from '../../texts/analyses/generators.ts';
import { api } from '../client/api.ts';
import type { CallOptions } from '../client/base-query.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

export type CompanyNames = RouteAnswer<typeof suggestCompanyNames>['data'] & { readonly message: string };
export type ChildNames = RouteAnswer<typeof suggestChildNames>;
export type CompanyQuery = RouteRequest<typeof suggestCompanyNames>['body'];
export type ChildQuery = RouteRequest<typeof suggestChildNames>['body'];
export type Favourite = RouteAnswer<typeof listFavourites>['data']['items'][number];
export type FavouriteKind = Favourite['kind'];

/** The server's sentence where the user can act on it, else the general one. */
const notice: CallOptions = {
  notice: ({ status, message }) => (status >= 400 && status < 500 ? message : generatorTexts.failed),
};

/** Generated names change balance and quota; a refusal does not. */
const charged = (made: unknown) => (made ? (['Billing'] as const) : []);

const generatorsApi = api.enhanceEndpoints({ addTagTypes: ['Favourite'] }).injectEndpoints({
  endpoints: (build) => ({
    suggestCompanyNames: build.mutation<CompanyNames, CompanyQuery>({
      query: (body) => callOf(suggestCompanyNames, { body }),
      rawResponseSchema: suggestCompanyNames.response,
      transformResponse: (answer: RouteAnswer<typeof suggestCompanyNames>) => ({
        ...dataOf(answer),
        message: answer.message,
      }),
      invalidatesTags: charged,
      extraOptions: notice,
    }),
    suggestChildNames: build.mutation<ChildNames, ChildQuery>({
      query: (body) => callOf(suggestChildNames, { body }),
      responseSchema: suggestChildNames.response,
      invalidatesTags: charged,
      extraOptions: notice,
    }),
    listFavourites: build.query<Favourite[], FavouriteKind>({
      query: (kind) => callOf(listFavourites, { query: { kind } }),
      rawResponseSchema: listFavourites.response,
      transformResponse: (answer: RouteAnswer<typeof listFavourites>) => dataOf(answer).items,
      providesTags: ['Favourite'],
    }),
    addFavourite: build.mutation<
      RouteAnswer<typeof addFavourite>['data'],
      Pick<RouteRequest<typeof addFavourite>['body'], 'kind' | 'name' | 'note'>
    >({
      query: (body) => callOf(addFavourite, { body }),
      rawResponseSchema: addFavourite.response,
      transformResponse: (answer: RouteAnswer<typeof addFavourite>) => dataOf(answer),
      invalidatesTags: ['Favourite'],
    }),
    removeFavourite: build.mutation<RouteAnswer<typeof removeFavourite>, string>({
      query: (id) => callOf(removeFavourite, { params: { id } }),
      responseSchema: removeFavourite.response,
      invalidatesTags: ['Favourite'],
    }),
  }),
});

export const {
  useSuggestCompanyNamesMutation,
  useSuggestChildNamesMutation,
  useListFavouritesQuery,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
} = generatorsApi;
