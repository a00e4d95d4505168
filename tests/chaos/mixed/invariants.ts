import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { subscribersOf, subscriptions } from '@sefira/contracts/shared/subscriptions';
import { schemaName } from '@sefira/database/service-schema';
import type pg from 'pg';
import type { Promised } from './journeys.ts';

/** An invariant of the whole state, and the rows that violate it. */
export interface Finding {
  readonly line: string;
  readonly what: string;
  readonly broken: readonly string[];
}

type Query = Pick<pg.Pool, 'query'>;

const shown = 20;
const services = Object.keys(subscriptions) as ServiceName[];

/** Rows of a query, as lines; a sound state has none. */
async function lines(database: Query, text: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await database.query(text, values);
  return rows.map((row) => JSON.stringify(row));
}

/** The use of a result that is stored after its reservation expired is charged by another charge. */
const isChargeOf = `(o.payload ->> 'chargeId' = c.id::text OR c.key = 'late ' || (o.payload ->> 'chargeId'))`;

/**
 * Every analysis that was accepted or stands in the history, by what it must have: its row in the history, its charge and its
 * report.
 */
const analysisRules = `
  SELECT p.analysis_id, p.analysis_id = ANY($1::uuid[]) AS promised,
    (SELECT count(*) FROM numerology.analysis a WHERE a.id = p.analysis_id AND a.user_id = p.user_id) AS entries,
    (SELECT count(*) FROM billing.charge c WHERE c.reference_type = 'analysis' AND c.user_id = p.user_id
      AND EXISTS (SELECT FROM numerology.outbox_event o
        WHERE o.name = 'analysis.completed' AND o.payload ->> 'analysisId' = p.analysis_id::text
          AND ${isChargeOf})
      AND (c.state = 'confirmed' OR c.source = 'plan' AND c.state <> 'expired')) AS charges,
    (SELECT count(*) FROM numerology.outbox_event o WHERE o.name = 'analysis.completed'
      AND o.payload ->> 'analysisId' = p.analysis_id::text AND o.payload ->> 'chargeId' IS NULL) AS free,
    (SELECT count(*) FROM reports.report r JOIN reports.document d ON d.id = r.document_id
      WHERE r.analysis_id = p.analysis_id AND d.state = 'stored') AS reports
  FROM (SELECT * FROM unnest($1::uuid[], $2::uuid[])
    UNION SELECT id, user_id FROM numerology.analysis WHERE NOT user_id = ANY($3::uuid[])) AS p (analysis_id, user_id)`;

/** Rows that may exist for a moment only. */
const openWork: readonly (readonly [what: string, sql: string])[] = [
  ['open reservation', "SELECT id, service FROM billing.charge WHERE state = 'reserved'"],
  [
    'unmade report',
    "SELECT id, state, failures, failure_reason FROM reports.document WHERE state NOT IN ('stored', 'failed')",
  ],
  [
    'unanswered question',
    "SELECT id, status FROM chat.message WHERE status NOT IN ('delivered', 'completed', 'failed', 'stopped')",
  ],
  ['webhook notice', 'SELECT id FROM billing.webhook_event WHERE done_at IS NULL'],
  ['unsent mail', 'SELECT id, template, state, failure_reason FROM "user".mail WHERE state = \'waiting\''],
];

/** Pending work; empty once everything is settled. */
export async function unfinished(database: Query, promised: Promised): Promise<string[]> {
  const found: string[] = [];
  for (const [what, sql] of openWork) found.push(...(await lines(database, sql)).map((row) => `${what} ${row}`));
  for (const row of await unconsumed(database)) found.push(`event ${row}`);
  const erased = promised.erased.map(({ userId }) => userId);
  const left = await lines(
    database,
    "SELECT id, status FROM auth.account WHERE id = ANY($1::uuid[]) AND (status <> 'erased' OR erase_at IS NOT NULL)",
    [erased],
  );
  found.push(...left.map((row) => `account to be erased ${row}`));
  return found;
}

