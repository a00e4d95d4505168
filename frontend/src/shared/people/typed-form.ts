import { useEffect, useEffectEvent, useState } from 'react';
import { isProblem, type Problem } from '../../api/client/problem.ts';
import type { CallError } from '../../api/client/use-field-issues.ts';
import { showErrors } from '../../ui/fields/focus-first-wrong.ts';
import type { ForClient } from './prefill.ts';

/** The last request of a form, outside of its page. */
export interface LastAsked<Body> {
  asked: { readonly body: Body; readonly client: ForClient | null } | null;
}

let refusedAt: string | null = null;

/** The form that lacked credits last, to which a purchase leads back; null without one. */
export function readRefusedForm(): string | null {
  return refusedAt;
}

/** The refused request of a form that opens again after another page, such as the payment; null without one. */
export function useAskedBefore<Body>(
  last: LastAsked<Body>,
  { error, reset }: { readonly error?: CallError; readonly reset: () => void },
): LastAsked<Body>['asked'] {
  const [before] = useState(() => (error ? last.asked : null));
  // The refusal belongs to the earlier visit.
  const forget = useEffectEvent(reset);
  useEffect(() => {
    if (before) forget();
  }, [before]);
  useEffect(() => {
    if (isProblem(error) && error.code === 'INSUFFICIENT_CREDITS') refusedAt = location.pathname;
  }, [error]);
  return before;
}

/** Shows server errors in a form that keeps its errors itself: the first message of each field. */
export function useIssues(
  error: CallError,
  fieldOf: (path: string) => string | null,
  show: (problems: Readonly<Record<string, string>>) => void,
): void {
  const read = useEffectEvent(({ issues }: Problem) => {
    const problems: Record<string, string> = {};
    for (const { path, message } of issues) {
      const field = fieldOf(path);
      if (field !== null) problems[field] ??= message;
    }
    if (Object.keys(problems).length > 0) queueMicrotask(() => showErrors(() => show(problems)));
  });
  useEffect(() => {
    if (isProblem(error)) read(error);
  }, [error]);
}

/** Entries apart by commas, semicolons or lines, each once. */
export function listOf(typed: string): string[] {
  const entries = new Map<string, string>();
  for (const part of typed.split(/[,;\n]/u)) {
    const entry = part.trim().replace(/\s+/gu, ' ');
    const known = entry.toLocaleLowerCase('pt-BR');
    if (entry !== '' && !entries.has(known)) entries.set(known, entry);
  }
  return [...entries.values()];
}
