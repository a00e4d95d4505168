import { openDatabase } from '@sefira/database/prisma';
import { newId } from '@sefira/platform/time/identifiers';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { PrismaClient } from '../prisma/generated/client.ts';
import { findReportOfSubject } from '../src/data/reports.ts';
import type { DocumentSubject } from '../src/domain/document-content.ts';

const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });

test('finds the report of an analysis by an index of its input, however many documents there are', async () => {
  await using opened = new AsyncDisposableStack();
  const testEnvironment = opened.use(await createTestEnvironment());
  const { database } = testEnvironment;
  const userId = newId();
  await database.query(
    `WITH stored AS (
       INSERT INTO reports.document (id, content_key, kind, input, rule_set, reference_date, template_version, brand,
         claimed_until, created_at)
       SELECT gen_random_uuid(), 'k' || n, CASE n % 2 WHEN 0 THEN 'personal' ELSE 'name' END,
         jsonb_build_object('name', 'Ana ' || n, 'birthDate', '1955-11-29'), 'cabalistica@1', '2026-01-01', '1', 'x', now(), now()
       FROM generate_series(1, 20000) n RETURNING id)
     INSERT INTO reports.report (id, user_id, analysis_id, document_id, type, title, summary, search_text, created_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), id, 'x', 'x', 'x', 'x', now() FROM stored`,
    [userId],
  );
  await database.query('VACUUM ANALYZE reports.document, reports.report');
  const { client, pool } = opened.use(
    openDatabase(PrismaClient, { url: database.options.connectionString ?? '', schema: 'reports', poolSize: 1 }),
  );
  const sent = vi.spyOn(pool, 'query');
  const planOf = async (subject: DocumentSubject) => {
    sent.mockClear();
    const found = await findReportOfSubject(client, userId, subject, 'cabalistica');
    const { text, values } = z.parse(statement, sent.mock.calls[0]?.[0]);
    const { rows } = await database.query(`EXPLAIN ${text}`, values);
    return { isFound: found !== null, plan: JSON.stringify(rows) };
  };
  const input = { name: 'Ana 4000', birthDate: '1955-11-29' };
  const personal = await planOf({ kind: 'personal', input });
  const other = await planOf({ kind: 'name', input: { name: 'Ana 4001', birthDate: '1955-11-29' } });
  expect([personal.isFound, other.isFound]).toEqual([true, true]);
  expect(personal.plan).toContain('document_name_birth_date_idx');
  expect(other.plan).toContain('document_input_idx');
  expect(personal.plan + other.plan).not.toContain('Seq Scan');
});
