import { confirmEmail, forgotPassword, resetPassword } from '@sefira/contracts/auth/account';
import { listAnalyses } from '@sefira/contracts/numerology/analyses';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { api } from '../../api/client/api.ts';
import { callOf } from '../../api/client/endpoint.ts';
import { recoveryTexts } from '../../texts/account/account.ts';

const quiet = { isSilent: true } as const;

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<RouteAnswer<typeof forgotPassword>, RouteRequest<typeof forgotPassword>['body']>({
      query: (body) => callOf(forgotPassword, { body }),
      responseSchema: forgotPassword.response,
      extraOptions: {
        notice: ({ status, message }) => (status === 429 ? message : recoveryTexts.sendFailed),
      },
    }),
    resetPassword: build.mutation<RouteAnswer<typeof resetPassword>, RouteRequest<typeof resetPassword>['body']>({
      query: (body) => callOf(resetPassword, { body }),
      responseSchema: resetPassword.response,
    }),
    confirmEmail: build.mutation<RouteAnswer<typeof confirmEmail>, RouteRequest<typeof confirmEmail>['body']>({
      query: (body) => callOf(confirmEmail, { body }),
      responseSchema: confirmEmail.response,
      extraOptions: quiet,
    }),
    /** Whether this guest session holds work that an account could take over. */
    hasVisitorWork: build.query<boolean, void>({
      query: () => callOf(listAnalyses, { query: { type: 'all', limit: 1 } }),
      rawResponseSchema: listAnalyses.response,
      transformResponse: (answer: RouteAnswer<typeof listAnalyses>) => answer.data.items.length > 0,
      keepUnusedDataFor: 0,
      extraOptions: quiet,
    }),
  }),
});

export const { useForgotPasswordMutation, useResetPasswordMutation, useConfirmEmailMutation, useHasVisitorWorkQuery } =
  accountApi;
