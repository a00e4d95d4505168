import { createHash } from 'node:crypto';

/** Prepared statements of a process; each connection stores their plans, about 10 KB each. */
const largestNumber = 100;
/** Longer statements mostly contain lists and seldom repeat with the same length. */
const longestStatement = 4000;

/**
 * Names for the statements of a process, so that PostgreSQL parses and plans each once a connection (docs/goals.md V11). The
 * first ones get a name; above the limit a statement has none and is planned each time.
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
