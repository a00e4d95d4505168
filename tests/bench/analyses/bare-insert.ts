import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Analyses stored by plain `pg`, a prepared statement for each, with nothing around it: what the service is measured against. */
export interface BareInsert extends AsyncDisposable {
  /** @returns analyses a second, over all connections */
  perSecond(seconds: number): Promise<number>;
}

const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const summary = { destiny: 6, expression: 11, motivation: 8, impression: 3 };

/** Copies of the service's own tables, with their indexes; history and event in one statement. */
const tables = `
  CREATE SCHEMA bare;
  CREATE TABLE bare.analysis (LIKE numerology.analysis INCLUDING ALL);
  CREATE TABLE bare.outbox_event (LIKE numerology.outbox_event INCLUDING DEFAULTS INCLUDING INDEXES)`;
const insert = {
  name: 'insert',
  text: `
    WITH stored AS (
      INSERT INTO bare.analysis (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
      VALUES (uuidv7(), $1, 'personal', $2, lower($2), $3, 'cabalistica', 'cabalistica@1', '2026-11-22', $4)
      RETURNING id, user_id, input
    )
    INSERT INTO bare.outbox_event (id, name, payload)
    SELECT uuidv7(), 'analysis.completed', jsonb_build_object('analysisId', id, 'userId', user_id, 'input', input)
    FROM stored`,
};

export async function openBareInsert(databaseUrl: string, connections: number): Promise<BareInsert> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  // A connection that the server closes at the end is no failure.
  pool.on('error', () => undefined);
  await pool.query(tables);
  const [input, numbers] = [JSON.stringify(person), JSON.stringify(summary)];
  return {
    async perSecond(seconds) {
      let stored = 0;
      const end = performance.now() + seconds * 1000;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          const userId = randomUUID();
          while (performance.now() < end) {
            await pool.query({ ...insert, values: [userId, person.name, input, numbers] });
            stored += 1;
          }
        }),
      );
      return stored / seconds;
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
}
