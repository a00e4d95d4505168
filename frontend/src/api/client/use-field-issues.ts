import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { isProblem, type Problem } from './problem.ts';

export type CallError = Problem | SerializedError | undefined;

/** Puts what the server refused at its fields; `fieldOf` gives the form's field for a path of the call. */
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

/** What stands over the form after a failed call: the server's sentence where the person can act on it. */
export function failureText(error: CallError, otherwise: string): string | undefined {
  if (!error) return undefined;
  return isProblem(error) && error.status >= 400 && error.status < 500 ? error.message : otherwise;
}
