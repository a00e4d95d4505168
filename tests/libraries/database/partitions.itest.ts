import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@sefira/database/migrate';
import { provisionRoles } from '@sefira/database/roles';
import { readMigrations, serviceSchema } from '@sefira/database/service-schema';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

interface Change {
  readonly service: string;
  readonly table: string;
  /** The last migration before the change. */
  readonly until: RegExp;
  /** Adds one row, $1 the number of it. */
  readonly add: string;
}

const changes: readonly Change[] = [
  {
    service: 'billing',
    table: 'outbox_event',
    until: /event_partitions/,
    add: `INSERT INTO outbox_event (id, name, payload) VALUES (uuidv7(), 'wallet.changed', jsonb_build_object('n', $1::int))`,
  },
  {
    service: 'billing',
    table: 'inbox_event',
    until: /event_partitions/,
    add: 'INSERT INTO inbox_event (event_id) SELECT uuidv7() WHERE $1::int > 0',
  },
  {
    service: 'reseller',
    table: 'visitor',
    until: /visitor_partitions/,
    add: 'INSERT INTO visitor (link_id, day, hash) VALUES (uuidv7(), current_date, $1::int::text)',
  },
  {
    service: 'chat',
    table: 'message',
    until: /message_partitions/,
    add: `WITH talk AS (
            INSERT INTO conversation (id, user_id, title, created_at, updated_at)
            VALUES (uuidv7(), gen_random_uuid(), $1::int::text, now(), now()) RETURNING id, user_id)
          INSERT INTO message (id, conversation_id, user_id, seq, revision, type, content, status, client_id, created_at, updated_at)
          SELECT uuidv7(), id, user_id, 1, 1, 'user', $1::int::text, 'delivered', $1::int::text, now(), now() FROM talk`,
  },
  {
    service: 'admin-config',
    table: 'audit_entry',
    until: /audit_partitions/,
    add: `INSERT INTO audit_entry (sequence, body, hash)
          VALUES ($1, '{"at": 1, "action": "view", "entity": "audit", "result": "ok"}', 'x')`,
  },
];

it.each(changes)(
  '$service puts $table into partitions while it is written to, and no row is refused or lost',
  async (change) => {
    const { schema, migrationsFolder } = serviceSchema(root, change.service);
    await using database = await postgres({ empty: true });
    const own = database.serviceUrl(change.service);
    await provisionRoles(database.adminUrl, [{ schema, url: own }]);
    // As the version before had it: these migrations and no later one.
    const before = await mkdtemp(path.join(tmpdir(), 'sefira-before-'));
    for (const { name } of await readMigrations(migrationsFolder)) {
      if (change.until.test(name)) break;
      await cp(path.join(migrationsFolder, name), path.join(before, name), { recursive: true });
    }
    await migrate({ url: database.adminUrl, schema, migrationsFolder: before });
    await rm(before, { recursive: true });

    await using stack = new AsyncDisposableStack();
    const pool = new pg.Pool({ connectionString: own, max: 2, options: `-c search_path=${schema},public` });
    stack.defer(() => pool.end());
    let added = 0;
    let isOver = false;
    // One by one, as the chain of the audit trail does it; a prepared statement, as Prisma's are.
    const add = async () => {
      await pool.query({ name: 'add', text: change.add, values: [added + 1] });
      added += 1;
    };
    while (added < 50) await add();
    const writing = (async () => {
      while (!isOver) await add();
    })();
    const applied = await migrate({ url: database.adminUrl, schema, migrationsFolder });
    isOver = true;
    await writing;
    for (let more = 0; more < 20; more += 1) await add();

    expect(applied.some((name) => change.until.test(name))).toBe(true);
    const { rows } = await pool.query<{ count: number; kind: string; partitions: number }>(
      `SELECT (SELECT count(*)::int FROM ${change.table}) AS count, (SELECT relkind FROM pg_class WHERE oid = $1::regclass) AS kind,
       (SELECT count(*)::int FROM pg_inherits WHERE inhparent = $1::regclass) AS partitions`,
      [change.table],
    );
    expect(rows[0]).toMatchObject({ count: added, kind: 'p' });
    expect(rows[0]?.partitions).toBeGreaterThan(1);
  },
);

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
    const made = await pool.query<{ done: string[] }>('SELECT admin_config.keep_audit_partitions() AS done');
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
        await pool.query<{ done: string[] }>('SELECT keep_visitor_partitions($1::date + $2::int) AS done', [
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
    // The day that nobody made in time keeps its clicks; the days after it are made.
    expect((await maintain(30)).filter((done) => done.startsWith('+'))).toHaveLength(3);
    expect((await click(30)).rowCount).toBe(0);
  } finally {
    await pool.end();
  }
});
