import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { isProblem, type Problem } from './problem.ts';

export type CallError = Problem | SerializedError | undefined;

/** Shows server errors at their fields; `fieldOf` maps a path of the call to a field of the form. */
export function useFieldIssues<Values extends FieldValues>(
  error: CallError,
  setError: UseFormSetError<Values>,
  fieldOf: (path: string) => FieldPath<Values> | null,
): void {
  const show = useEffectEvent(({ issues }: Problem) => {
    const first = issues.findIndex(({ path }) => fieldOf(path) !== null);
    issues.forEach(({ path, message }, index) => {
      const field = fieldOf(path);
      if (field) setError(field, { message }, { shouldFocus: index === first });
    });
  });
  useEffect(() => {
    if (isProblem(error)) show(error);
  }, [error]);
}

/** The message over the form after a failed call: the sentence of the refusal or of the lost connection, on which the user can act. */
export function failureText(error: CallError, otherwise: string): string | undefined {
  if (!error) return undefined;
  return isProblem(error) && error.status >= 0 && error.status < 500 ? error.message : otherwise;
}
