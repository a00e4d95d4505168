/** How deep a library may wrap what the database said. */
const deepest = 5;

/**
 * True where a failure carries one of these codes of Postgres (SQLSTATE). Prisma hides it in
 * `meta.driverAdapterError.cause.originalCode` for raw SQL and has codes of its own (`P2034`) for some.
 */
export function hasDatabaseCode(error: unknown, codes: ReadonlySet<string>, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { code, originalCode, cause, meta, driverAdapterError } = error as Record<string, unknown>;
  if (codes.has(String(code)) || codes.has(String(originalCode))) return true;
  return [cause, meta, driverAdapterError].some((inner) => hasDatabaseCode(inner, codes, depth + 1));
}
