import { listProviders, loginSecondFactor, refreshSession, socialLogin } from '@sefira/contracts/account';
import { currentSession, guest, login, logout, register } from '@sefira/contracts/auth';
import { deviceTokenHeader } from '@sefira/contracts/identity';
import type { RouteAnswer, RouteRequest, RouteShape } from '@sefira/contracts/route';
import { api } from './api.ts';
import { callOf, dataOf } from './endpoint.ts';
import { readDeviceToken } from './token-storage.ts';

const quiet = { quiet: true } as const;
/** Short enough for a second try while the server still gives the same token. */
const refreshTimeout = 3000;

/** A call that opens a session says by which known device. */
function fromDevice<Route extends RouteShape>(route: Route, request: Partial<RouteRequest<Route>>) {
  const device = readDeviceToken();
  return { ...callOf(route, request), ...(device ? { headers: { [deviceTokenHeader]: device } } : {}) };
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<RouteAnswer<typeof login>['data'], RouteRequest<typeof login>['body']>({
      query: (body) => fromDevice(login, { body }),
      rawResponseSchema: login.response,
      transformResponse: (answer: RouteAnswer<typeof login>) => dataOf(answer),
    }),
    loginSecondFactor: build.mutation<
      RouteAnswer<typeof loginSecondFactor>['data'],
      RouteRequest<typeof loginSecondFactor>['body']
    >({
      query: (body) => fromDevice(loginSecondFactor, { body }),
      rawResponseSchema: loginSecondFactor.response,
      transformResponse: (answer: RouteAnswer<typeof loginSecondFactor>) => dataOf(answer),
    }),
    register: build.mutation<RouteAnswer<typeof register>, RouteRequest<typeof register>['body']>({
      query: (body) => fromDevice(register, { body }),
      responseSchema: register.response,
    }),
    listProviders: build.query<RouteAnswer<typeof listProviders>['data'], void>({
      query: () => callOf(listProviders),
      rawResponseSchema: listProviders.response,
      transformResponse: (answer: RouteAnswer<typeof listProviders>) => dataOf(answer),
      // Each answer holds a nonce for one login.
      keepUnusedDataFor: 0,
      extraOptions: quiet,
    }),
    socialLogin: build.mutation<
      RouteAnswer<typeof socialLogin>['data'],
      RouteRequest<typeof socialLogin>['params'] & RouteRequest<typeof socialLogin>['body']
    >({
      query: ({ provider, token }) => fromDevice(socialLogin, { params: { provider }, body: { token } }),
      rawResponseSchema: socialLogin.response,
      transformResponse: (answer: RouteAnswer<typeof socialLogin>) => dataOf(answer),
    }),
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
  useLoginMutation,
  useLoginSecondFactorMutation,
  useRegisterMutation,
  useListProvidersQuery,
  useLazyListProvidersQuery,
  useSocialLoginMutation,
} = sessionApi;
export const {
  currentSession: currentSessionCall,
  guest: guestCall,
  logout: logoutCall,
  refreshSession: refreshSessionCall,
} = sessionApi.endpoints;