/** Every event is published and in the inbox of each of its subscribers. */
async function unconsumed(database: Query): Promise<string[]> {
  const processed = new Map<string, ReadonlySet<string>>();
  for (const service of services) {
    const { rows } = await database.query(`SELECT event_id FROM "${schemaName(service)}".inbox_event`);
    processed.set(service, new Set(rows.map(({ event_id }) => event_id)));
  }
  const found: string[] = [];
  for (const source of services) {
    const { rows } = await database.query(`SELECT id, name, published_at FROM "${schemaName(source)}".outbox_event`);
    for (const { id, name, published_at } of rows) {
      if (published_at === null) found.push(`${name} ${id} is not published`);
      for (const subscriber of subscribersOf(name)) {
        if (!processed.get(subscriber)?.has(id)) found.push(`${name} ${id} was not consumed by ${subscriber}`);
      }
    }
  }
  return found;
}

/** Holds the whole state against what was promised; everything is settled by now. */
export async function findBroken(pool: pg.Pool, promised: Promised): Promise<readonly Finding[]> {
  const { analyses, orders, said, erased } = promised;
  const erasedIds = new Set(erased.map(({ userId }) => userId));
  const remaining = analyses.filter(({ userId }) => !erasedIds.has(userId));
  const { rows } = await pool.query<
    Record<'analysis_id' | 'entries' | 'charges' | 'free' | 'reports', string> & { promised: boolean }
  >(analysisRules, [
    remaining.map(({ analysisId }) => analysisId),
    remaining.map(({ userId }) => userId),
    [...erasedIds],
  ]);
  const not = (column: 'entries' | 'reports') =>
    rows.filter((row) => Number(row[column]) !== 1).map((row) => `${row.analysis_id}: ${row[column]}`);
  const uncharged = rows.filter(({ charges, free }) => Number(charges) + Number(free) !== 1);
  const connection = await pool.connect();
  const ledger = await verifyLedger(connection).finally(() => connection.release());
  return [
    { line: '', what: 'accepted analyses without exactly one entry in the history', broken: not('entries') },
    {
      line: '',
      what: 'accepted analyses without exactly one charge',
      broken: uncharged.map((row) => JSON.stringify(row)),
    },
    { line: '', what: 'accepted analyses without exactly one report', broken: not('reports') },
    {
      line: '',
      what: 'analyses in the history that nobody was told of',
      broken: rows.filter(({ promised: isPromised }) => !isPromised).map(({ analysis_id }) => analysis_id),
    },
    {
      line: '',
      what: 'analyses in the history that were told of not once',
      broken: await lines(
        pool,
        `
      SELECT a.id FROM numerology.analysis a WHERE (SELECT count(*) FROM numerology.outbox_event o
        WHERE o.name = 'analysis.completed' AND o.payload ->> 'analysisId' = a.id::text) <> 1`,
      ),
    },
    {
      line: '',
      what: 'confirmed charges of no analysis',
      broken: await lines(
        pool,
        `
      SELECT c.id, c.service FROM billing.charge c WHERE c.state = 'confirmed' AND c.reference_type = 'analysis'
        AND NOT c.user_id = ANY($1::uuid[]) AND NOT EXISTS (SELECT FROM numerology.outbox_event o
        WHERE o.name = 'analysis.completed' AND ${isChargeOf})`,
        [[...erasedIds]],
      ),
    },
    {
      line: '',
      what: 'broken rules of the ledger',
      broken: ledger.filter(({ broken }) => broken.length > 0).map(({ name }) => name),
    },
    {
      line: '',
      what: 'paid orders without exactly one activation or one grant',
      broken: await lines(pool, paidOnce, [orders.map(({ orderId }) => orderId)]),
    },
    {
      line: '',
      what: 'referred sales without exactly one commission',
      broken: await lines(pool, commissionedOnce, [
        orders.filter(({ isReferred }) => isReferred).map(({ orderId }) => orderId),
      ]),
    },
    {
      line: 'S21',
      what: 'acknowledged messages lost, doubled or out of order',
      broken: await brokenConversations(
        pool,
        said.filter(({ userId }) => !erasedIds.has(userId)),
      ),
    },
    {
      line: '',
      what: 'questions without exactly one answer',
      broken: await lines(
        pool,
        `
      SELECT q.id, count(a.id) AS answers, min(a.status) AS status FROM chat.message q LEFT JOIN chat.message a ON a.question_id = q.id
      WHERE q.type = 'user' GROUP BY q.id HAVING count(a.id) <> 1 OR min(a.status) <> 'completed'`,
      ),
    },
    { line: 'S17', what: 'messages that failed for good', broken: await deadLetters(pool) },
  ];
}

