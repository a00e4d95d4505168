import { type AuditRecord, listAudit } from '@sefira/contracts/admin-config/audit';
import { createExport, downloadExport, type ExportFile, listExports } from '@sefira/contracts/admin-config/exports';
import { createAdminUser } from '@sefira/contracts/admin-config/users';
import type { Identity } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminGround, adminGround, dataOf, errorOf } from './admin-ground.ts';

let house: AdminGround;
let marta: Identity & { readonly subject: string; readonly email: string };
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  house = stack.use(await adminGround());
  marta = await house.member('admin');
});

afterAll(() => stack.disposeAsync());

async function take(kind: 'sales' | 'users' | 'financial', format: 'csv' | 'xlsx') {
  const made = await house.admin.send(createExport, { as: marta, body: { kind, format } });
  const { id } = dataOf<ExportFile>(made);
  await house.admin.idle();
  const files = dataOf<ExportFile[]>(await house.admin.send(listExports, { as: marta }));
  const file = files.find((one) => one.id === id);
  return { file, answer: await house.admin.send(downloadExport, { as: marta, params: { id } }) };
}

it('makes a file of all users in the background, in which no name is a formula', async () => {
  const name = '=CMD("calc")';
  const body = { name, email: `${newId()}@sefira.test` };
  expect((await house.admin.send(createAdminUser, { as: marta, body })).status).toBe(201);
  const { file, answer } = await take('users', 'csv');
  expect(file).toMatchObject({ state: 'done', progress: 100, rows: 2 });
  const text = answer.bytes.toString('utf8');
  expect(text).toContain('Nome;E-mail;Papel;Situação;Plano;Créditos;Cadastro');
  expect(text).toContain(`"'=CMD(""calc"")"`);
  expect(answer.headers.get('content-disposition')).toContain(file?.file_name);
  const trail = await house.admin.send(listAudit, { as: marta, query: { entity: 'export' } });
  expect(dataOf<AuditRecord[]>(trail)[0]).toMatchObject({ metadata: { kind: 'users', format: 'csv' } });
});

it('makes workbooks of sales and finances, and keeps them to whom they belong', async () => {
  await house.testEnvironment.database.query(
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
  const other = await house.member('admin');
  const stolen = await house.admin.send(downloadExport, { as: other, params: { id: file?.id ?? '' } });
  expect(errorOf(stolen)).toEqual([404, 'NOT_FOUND']);
});
