import * as z from 'zod';

/** What a raw statement resolves to: Prisma's rows, or a result of node-postgres. */
type Statement = PromiseLike<readonly unknown[] | { readonly rows: readonly unknown[] }>;

/**
 * Reads the rows of a raw statement by the schema that declares its columns, and leaves other columns out. The schema is
 * `zod`'s, which compiles objects and reads a row four times as fast as one of `zod/mini`. Prisma returns an `int8` as bigint
 * and a `numeric` as Decimal, node-postgres both as strings.
 * @throws ZodError for a row of another shape; it names columns, not their values
 */
export function rowsOf<Row>(row: z.core.$ZodType<Row>): (statement: Statement) => Promise<Row[]> {
  return async (statement) => {
    const result = await statement;
    const rows = 'rows' in result ? result.rows : result;
    return rows.map((one) => z.parse(row, one));
  };
}

/** Reads the row of a statement that always returns one, such as a sum. @throws Error without a row, and as `rowsOf` */
export function rowOf<Row>(row: z.core.$ZodType<Row>): (statement: Statement) => Promise<Row> {
  return async (statement) => {
    const [first] = await rowsOf(row)(statement);
    if (first === undefined) throw new Error('the statement returned no row');
    return first;
  };
}

/** A `jsonb` column: the database has checked it and the driver parsed it, so that walking it again finds nothing. */
export const jsonb = z.custom<z.core.util.JSONType>((value) => value !== undefined);

/** An `int8` column of either, as a number. */
export const int8 = z.pipe(
  z.pipe(z.union([z.bigint(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number)),
  z.int(),
);

const rowsWithId = rowsOf(z.object({ id: z.string() }));

/** The ids of a statement that selects a column `id`. @throws as `rowsOf` */
export async function idsOf(statement: Statement): Promise<string[]> {
  const rows = await rowsWithId(statement);
  return rows.map(({ id }) => id);
}
