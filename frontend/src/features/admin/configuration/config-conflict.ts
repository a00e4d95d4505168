import type { ConfigurationItem } from '@sefira/contracts/admin-config/configuration-calls';
import * as z from 'zod/mini';
import type { Problem } from '../../../api/client/problem.ts';

/** The value that another administrator saved meanwhile. */
export interface Conflict {
  readonly value: ConfigurationItem['value'];
  readonly version: number;
  readonly by: string | null;
}

const conflictFacts = z.object({
  value: z.nullable(z.union([z.boolean(), z.number(), z.string()])),
  version: z.int(),
  updated_by: z.nullable(z.string()),
});

/** The other value of a 409; null for any other failure. */
export function conflictOf({ code, facts }: Problem): Conflict | null {
  if (code !== 'CONFLICT') return null;
  const parsed = conflictFacts.safeParse(facts?.current);
  return parsed.success ? { value: parsed.data.value, version: parsed.data.version, by: parsed.data.updated_by } : null;
}
