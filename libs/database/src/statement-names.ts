import { createHash } from 'node:crypto';

/** Statements that a process keeps prepared; a connection holds each one's plan, some ten kilobytes. */
const largestNumber = 100;
/** What is longer mostly spells a list out, and hardly comes again in the same length. */
const longestStatement = 4000;

/**
 * Names for the statements of a process, so that Postgres parses and plans each once a connection (docs/goals.md V11). The first
 * ones are the ones that a service lives on; when there are enough, the others stay without a name and are planned each time.
 */
export function createStatementNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= largestNumber || sql.length > longestStatement) return '';
    const name = `prisma-${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;
    names.set(sql, name);
    return name;
  };
}
