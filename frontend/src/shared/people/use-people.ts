import type { RouteAnswer } from '@sefira/contracts/route';
import { readProfile } from '@sefira/contracts/user';
import { useMemo, useState } from 'react';
import { api } from '../api/api.ts';
import { callOf, dataOf } from '../api/endpoint.ts';
import { useSession } from '../api/use-session.ts';
import { typedFromIso } from '../ui/calendar-date.ts';
import { forgetPeople, isSame, readSavedPeople, savePeople, type TypedPerson } from './saved-people.ts';

const ownApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnBirth: build.query<RouteAnswer<typeof readProfile>['data'], void>({
      query: () => callOf(readProfile),
      rawResponseSchema: readProfile.response,
      transformResponse: (answer: RouteAnswer<typeof readProfile>) => dataOf(answer),
      extraOptions: { quiet: true },
    }),
  }),
});

export interface People {
  /** The account's own name and birth date, once known; guests have none. */
  readonly own: TypedPerson | null;
  /** Oneself first, then those typed before. */
  readonly known: readonly TypedPerson[];
  readonly remember: (people: readonly TypedPerson[]) => void;
  readonly forget: () => void;
}

/** Whose data need not be typed again. */
export function usePeople(): People {
  const { user, hasAccount } = useSession();
  const userId = user?.id ?? 'visitor';
  const { data } = ownApi.useReadOwnBirthQuery(undefined, { skip: !hasAccount });
  const [saved, setSaved] = useState(() => readSavedPeople(userId));
  const own = useMemo(() => {
    const birthDate = data?.birthDate ? typedFromIso(data.birthDate) : null;
    return data && birthDate ? { name: data.name, birthDate } : null;
  }, [data]);
  return {
    own,
    known: own ? [own, ...saved.filter((person) => !isSame(person, own))] : saved,
    remember: (people) => setSaved(savePeople(userId, people)),
    forget: () => {
      forgetPeople(userId);
      setSaved([]);
    },
  };
}
