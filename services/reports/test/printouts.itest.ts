import { randomBytes } from 'node:crypto';
import { printNames } from '@sefira/contracts/reports/names';
import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { runSchedule } from '@sefira/testing/run-schedule';
import { person, type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { printouts } from './support/printouts.ts';
import { readPdf } from './support/read-pdf.ts';
import { createReportsFixture, type ReportsFixture } from './support/reports-fixture.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: ReportsFixture;
let reports: ServiceUnderTest;
let billing: ServiceClient;
let days = 0;
const clock = () => new Date(Date.now() + days * dayMilliseconds);

beforeAll(async () => {
  testEnvironment = stack.use(await createReportsFixture());
  const environment = testEnvironment.reportsEnvironment;
  reports = stack.use(await startService(definition, testEnvironment, { environment, clock }));
  const addresses = { reports: reports.running.url };
  billing = stack.use(createServiceClient({ addresses, signer: testEnvironment.keys.signer('billing', clock) }));
});
afterAll(() => stack.disposeAsync());

const receipt = (number: string) => ({ ...printouts.receipt, number }) as typeof printouts.receipt;
const print = (printout: typeof printouts.receipt) =>
  billing.fetch(renderPrintout, { body: { printout }, requestId: newId() });

test('renders a receipt of another service once for repeated calls, without an entry in a list', async () => {
  const printout = receipt('2026-1');
  const answers = await Promise.all(Array.from({ length: 4 }, () => print(printout)));
  const { text } = await readPdf(answers[0] ?? Buffer.alloc(0));
  expect(text).toContain('Recibo 2026-1');
  for (const answer of answers) expect(answer.equals(answers[0] ?? Buffer.alloc(0))).toBe(true);
  expect(await testEnvironment.count("document WHERE kind = 'receipt' AND attempts = 1")).toBe(1);
  expect(await testEnvironment.count('report')).toBe(0);
});

test('prints the content of a printout as text, without direction marks', async () => {
  const printout = { ...receipt('2026-2'), note: 'fim \u202Eoãçaton\u202C <script>alert(1)</script> \u0000 & fim' };
  const { text } = await readPdf(await print(printout as typeof printouts.receipt));
  expect(text).toContain('<script>alert(1)</script>');
  expect(text).toContain('oãçaton');
  expect(text).not.toMatch(/\u202E/u);
});

test('refuses users, and printouts with fields of another kind', async () => {
  const body = { printout: printouts.receipt };
  expect((await reports.send(renderPrintout, { body, as: person(newId(), { role: 'admin' }) })).status).toBe(401);
  const wrong = { printout: { ...printouts.boleto, barcode: randomBytes(22).toString('hex').replace(/\d/g, 'x') } };
  await expect(billing.fetch(renderPrintout, { body: wrong as typeof body, requestId: newId() })).rejects.toMatchObject(
    {
      code: 'VALIDATION_FAILED',
    },
  );
});

test('prints a list of names for a guest, not without a session and not when it is empty', async () => {
  const body = {
    title: 'Nomes com o número 5',
    columns: ['Nome', 'Número'],
    rows: [['<b>Célia</b>', 5] as (string | number)[]],
  };
  const guest = person(newId(), { role: 'guest' });
  const answer = await reports.send(printNames, { body, as: guest });
  expect(answer.status).toBe(200);
  const { text } = await readPdf(answer.bytes);
  expect(text).toContain('Nomes com o número 5');
  expect(text).toContain('<b>Célia</b>');
  expect((await reports.send(printNames, { body })).status).toBe(401);
  expect((await reports.send(printNames, { body: { ...body, rows: [] }, as: guest })).status).toBe(400);
});

test('splits no word, date or e-mail of a list with many columns, on landscape pages', async () => {
  const email = 'maria.aparecida.vasconcelos@numerologia.com.br';
  const titles = ['Cadastro', 'Nome', 'E-mail', 'Papel', 'Situação', 'Plano', 'Devolvido', 'Responsável'];
  const columns = titles.map((title) => ({ title, kind: 'text' as const }));
  const row = [
    '23/11/2026',
    'Maria Aparecida',
    email,
    'Administrador',
    'Desativado',
    'Profissional',
    'R$ 1.999,90',
    'Ana',
  ];
  const generatedAt = new Date().toISOString();
  const printout = { kind: 'table' as const, generatedAt, title: 'Contas', columns, rows: [row] };
  const pdf = await billing.fetch(renderPrintout, { body: { printout }, requestId: newId() });
  const { text } = await readPdf(pdf);
  for (const word of ['23/11/2026', email, 'Administrador', 'Desativado', 'Profissional', ...titles]) {
    expect(text).toContain(word);
  }
});

test('deletes a printout after a day, with its file', async () => {
  await print(receipt('2026-3'));
  expect(await testEnvironment.count("document WHERE kind = 'receipt' AND input->>'number' = '2026-3'")).toBe(1);
  days = 2;
  await runSchedule(testEnvironment, 'reports.retention');
  expect(await testEnvironment.count("document WHERE kind = 'receipt'")).toBe(0);
  expect((await print(receipt('2026-3'))).subarray(0, 5).toString()).toBe('%PDF-');
});
