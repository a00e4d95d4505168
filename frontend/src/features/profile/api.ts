import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
  renewBackupCodes,
  resendConfirmation,
  toggleSecondFactor,
  verifySecondFactor,
} from '@sefira/contracts/auth/account';
import type { RouteAnswer, RouteRequest } from '@sefira/contracts/shared/route';
import { readPushKey, subscribePush, unsubscribePush } from '@sefira/contracts/user/notifications';
import {
  deleteAvatar,
  exportData,
  listConsents,
  type Profile,
  readProfile,
  updatePreferences,
  updateProfile,
  uploadAvatar,
} from '@sefira/contracts/user/profile';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { personalTexts, profileTexts } from '../../texts/account/profile.ts';
import { deletionTexts, exportTexts } from '../../texts/account/security.ts';
import { todayInBrazil } from '../../ui/format/calendar-date.ts';

type ConsentEntry = RouteAnswer<typeof listConsents>['data'][number];

const says = (text: string) => ({ notice: () => text });
/** The dialog shows its failures itself. */
const quiet = { isSilent: true } as const;

/** The profile's copy of the second factor follows by event, so the cache is updated here. */
const knowSecondFactor = (enabled: boolean) =>
  profileApi.util.updateQueryData('profile', undefined, (profile) => {
    profile.twoFactorEnabled = enabled;
  });

