import { currentSession, guest, logout, refreshSession } from '@sefira/contracts/auth';
import type { RouteAnswer } from '@sefira/contracts/route';
import { api } from './api.ts';
import { callOf, dataOf } from './endpoint.ts';

const quiet = { quiet: true } as const;
/** Short enough for a second try while the server still gives the same token. */
const refreshTimeout = 3000;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshSession: build.mutation<RouteAnswer<typeof refreshSession>['data'], void>({
      query: () => ({ ...callOf(refreshSession), timeout: refreshTimeout }),
      rawResponseSchema: refreshSession.response,
      transformResponse: (answer: RouteAnswer<typeof refreshSession>) => dataOf(answer),
      extraOptions: quiet,
    }),
    logout: build.mutation<RouteAnswer<typeof logout>, void>({
      query: () => callOf(logout),
      responseSchema: logout.response,
      extraOptions: quiet,
    }),
    guest: build.mutation<RouteAnswer<typeof guest>['data'], void>({
      query: () => callOf(guest),
      rawResponseSchema: guest.response,
      transformResponse: (answer: RouteAnswer<typeof guest>) => dataOf(answer),
      extraOptions: quiet,
    }),
    currentSession: build.query<RouteAnswer<typeof currentSession>['data'], void>({
      query: () => callOf(currentSession),
      rawResponseSchema: currentSession.response,
      transformResponse: (answer: RouteAnswer<typeof currentSession>) => dataOf(answer),
      extraOptions: quiet,
    }),
  }),
});

export const {
  currentSession: currentSessionCall,
  guest: guestCall,
  logout: logoutCall,
  refreshSession: refreshSessionCall,
} = sessionApi.endpoints;
