/** How deep a library may wrap what the database said. */
const deepest = 5;

/** One layer of a failure: what threw it, or what that wrapped. */
interface FailureLayer {
  /** Codes of Node, Postgres (SQLSTATE) and Prisma that it carries. */
  readonly codes: readonly string[];
  readonly message: string;
}

/**
 * A failure with all that it wraps, the outermost first. Prisma hides what its driver and Postgres said in
 * `meta.driverAdapterError.cause`, with Postgres' code as `originalCode` and its own word for a lost connection as `kind`.
 */
export function layersOf(failure: unknown, depth = 0): readonly FailureLayer[] {
  if (typeof failure !== 'object' || failure === null || depth > deepest) return [];
  const { code, originalCode, kind, message, cause, meta, driverAdapterError } = failure as Record<string, unknown>;
  const codes = [code, originalCode, kind].filter((value) => typeof value === 'string');
  const inner = [cause, meta, driverAdapterError].flatMap((wrapped) => layersOf(wrapped, depth + 1));
  return [{ codes, message: typeof message === 'string' ? message : '' }, ...inner];
}

/** True where a failure carries one of these codes, however deep. */
export function hasDatabaseCode(failure: unknown, codes: ReadonlySet<string>): boolean {
  return layersOf(failure).some((layer) => layer.codes.some((code) => codes.has(code)));
}
