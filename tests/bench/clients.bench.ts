/**
 * A professional's lists with 10,000 clients, against docs/goals.md V13: `node tests/bench/clients.bench.ts [clients]`. Every
 * page of each list is read over HTTP, one call after the other; 95 of 100 must be answered within 100 ms. Nine more
 * professionals have as many clients each.
 */
import path from 'node:path';
import type { Identity } from '@sefira/contracts/shared/identity';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { definition } from '@sefira/numerology-service/definition';
import { newId } from '@sefira/platform/time/identifiers';
import { startInfrastructure } from '@sefira/testing/infrastructure';
import pg from 'pg';
import * as z from 'zod';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { startOneService } from './http/one-service.ts';
import { percentile } from './http/percentiles.ts';

const clients = Number(process.argv[2] ?? 10_000);
const professionals = Array.from({ length: 10 }, newId);
const targetMilliseconds = 100;
const rounds = 60;

const calls = [
  '/clients?limit=30',
  '/clients?limit=100',
  '/clients?status=archived',
  `/clients?search=${encodeURIComponent('Íris')}`,
  '/clients?search=zuleica',
  '/clients/dates?days=90&limit=100',
  '/clients/dates?days=90&kind=birthday',
  '/deliveries?limit=30',
  '/clients/figures?',
];

await using infrastructure = await startInfrastructure(process.env);
const database = new pg.Client({ connectionString: infrastructure.postgresUrl });
database.on('error', () => undefined);
await database.connect();
await database.query('DROP SCHEMA IF EXISTS numerology CASCADE');
await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'numerology');
await migrate({ url: infrastructure.postgresUrl, schema: 'numerology', migrationsFolder });

async function fill(): Promise<void> {
  await database.query(
    `INSERT INTO numerology.client (id, user_id, name, folded_name, birth_date, phone, notes, consent_note, search_text,
       archived_at, created_at, updated_at, dates_until)
     SELECT uuidv7(), owner, 'Cliente ' || n, 'cliente ' || n, '1990-05-02', '', '', '',
       'cliente ' || n || CASE n % 97 WHEN 0 THEN ' iris' ELSE '' END, CASE n % 10 WHEN 0 THEN now() END, now(), now(),
       '2099-12-31'
     FROM unnest($1::uuid[]) AS owner, generate_series(1, $2::int) AS n`,
    [professionals, clients],
  );
  await database.query(
    `INSERT INTO numerology.client_date (client_id, user_id, date, kind, number)
     SELECT id, user_id, to_char(now() + (hashtext(id::text || kind) & 255) * interval '1 day', 'YYYY-MM-DD'), kind, 1
     FROM numerology.client, unnest(ARRAY['birthday', 'year', 'arcano', 'cycle', 'moment']) AS kind`,
  );
  await database.query(
    `INSERT INTO numerology.analysis (id, user_id, client_id, kind, title, search_text, input, system, rule_set,
       reference_date, summary, created_at)
     SELECT uuidv7(), user_id, id, 'personal', 'Mapa', 'mapa', '{}', 'cabalistica', 'cabalistica@1',
       '2026-11-24', '[]', now() - (hashtext(id::text) & 255) * interval '1 day'
     FROM numerology.client`,
  );
  await database.query(
    `INSERT INTO numerology.delivery (id, user_id, client_id, analysis_id, slug, sender, message, openings, created_at,
       expires_at)
     SELECT uuidv7(), user_id, client_id, id, md5(id::text), 'Estúdio Íris', '', 0, created_at,
       now() + interval '30 days'
     FROM numerology.analysis`,
  );
  await database.query('VACUUM (ANALYZE)');
}

const started = performance.now();
await fill();
console.log(
  `${clients * professionals.length} clients written in ${Math.round((performance.now() - started) / 1000)} s`,
);

const numerology = await startOneService('numerology', definition, infrastructure, {
  BILLING_URL: 'http://127.0.0.1:1',
});
const identity: Identity = {
  subject: professionals[0] ?? null,
  role: 'user',
  plan: 'professional',
  permissions: [],
  sessionId: null,
};
const listPage = z.object({ data: z.object({ nextCursor: z.nullish(z.string()) }) });

async function measure(call: string) {
  const { milliseconds, text } = await numerology.call(call, identity);
  return { milliseconds, cursor: listPage.parse(JSON.parse(text)).data.nextCursor };
}

/** The times of all pages, repeated where they are few. */
async function measureAll(call: string): Promise<number[]> {
  await measure(call);
  const times: number[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await measure(cursor ? `${call}&cursor=${encodeURIComponent(cursor)}` : call);
    times.push(page.milliseconds);
    cursor = page.cursor;
  } while (cursor || times.length < rounds);
  return times;
}

const figures: Figure[] = [];
for (const call of calls) {
  const times = await measureAll(call);
  figures.push({
    line: 'V13',
    what: `${call}, ${clients.toLocaleString('en')} clients, p95 of all pages`,
    value: percentile(times, 0.95),
    unit: 'ms',
    goal: { rule: '≤', value: targetMilliseconds },
  });
}
reportFigures(figures);

await numerology[Symbol.asyncDispose]();
await database.end();
