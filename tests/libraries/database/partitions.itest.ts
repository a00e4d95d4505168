import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';

it('lets the service add to the audit trail and its partitions, and never change or drop one', async () => {
  await using database = await postgres();
  const pool = new pg.Pool({ connectionString: database.serviceUrl('admin-config'), max: 1 });
  try {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'admin_config.audit_entry'::regclass`,
    );
    const names = ['admin_config.audit_entry', ...rows.map(({ name }) => name)];
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      for (const statement of [
        `UPDATE ${name} SET body = body`,
        `DELETE FROM ${name}`,
        `TRUNCATE ${name}`,
        `DROP TABLE ${name}`,
      ])
        await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
    await pool.query(`INSERT INTO admin_config.audit_entry (sequence, body, hash)
      VALUES (14999999, '{"at": 1, "action": "view", "entity": "audit", "result": "ok"}', 'x')`);
    const made = await pool.query<{ done: string[] }>('SELECT admin_config.maintain_audit_partitions() AS done');
    expect(made.rows[0]?.done).toEqual(['+audit_entry_000015000000', '+audit_entry_000020000000']);
    await expect(pool.query('DELETE FROM admin_config.audit_entry_000015000000')).rejects.toMatchObject({
      code: '42501',
    });
  } finally {
    await pool.end();
  }
});

it('counts visitors by days that are made ahead and dropped whole two days later', async () => {
  await using database = await postgres();
  const pool = new pg.Pool({ connectionString: database.serviceUrl('reseller'), max: 1 });
  try {
    const today = (await pool.query<{ today: string }>('SELECT current_date::text AS today')).rows[0]?.today ?? '';
    const maintain = async (days: number) =>
      (
        await pool.query<{ done: string[] }>('SELECT maintain_visitor_partitions($1::date + $2::int) AS done', [
          today,
          days,
        ])
      ).rows[0]?.done ?? [];
    const click = (days: number) =>
      pool.query(
        `INSERT INTO visitor (link_id, day, hash) VALUES ('0193a000-0000-7000-8000-000000000000', $1::date + $2::int, 'x')
         ON CONFLICT DO NOTHING RETURNING tableoid::regclass::text AS partition`,
        [today, days],
      );
    const [first, again, late] = [await click(0), await click(0), await click(30)];
    expect([first.rowCount, again.rowCount, late.rows]).toEqual([1, 0, [{ partition: 'visitor_rest' }]]);
    expect(first.rows[0]?.partition).toMatch(/^visitor_\d{8}$/);
    const name = (sign: string, day: string) => `${sign}visitor_${day.replaceAll('-', '')}`;
    expect(await maintain(2)).not.toContain(name('-', today));
    expect(await maintain(3)).toContain(name('-', today));
    expect((await pool.query('SELECT 1 FROM visitor')).rowCount).toBe(1);
    // Clicks of a day without a partition stay in the default partition; the later days are created.
    expect((await maintain(30)).filter((done) => done.startsWith('+'))).toHaveLength(3);
    expect((await click(30)).rowCount).toBe(0);
  } finally {
    await pool.end();
  }
});
