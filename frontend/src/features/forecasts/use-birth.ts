import { useState } from 'react';
import { usePeople } from '../../people/use-people.ts';
import { birthDateProblem } from '../../ui/birth-date.ts';
import { isoFromTyped } from '../../ui/calendar-date.ts';

/** The typed birth date, one's own at first, and its calendar date once it is whole and right. */
export function useBirth() {
  const { own } = usePeople();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? own?.birthDate ?? '';
  const iso = isoFromTyped(value);
  return { value, setValue: setTyped, birthDate: iso && birthDateProblem(value) === null ? iso : null };
}
