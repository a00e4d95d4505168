import { useState } from 'react';
import { usePeople } from '../../shared/people/use-people.ts';
import { birthDateProblem } from '../../ui/format/birth-date.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';

/** The typed birth date, at first the user's, and its calendar date once it is complete and valid. */
export function useBirth() {
  const { own, isLoading } = usePeople();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? own?.birthDate ?? '';
  const iso = isoFromTyped(value);
  const birthDate = iso && birthDateProblem(value) === null ? iso : null;
  return { value, setValue: setTyped, birthDate, isLoading: isLoading && typed === null };
}
