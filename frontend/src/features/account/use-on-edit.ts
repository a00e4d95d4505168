import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormWatch } from 'react-hook-form';

/** Calls back whenever any field of a form is edited: the banner of a failed try then goes. */
export function useOnEdit<Values extends FieldValues>(watch: UseFormWatch<Values>, edited: () => void): void {
  const report = useEffectEvent(edited);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      if (type === 'change') report();
    });
    return unsubscribe;
  }, [watch]);
}
