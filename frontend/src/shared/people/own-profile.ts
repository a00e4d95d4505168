import type { RouteAnswer } from '@sefira/contracts/shared/route';
import { type OwnRules, readProfile, updatePreferences } from '@sefira/contracts/user/profile';
import { api } from '../../api/client/api.ts';
import { callOf, dataOf } from '../../api/client/endpoint.ts';
import { useSession } from '../../api/session/use-session.ts';
import { useIncludes } from '../billing/use-includes.ts';

const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnProfile: build.query<RouteAnswer<typeof readProfile>['data'], void>({
      query: () => callOf(readProfile),
      rawResponseSchema: readProfile.response,
      transformResponse: (answer: RouteAnswer<typeof readProfile>) => dataOf(answer),
      extraOptions: { isSilent: true },
    }),
    saveOwnRules: build.mutation<RouteAnswer<typeof updatePreferences>['data'], OwnRules | null>({
      query: (rules) => callOf(updatePreferences, { body: { rules } }),
      rawResponseSchema: updatePreferences.response,
      transformResponse: (answer: RouteAnswer<typeof updatePreferences>) => dataOf(answer),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data: preferences } = await queryFulfilled.catch(() => ({ data: null }));
        if (!preferences) return;
        dispatch(ownApi.util.updateQueryData('readOwnProfile', undefined, (profile) => ({ ...profile, preferences })));
      },
    }),
  }),
});

export const useSaveOwnRulesMutation = ownApi.useSaveOwnRulesMutation;

/** The query of an account's profile; guests have none. */
export function useOwnProfileQuery() {
  const { hasAccount } = useSession();
  return ownApi.useReadOwnProfileQuery(undefined, { skip: !hasAccount });
}

/** A professional's own rule set, null without one. */
export function useOwnRules(): OwnRules | null {
  const { data: profile } = useOwnProfileQuery();
  const isProfessional = useIncludes('client_panel');
  return (isProfessional && profile?.preferences.rules) || null;
}
