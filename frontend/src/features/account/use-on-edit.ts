import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormWatch } from 'react-hook-form';

/** Calls back when any field of a form is edited, to dismiss the banner of a failed attempt. */
export function useOnEdit<Values extends FieldValues>(watch: UseFormWatch<Values>, edited: () => void): void {
  const report = useEffectEvent(edited);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { type }) => {
      if (type === 'change') report();
    });
    return unsubscribe;
  }, [watch]);
}
