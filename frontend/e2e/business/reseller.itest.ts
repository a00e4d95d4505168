import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPlan } from '../support/checkout.ts';
import { settled } from '../support/hydrated.ts';
import {
  type BrowserFixture,
  findings,
  openFixture,
  registerOnScreen,
  sendRegistration,
  visit,
} from '../support/journey.ts';
import { openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

// Demo accounts of the embedded profile (libs/contracts/src/demo-accounts.ts).
const reseller = { email: 'revenda@sefira.test', password: 'Sefira#Revenda1' };
const admin = { email: 'admin@sefira.test', password: 'Sefira#Admin1' };
/** A browser with a common user agent: clicks of headless browsers are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** Payments and roles arrive by event. */

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await settled(page);
}

/** Polls until the row has the expected state; payments act by event. */
async function waitForCommission(page: Page, status: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: 'Plano Básico, mensal' }).first();
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Atualizar' }).click();
      await settled(page);
      return row.textContent({ timeout: 500 }).catch(() => '');
    })
    .toContain(status);
}

test('a click on the link leads to a commission, and a refund cancels it', async () => {
  await using seller = await visit(fixture);
  await openSession(seller.page, reseller);
  await seller.page.goto('/revendedor?aba=indicacao');
  await settled(seller.page);
  const link = await seller.page.getByRole('textbox', { name: 'Link de indicação' }).inputValue();
  expect(await findings(seller.page)).toEqual([]);

  await using customer = await visit(fixture, { userAgent });
  await customer.page.goto(link);
  await settled(customer.page);
  await registerOnScreen(customer.page);
  await buyPlan(customer.page, '?plan=basic');

  const { page } = seller;
  await openTab(page, 'Comissões');
  await waitForCommission(page, 'Pendente');
  const row = page.getByRole('row').filter({ hasText: 'Plano Básico, mensal' }).first();
  expect(await row.textContent()).toMatch(/Ana Célia Vasconcelosp•••@sefira\.test.*R\$\s29,90.*R\$\s5,98.*libera em/);
  await row.getByRole('button', { name: /^Por que este valor/ }).click();
  await page.getByRole('dialog').getByText('20%', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  for (const tab of ['Visão geral', 'Vendas', 'Clientes']) {
    await openTab(page, tab);
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole('row').filter({ hasText: 'Ana Célia Vasconcelos' }).first().getByText('Ativo').waitFor();

  await customer.page.goto('/payments');
  await settled(customer.page);
  await customer.page.getByRole('button', { name: 'Desistir e receber de volta' }).click();
  await customer.page.getByRole('button', { name: 'Receber R$ 29,90 de volta' }).click();
  await customer.page.getByText('Devolvido', { exact: true }).waitFor();

  await openTab(page, 'Comissões');
  await waitForCommission(page, 'Cancelado');
  expect(seller.complaints).toEqual([]);
  expect(customer.complaints).toEqual([]);
});

test('reports of the period as files, campaign links, a payout key', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  await openSession(page, reseller);
  await page.goto('/revendedor?aba=vendas&dias=90');
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar em CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sales_report_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Produto');
  await page.getByText('Relatório exportado com sucesso!').waitFor();

  await openTab(page, 'Indicação');
  const name = `Feira ${Date.now()}`;
  await page.getByRole('button', { name: 'Nova campanha' }).click();
  await page.getByRole('button', { name: 'Criar link' }).click();
  await page.getByText('Dê um nome à campanha.').waitFor();
  await page.getByLabel('Nome da campanha').fill(name);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Criar link' }).click();
  await page.getByText('Link criado.').waitFor();
  await page.getByRole('button', { name: `Arquivar ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arquivar' }).click();
  await page.getByRole('listitem').filter({ hasText: name }).getByText('Arquivado').waitFor();

  await openTab(page, 'Comissões');
  await page.getByRole('button', { name: /^(Cadastrar|Trocar) chave$/ }).click();
  await page.getByLabel('Tipo de chave PIX').selectOption('email');
  await page.getByLabel('Chave PIX', { exact: false }).last().fill('11144477735');
  await page.getByRole('button', { name: 'Salvar chave' }).click();
  await page.getByText('Esta chave PIX não é válida para o tipo escolhido.').waitFor();
  await page.getByLabel('Chave PIX', { exact: false }).last().fill('rui@sefira.test');
  await page.getByRole('button', { name: 'Salvar chave' }).click();
  await page.getByText('Chave PIX atualizada.').waitFor();
  expect(complaints).toEqual([]);
});

test('other roles are refused; an application is approved by an administrator', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await page.goto('/affiliates');
  await settled(page);
  await page.getByText('20%', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Criar conta gratuita' }).click();
  await page.waitForURL('**/cadastro');
  const registration = await sendRegistration(page);
  await page.waitForURL('**/affiliates');

  await page.goto('/revendedor');
  await settled(page);
  await page.getByRole('heading', { name: 'Acesso Negado' }).waitFor();
  await page.getByText('Acesso negado. Apenas revendedores podem acessar esta página.').waitFor();
  await page.getByRole('link', { name: 'Conhecer o programa' }).click();

  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page.getByText('Informe o CPF ou CNPJ.').waitFor();
  await page.getByLabel('CPF ou CNPJ').fill('111.444.777-35');
  await page.getByLabel('Chave PIX', { exact: false }).last().fill('111.444.777-35');
  await page.getByLabel('Como você vai divulgar?').fill('Nas redes e no meu consultório.');
  await page.getByText('Li e aceito os termos do programa').click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page.getByRole('heading', { name: 'Pedido em análise' }).waitFor();

  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await approve(page, registration.email);
  // A new role begins with a new session.
  const session = () => page.request.get('/api/auth/session', { headers: { Authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await session()).status()).toBe(401);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openSession(page, registration);
  await page.goto('/revendedor?aba=indicacao');
  await settled(page);
  await page.getByRole('textbox', { name: 'Link de indicação' }).waitFor();
  expect(complaints).toEqual([]);
});

/** Uses the calls of the administrator's panel. */
async function approve(page: Page, email: string): Promise<void> {
  const opened = await page.request.post('/api/auth/login', { data: admin });
  const { data } = (await opened.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const list = await page.request.get('/api/admin/resellers?status=applied&limit=100', { headers });
  const { items } = ((await list.json()) as { data: { items: { id: string; email: string }[] } }).data;
  const { id = '' } = items.find((item) => item.email === email) ?? {};
  const decided = await page.request.post(`/api/admin/resellers/${id}/decision`, {
    headers,
    data: { decision: 'approve' },
  });
  expect(decided.status()).toBe(200);
}
