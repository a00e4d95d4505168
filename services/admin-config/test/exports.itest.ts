import { type AuditRecord, listAudit } from '@sefira/contracts/admin-config/audit';
import { createExport, downloadExport, type ExportFile, listExports } from '@sefira/contracts/admin-config/exports';
import { createAdminUser } from '@sefira/contracts/admin-config/users';
import type { Identity } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, dataOf, errorOf, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
let marta: Identity & { readonly subject: string; readonly email: string };
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
  marta = await fixture.member('admin');
});

afterAll(() => stack.disposeAsync());

async function take(kind: 'sales' | 'users' | 'financial', format: 'csv' | 'xlsx') {
  const made = await fixture.admin.send(createExport, { as: marta, body: { kind, format } });
  const { id } = dataOf<ExportFile>(made);
  await fixture.admin.idle();
  const files = dataOf<ExportFile[]>(await fixture.admin.send(listExports, { as: marta }));
  const file = files.find((one) => one.id === id);
  return { file, answer: await fixture.admin.send(downloadExport, { as: marta, params: { id } }) };
}

it('writes a file of all users in the background, without formulas', async () => {
  const name = '=CMD("calc")';
  const body = { name, email: `${newId()}@sefira.test` };
  expect((await fixture.admin.send(createAdminUser, { as: marta, body })).status).toBe(201);
  const { file, answer } = await take('users', 'csv');
  expect(file).toMatchObject({ state: 'done', progress: 100, rows: 2 });
  const text = answer.bytes.toString('utf8');
  expect(text).toContain('Nome;E-mail;Papel;Situação;Plano;Créditos;Cadastro');
  expect(text).toContain(`"'=CMD(""calc"")"`);
  expect(text).toContain(';Usuário;Ativo;Gratuito;20;');
  expect(answer.headers.get('content-disposition')).toContain(file?.file_name);
  const trail = await fixture.admin.send(listAudit, { as: marta, query: { entity: 'export' } });
  expect(dataOf<AuditRecord[]>(trail)[0]).toMatchObject({ metadata: { kind: 'users', format: 'csv' } });
});

it('refuses a period that ends before it begins, at its last day', async () => {
  const body = { kind: 'sales', format: 'csv', from: '2026-11-20', to: '2026-11-01' } as const;
  const refused = await fixture.admin.send(createExport, { as: marta, body });
  expect(errorOf(refused)).toEqual([400, 'VALIDATION_FAILED']);
  const issue = { path: 'to', message: 'A data final vem antes da inicial.' };
  expect(dataOf<{ issues: object[] }>(refused).issues).toEqual([issue]);
  const query = { from: '2026-11-20', to: '2026-11-01' };
  expect(errorOf(await fixture.admin.send(listAudit, { as: marta, query }))).toEqual([400, 'VALIDATION_FAILED']);
});

it.each([
  ['suspended', "UPDATE auth.account SET status = 'suspended' WHERE id = $1"],
  ['no administrator any more', "UPDATE auth.account SET role = 'user' WHERE id = $1"],
])('writes no file for a requester who is %s', async (_what, statement) => {
  const { subject, ...requester } = await fixture.member('admin');
  await fixture.testEnvironment.database.query(statement, [subject]);
  const as = { ...requester, subject };
  const { id } = dataOf<ExportFile>(
    await fixture.admin.send(createExport, { as, body: { kind: 'users', format: 'csv' } }),
  );
  await fixture.admin.idle();
  const [file] = dataOf<ExportFile[]>(await fixture.admin.send(listExports, { as }));
  expect(file).toMatchObject({ id, state: 'failed', failure: expect.stringContaining('não administra mais') });
  const { rows } = await fixture.testEnvironment.database.query(
    'SELECT content FROM admin_config.export_file WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ content: null }]);
});

it('writes workbooks of sales and finances, for their requester only', async () => {
  await fixture.testEnvironment.database.query(
    `INSERT INTO billing."order" (id, user_id, kind, status, credits, price_version_id, price_cents, amount_cents,
       refunded_cents, method, provider, created_at, paid_at)
     VALUES ($1, $2, 'credits', 'paid', 50, $1, 1990, 1990, 0, 'pix', 'sandbox', now(), now())`,
    [newId(), marta.subject],
  );
  const csv = (await take('sales', 'csv')).answer.bytes.toString('utf8');
  expect(csv).toContain(';PIX;Pago;19,90;0,00');
  const { file, answer } = await take('financial', 'xlsx');
  expect(file).toMatchObject({ state: 'done', rows: 1 });
  expect(answer.bytes.subarray(0, 2).toString()).toBe('PK');
  const other = await fixture.member('admin');
  const stolen = await fixture.admin.send(downloadExport, { as: other, params: { id: file?.id ?? '' } });
  expect(errorOf(stolen)).toEqual([404, 'NOT_FOUND']);
});