const profileApi = api.enhanceEndpoints({ addTagTypes: ['Profile', 'Session', 'Consent'] }).injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<Profile, void>({
      query: () => callOf(readProfile),
      rawResponseSchema: readProfile.response,
      transformResponse: (answer: RouteAnswer<typeof readProfile>) => dataOf(answer),
      providesTags: ['Profile'],
      extraOptions: says(profileTexts.loadFailed),
    }),
    updateProfile: build.mutation<Profile, RouteRequest<typeof updateProfile>['body']>({
      query: (body) => callOf(updateProfile, { body }),
      rawResponseSchema: updateProfile.response,
      transformResponse: (answer: RouteAnswer<typeof updateProfile>) => dataOf(answer),
      invalidatesTags: ['Profile'],
    }),
    updatePreferences: build.mutation<Profile['preferences'], RouteRequest<typeof updatePreferences>['body']>({
      query: (body) => callOf(updatePreferences, { body }),
      rawResponseSchema: updatePreferences.response,
      transformResponse: (answer: RouteAnswer<typeof updatePreferences>) => dataOf(answer),
      invalidatesTags: ['Profile', 'Consent'],
    }),
    consents: build.query<readonly ConsentEntry[], void>({
      query: () => callOf(listConsents),
      rawResponseSchema: listConsents.response,
      transformResponse: (answer: RouteAnswer<typeof listConsents>) => dataOf(answer),
      providesTags: ['Consent'],
      extraOptions: { isSilent: true },
    }),
    uploadAvatar: build.mutation<string, File>({
      query: (file) => {
        const body = new FormData();
        body.set('avatar', file);
        return { ...callOf(uploadAvatar), body };
      },
      rawResponseSchema: uploadAvatar.response,
      transformResponse: (answer: RouteAnswer<typeof uploadAvatar>) => answer.data.avatarUrl,
      invalidatesTags: ['Profile'],
      extraOptions: says(personalTexts.avatarFailed),
    }),
    deleteAvatar: build.mutation<RouteAnswer<typeof deleteAvatar>, void>({
      query: () => callOf(deleteAvatar),
      responseSchema: deleteAvatar.response,
      invalidatesTags: ['Profile'],
      extraOptions: says(personalTexts.avatarFailed),
    }),
    resendConfirmation: build.mutation<RouteAnswer<typeof resendConfirmation>, void>({
      query: () => callOf(resendConfirmation),
      responseSchema: resendConfirmation.response,
    }),
    changePassword: build.mutation<RouteAnswer<typeof changePassword>, RouteRequest<typeof changePassword>['body']>({
      query: (body) => callOf(changePassword, { body }),
      responseSchema: changePassword.response,
      invalidatesTags: ['Session'],
    }),
    toggleSecondFactor: build.mutation<
      RouteAnswer<typeof toggleSecondFactor>['data'],
      RouteRequest<typeof toggleSecondFactor>['body']
    >({
      query: (body) => callOf(toggleSecondFactor, { body }),
      rawResponseSchema: toggleSecondFactor.response,
      transformResponse: (answer: RouteAnswer<typeof toggleSecondFactor>) => dataOf(answer),
      onQueryStarted: async ({ enable }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done && !enable) dispatch(knowSecondFactor(false));
      },
      invalidatesTags: ['Session'],
      extraOptions: quiet,
    }),
    verifySecondFactor: build.mutation<readonly string[], RouteRequest<typeof verifySecondFactor>['body']>({
      query: (body) => callOf(verifySecondFactor, { body }),
      rawResponseSchema: verifySecondFactor.response,
      transformResponse: (answer: RouteAnswer<typeof verifySecondFactor>) => answer.data.backupCodes,
      onQueryStarted: async (_code, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) dispatch(knowSecondFactor(true));
      },
      invalidatesTags: ['Session'],
      extraOptions: quiet,
    }),
    renewBackupCodes: build.mutation<readonly string[], RouteRequest<typeof renewBackupCodes>['body']>({
      query: (body) => callOf(renewBackupCodes, { body }),
      rawResponseSchema: renewBackupCodes.response,
      transformResponse: (answer: RouteAnswer<typeof renewBackupCodes>) => answer.data.backupCodes,
      extraOptions: quiet,
    }),
    sessions: build.query<RouteAnswer<typeof listSessions>['data'], void>({
      query: () => callOf(listSessions),
      rawResponseSchema: listSessions.response,
      transformResponse: (answer: RouteAnswer<typeof listSessions>) => dataOf(answer),
      providesTags: ['Session'],
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<RouteAnswer<typeof endSession>, string>({
      query: (id) => callOf(endSession, { params: { id } }),
      responseSchema: endSession.response,
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<number, void>({
      query: () => callOf(endOtherSessions),
      rawResponseSchema: endOtherSessions.response,
      transformResponse: (answer: RouteAnswer<typeof endOtherSessions>) => answer.data.ended,
      invalidatesTags: ['Session'],
    }),
    /** Saves the file; its content never enters the store. */
    exportData: build.mutation<null, void>({
      query: () => ({
        ...callOf(exportData),
        responseHandler: async (response) => {
          if (!response.ok) return response.json();
          saveFile(await response.blob(), exportTexts.fileName(todayInBrazil()));
          return null;
        },
      }),
      extraOptions: says(exportTexts.failed),
    }),
    deleteAccount: build.mutation<RouteAnswer<typeof deleteAccount>, RouteRequest<typeof deleteAccount>['body']>({
      query: (body) => callOf(deleteAccount, { body }),
      responseSchema: deleteAccount.response,
      extraOptions: { notice: ({ code, message }) => (code === 'LAST_ADMIN' ? message : deletionTexts.failed) },
    }),
    pushKey: build.query<string | null, void>({
      query: () => callOf(readPushKey),
      rawResponseSchema: readPushKey.response,
      transformResponse: (answer: RouteAnswer<typeof readPushKey>) => answer.data.publicKey,
      extraOptions: quiet,
    }),
    subscribePush: build.mutation<RouteAnswer<typeof subscribePush>, RouteRequest<typeof subscribePush>['body']>({
      query: (body) => callOf(subscribePush, { body }),
      responseSchema: subscribePush.response,
      extraOptions: quiet,
    }),
    unsubscribePush: build.mutation<RouteAnswer<typeof unsubscribePush>, RouteRequest<typeof unsubscribePush>['body']>({
      query: (body) => callOf(unsubscribePush, { body }),
      responseSchema: unsubscribePush.response,
      extraOptions: quiet,
    }),
  }),
});

export const {
  useConsentsQuery,
  useProfileQuery,
  useUpdateProfileMutation,
  useUpdatePreferencesMutation,
  useUploadAvatarMutation,
  useDeleteAvatarMutation,
  useResendConfirmationMutation,
  useChangePasswordMutation,
  useToggleSecondFactorMutation,
  useVerifySecondFactorMutation,
  useRenewBackupCodesMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
  usePushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} = profileApi;
