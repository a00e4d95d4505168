import { loginSecondFactor } from '@sefira/contracts/account';
import { currentSession, guest, login, logout, register } from '@sefira/contracts/auth';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/route';
import { api } from './api.ts';
import { callOf, dataOf } from './endpoint.ts';

const quiet = { quiet: true } as const;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<RouteAnswer<typeof login>['data'], RouteRequest<typeof login>['body']>({
      query: (body) => callOf(login, { body }),
      rawResponseSchema: login.response,
      transformResponse: (answer: RouteAnswer<typeof login>) => dataOf(answer),
    }),
    loginSecondFactor: build.mutation<
      RouteAnswer<typeof loginSecondFactor>['data'],
      RouteRequest<typeof loginSecondFactor>['body']
    >({
      query: (body) => callOf(loginSecondFactor, { body }),
      rawResponseSchema: loginSecondFactor.response,
      transformResponse: (answer: RouteAnswer<typeof loginSecondFactor>) => dataOf(answer),
    }),
    register: build.mutation<RouteAnswer<typeof register>, RouteRequest<typeof register>['body']>({
      query: (body) => callOf(register, { body }),
      responseSchema: register.response,
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

export const { useLoginMutation, useLoginSecondFactorMutation, useRegisterMutation } = sessionApi;
export const { currentSession: currentSessionCall, guest: guestCall, logout: logoutCall } = sessionApi.endpoints;
