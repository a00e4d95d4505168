import { useMemo, useState } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { typedFromIso } from '../../ui/format/calendar-date.ts';
import { useOwnProfileQuery } from './own-profile.ts';
import { clearPeople, isSame, readSavedPeople, savePeople, type TypedPerson } from './saved-people.ts';

export interface People {
  /** The account's name and birth date once loaded; guests have none. */
  readonly own: TypedPerson | null;
  readonly isLoading: boolean;
  /** The user first, then earlier people. */
  readonly known: readonly TypedPerson[];
  readonly remember: (people: readonly TypedPerson[]) => void;
  readonly clear: () => void;
}

/** People that need not be typed again. */
export function usePeople(): People {
  const { user } = useSession();
  const userId = user?.id ?? 'visitor';
  const { data, isLoading } = useOwnProfileQuery();
  const [typed, setTyped] = useState(() => ({ userId, people: readSavedPeople(userId) }));
  // The session changed on this page: the new session's people are read.
  const saved = typed.userId === userId ? typed.people : readSavedPeople(userId);
  const own = useMemo(() => {
    const birthDate = data?.birthDate ? typedFromIso(data.birthDate) : null;
    return data && birthDate ? { name: data.name, birthDate } : null;
  }, [data]);
  return {
    own,
    isLoading,
    known: own ? [own, ...saved.filter((person) => !isSame(person, own))] : saved,
    // Offered by the next form: a field that appeared in this one would move what is below it.
    remember: (people) => void savePeople(userId, people),
    clear: () => {
      clearPeople(userId);
      setTyped({ userId, people: [] });
    },
  };
}
