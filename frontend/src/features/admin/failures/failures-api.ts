import {
  type DeadLettersOfService,
  dismissDeadLetter,
  listDeadLetters,
  listFailedMails,
  replayDeadLetters,
  retryFailedMails,
} from '@sefira/contracts/admin-config/failures';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import type { FailedMails } from '@sefira/contracts/user/failed-mails';
import { callOf, dataOf } from '../../../api/client/endpoint.ts';
import { deadLetterTexts, failedMailTexts } from '../../../texts/admin/admin-failures.ts';
import { adminApi } from '../api.ts';

const failuresApi = adminApi.enhanceEndpoints({ addTagTypes: ['DeadLetter', 'FailedMail'] }).injectEndpoints({
  endpoints: (build) => ({
    deadLetters: build.query<readonly DeadLettersOfService[], void>({
      query: () => callOf(listDeadLetters),
      rawResponseSchema: listDeadLetters.response,
      transformResponse: (answer: RouteAnswer<typeof listDeadLetters>) => dataOf(answer),
      providesTags: ['DeadLetter'],
    }),
    replayDeadLetters: build.mutation<
      { readonly replayed: number },
      RouteRequest<typeof replayDeadLetters>['params'] & RouteRequest<typeof replayDeadLetters>['body']
    >({
      query: ({ service, ...body }) => callOf(replayDeadLetters, { params: { service }, body }),
      rawResponseSchema: replayDeadLetters.response,
      transformResponse: (answer: RouteAnswer<typeof replayDeadLetters>) => dataOf(answer),
      invalidatesTags: ['DeadLetter', 'Audit'],
      extraOptions: { notice: () => deadLetterTexts.replayFailed },
    }),
    dismissDeadLetter: build.mutation<
      RouteAnswer<typeof dismissDeadLetter>,
      RouteRequest<typeof dismissDeadLetter>['params'] & RouteRequest<typeof dismissDeadLetter>['body']
    >({
      query: ({ reason, ...params }) => callOf(dismissDeadLetter, { params, body: { reason } }),
      rawResponseSchema: dismissDeadLetter.response,
      invalidatesTags: ['DeadLetter', 'Audit'],
      // The dialog shows its failures itself.
      extraOptions: { isSilent: true },
    }),
    failedMails: build.query<FailedMails, void>({
      query: () => callOf(listFailedMails),
      rawResponseSchema: listFailedMails.response,
      transformResponse: (answer: RouteAnswer<typeof listFailedMails>) => dataOf(answer),
      providesTags: ['FailedMail'],
    }),
    retryFailedMails: build.mutation<{ readonly retried: number }, void>({
      query: () => callOf(retryFailedMails),
      rawResponseSchema: retryFailedMails.response,
      transformResponse: (answer: RouteAnswer<typeof retryFailedMails>) => dataOf(answer),
      invalidatesTags: ['FailedMail', 'Audit'],
      extraOptions: { notice: () => failedMailTexts.retryFailed },
    }),
  }),
});

export const {
  useDeadLettersQuery,
  useReplayDeadLettersMutation,
  useDismissDeadLetterMutation,
  useFailedMailsQuery,
  useRetryFailedMailsMutation,
} = failuresApi;
