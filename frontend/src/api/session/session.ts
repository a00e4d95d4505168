import { currentSession, guest, logout, refreshSession } from '@sefira/contracts/auth/session';
import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';

const quiet = { isSilent: true } as const;
/** Short enough for a second attempt while the server repeats its response. */
const refreshTimeout = 3000;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    refreshSession: build.mutation<RouteAnswer<typeof refreshSession>['data'], void>({
      query: () => ({ ...callOf(refreshSession), timeout: refreshTimeout }),
      rawResponseSchema: refreshSession.response,
      transformResponse: (answer: RouteAnswer<typeof refreshSession>) => dataOf(answer),
      extraOptions: quiet,
    }),
    /** Takes the token as an argument: the browser no longer stores it. */
    logout: build.mutation<RouteAnswer<typeof logout>, string>({
      query: (token) => ({ ...callOf(logout), headers: { Authorization: `Bearer ${token}` } }),
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