/** Every paid order, and each that a person saw paid. */
const paidOnce = `
  SELECT o.id, o.status, o.kind FROM (SELECT * FROM unnest($1::uuid[])
    UNION SELECT id FROM billing."order" WHERE status = 'paid') AS p (id) LEFT JOIN billing."order" o USING (id)
  WHERE o.status IS DISTINCT FROM 'paid'
    OR (SELECT count(*) FROM billing.outbox_event e WHERE e.name = 'order.paid' AND e.payload ->> 'orderId' = o.id::text) <> 1
    OR (o.kind = 'credits' AND (SELECT count(*) FROM billing.lot l WHERE l.order_id = o.id) <> 1)
    OR (o.kind = 'plan' AND ((SELECT count(*) FROM billing.subscription s WHERE s.order_id = o.id) <> 1
      OR (SELECT count(*) FROM billing.outbox_event e WHERE e.name = 'subscription.activated'
        AND e.payload ->> 'userId' = o.user_id::text) <> 1))`;

const commissionedOnce = `
  SELECT p.id, (SELECT count(*) FROM reseller.commission c WHERE c.sale_id = p.id) AS commissions
  FROM (SELECT * FROM unnest($1::uuid[]) UNION SELECT id FROM reseller.sale WHERE reseller_id IS NOT NULL) AS p (id)
  WHERE (SELECT count(*) FROM reseller.commission c WHERE c.sale_id = p.id AND c.kind = 'sale') <> 1
    OR (SELECT count(*) FROM reseller.sale s WHERE s.id = p.id) <> 1`;

async function brokenConversations(pool: pg.Pool, said: Promised['said']): Promise<string[]> {
  const { rows } = await pool.query<{ client_id: string; seq: number; copies: string }>(
    "SELECT client_id, min(seq) AS seq, count(*) AS copies FROM chat.message WHERE type = 'user' GROUP BY client_id",
  );
  const stored = new Map(rows.map((row) => [row.client_id, row]));
  const broken = await lines(
    pool,
    `
    SELECT c.id, c.last_seq, count(m.id) AS messages FROM chat.conversation c LEFT JOIN chat.message m ON m.conversation_id = c.id
    GROUP BY c.id HAVING count(m.id) <> count(DISTINCT m.seq) OR count(m.id) <> count(DISTINCT m.revision)
      OR max(greatest(m.seq, m.revision)) > c.last_seq`,
  );
  broken.push(
    ...(await lines(
      pool,
      `SELECT a.id FROM chat.message a LEFT JOIN chat.message q ON q.id = a.question_id AND q.conversation_id = a.conversation_id
       WHERE a.type = 'bot' AND q.seq IS DISTINCT FROM a.seq - 1`,
    )),
  );
  for (const { clientIds, received, duplicated, userId } of said) {
    if (duplicated > 0) broken.push(`${userId} received ${duplicated} twice`);
    let before = 0;
    for (const id of clientIds) {
      const row = stored.get(id);
      if (Number(row?.copies ?? 0) !== 1) broken.push(`${id} is stored ${row?.copies ?? 0} times`);
      if (received.get(id) !== row?.seq) broken.push(`${id} was received as ${received.get(id)}, is ${row?.seq}`);
      if ((row?.seq ?? 0) <= before) broken.push(`${id} came before the one before it`);
      before = row?.seq ?? 0;
    }
  }
  return broken.slice(0, shown);
}

async function deadLetters(pool: pg.Pool): Promise<string[]> {
  const found: string[] = [];
  for (const service of services) {
    const sql = `SELECT queue, name, reason FROM "${schemaName(service)}".dead_letter WHERE replayed_at IS NULL LIMIT ${shown}`;
    found.push(...(await lines(pool, sql)));
  }
  return found;
}
