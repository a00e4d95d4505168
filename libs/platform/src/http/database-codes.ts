/** Maximum depth of wrapped errors. */
const deepest = 5;

/** One layer of a failure: the thrown error, or one that it wraps. */
interface FailureLayer {
  /** Codes of Node, Postgres (SQLSTATE) and Prisma that it carries. */
  readonly codes: readonly string[];
  readonly message: string;
}

/**
 * A failure with all wrapped errors, the outermost first. Prisma puts the error of its driver and PostgreSQL into
 * `meta.driverAdapterError.cause`, with the SQLSTATE as `originalCode` and its own code for a lost connection as `kind`.
 */
export function errorLayers(failure: unknown, depth = 0): readonly FailureLayer[] {
  if (typeof failure !== 'object' || failure === null || depth > deepest) return [];
  const { code, originalCode, kind, message, cause, meta, driverAdapterError } = failure as Record<string, unknown>;
  const codes = [code, originalCode, kind].filter((value) => typeof value === 'string');
  const inner = [cause, meta, driverAdapterError].flatMap((wrapped) => errorLayers(wrapped, depth + 1));
  return [{ codes, message: typeof message === 'string' ? message : '' }, ...inner];
}

/** True where a failure carries one of these codes, however deep. */
export function hasDatabaseCode(failure: unknown, codes: ReadonlySet<string>): boolean {
  return errorLayers(failure).some((layer) => layer.codes.some((code) => codes.has(code)));
}

/** unique_violation of PostgreSQL, and Prisma's code for it. */
const uniqueViolations: ReadonlySet<string> = new Set(['23505', 'P2002']);

/** True for an error of a unique index or key. */
export function isUniqueViolation(failure: unknown): boolean {
  return hasDatabaseCode(failure, uniqueViolations);
}
