import { listProviders, loginSecondFactor, socialLogin } from '@sefira/contracts/auth/account';
import { login, register } from '@sefira/contracts/auth/session';
import { deviceTokenHeader } from '@sefira/contracts/shared/identity';
import type { RouteAnswer, RouteRequest, RouteShape } from '@sefira/contracts/shared/route';
import { api } from '../client/api.ts';
import { callOf, dataOf } from '../client/endpoint.ts';
import { readDeviceToken } from './token-storage.ts';

/** Calls that open a session send the token of the known device. */
function fromDevice<Route extends RouteShape>(route: Route, request: Partial<RouteRequest<Route>>) {
  const device = readDeviceToken();
  return { ...callOf(route, request), ...(device ? { headers: { [deviceTokenHeader]: device } } : {}) };
}

/** Calls that open a session; separate from those that every page needs. */
const signInApi = api.injectEndpoints({
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
      // Each response holds a nonce for one login.
      keepUnusedDataFor: 0,
      extraOptions: { isSilent: true },
    }),
    socialLogin: build.mutation<
      RouteAnswer<typeof socialLogin>['data'],
      RouteRequest<typeof socialLogin>['params'] & RouteRequest<typeof socialLogin>['body']
    >({
      query: ({ provider, token }) => fromDevice(socialLogin, { params: { provider }, body: { token } }),
      rawResponseSchema: socialLogin.response,
      transformResponse: (answer: RouteAnswer<typeof socialLogin>) => dataOf(answer),
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
} = signInApi;
