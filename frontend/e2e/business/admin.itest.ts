import { queryRows } from '@sefira/testing/query-rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount, openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  // Needs its own product: it closes the site to visitors.
  fixture = await openFixture({});
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const admin = { email: 'admin@sefira.test', password: 'Sefira#Admin1' };

async function setGuestAccess(page: Page, value: 'Ligado' | 'Desligado'): Promise<void> {
  await page.getByRole('button', { name: 'Editar Acesso sem login' }).click();
  await page.getByRole('group', { name: 'Valor de Acesso sem login' }).getByText(value, { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha de administrador').fill(admin.password);
  await dialog.getByRole('button', { name: 'Confirmar e Salvar' }).click();
  await page.getByText('Configuração salva com sucesso').first().waitFor();
}

test('an open page of a visitor follows the guest setting', async () => {
  await using visitor = await visit(fixture);
  await visitor.page.goto('/analises');
  await settled(visitor.page);
  expect(new URL(visitor.page.url()).pathname).toBe('/analises');

  await using office = await visit(fixture);
  await openSession(office.page, admin);
  await office.page.goto('/settings');
  await settled(office.page);
  await setGuestAccess(office.page, 'Desligado');

  const openGuest = async () => (await visitor.context.request.post(`${fixture.url}/api/auth/guest`)).status();
  await expect.poll(openGuest).toBe(403);
  await visitor.page.getByRole('link', { name: 'Geradores' }).first().click();
  await visitor.page.waitForURL('**/login');

  await setGuestAccess(office.page, 'Ligado');
  await expect.poll(openGuest).toBe(201);
  await visitor.page.goto('/geradores');
  await settled(visitor.page);
  expect(new URL(visitor.page.url()).pathname).toBe('/geradores');
  expect(visitor.complaints).toEqual([]);
  expect(office.complaints).toEqual([]);
});

test('every tab of the panel renders on a phone with its live data; axe finds nothing in a new article', async () => {
  await using office = await visit(fixture, { viewport: { width: 375, height: 800 } });
  const { page, complaints } = office;
  await openSession(page, admin);
  await page.goto('/admin');
  await settled(page);
  const fits = async (of: string) => {
    await page.getByRole('tabpanel').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, of).toBeLessThanOrEqual(0);
  };
  const tabs = await page.getByRole('tab').all();
  expect(tabs).toHaveLength(11);
  for (const tab of tabs) {
    await tab.click();
    await settled(page);
    await fits((await tab.textContent()) ?? '');
  }
  // The tabs themselves are looked at by site/accessibility.itest.ts.
  await page.goto('/admin?aba=conteudo&artigo=novo');
  await settled(page);
  await fits('a new article');
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an administrator creates, changes and closes an account, and the audit trail shows it', async () => {
  await using office = await visit(fixture);
  const { page } = office;
  await openSession(page, admin);
  await page.goto('/admin?aba=usuarios');
  await settled(page);
  const mark = `teste${Date.now()}`;
  await page.getByRole('button', { name: 'Criar usuário' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(`Bento ${mark}`);
  await dialog.getByLabel('E-mail').fill(`${mark}@sefira.test`);
  await dialog.getByRole('button', { name: 'Criar usuário' }).click();
  await page.getByText('Usuário criado com sucesso').first().waitFor();
  await page.getByLabel('Buscar').last().fill(mark);
  await page.getByRole('button', { name: `Editar Bento ${mark}` }).click();
  await dialog.getByLabel('Situação').selectOption('suspended');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Usuário atualizado com sucesso').first().waitFor();
  await page.getByRole('cell', { name: 'Suspenso' }).waitFor();
  await page.getByRole('button', { name: `Excluir Bento ${mark}` }).click();
  await page.getByText('Tem certeza que deseja excluir este usuário?').waitFor();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Usuário excluído com sucesso').first().waitFor();
});

test('a reseller application appears on the dashboard and is approved from there', async () => {
  await using applicant = await visit(fixture);
  await openAccount(applicant.page);
  const token = await applicant.page.evaluate(() => localStorage.getItem('authToken'));
  const applied = await applicant.context.request.post(`${fixture.url}/api/reseller/application`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      document: '529.982.247-25',
      pixKeyType: 'cpf',
      pixKey: '529.982.247-25',
      promotion: 'Num blog sobre nomes e números.',
      acceptTerms: true,
      termsVersion: '2026-11',
    },
  });
  expect(applied.status(), await applied.text()).toBe(201);

  await using office = await visit(fixture);
  const { page } = office;
  await openSession(page, admin);
  await page.goto('/admin');
  await settled(page);
  const pending = page.getByRole('region', { name: 'Aprovações pendentes' });
  await pending.getByText('1 pedido de revenda').waitFor();
  await pending.getByRole('link').click();
  await page.getByRole('button', { name: /^Aprovar / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await page.getByText('Revendedor aprovado.').first().waitFor();

  // The new role applies to new sessions only.
  await applicant.page.goto('/perfil');
  await settled(applicant.page);
  await applicant.page.waitForURL('**/login');
  await page.goto('/admin?aba=config');
  await settled(page);
  const trail = page.getByRole('region', { name: 'Log de Auditoria' });
  await expect.poll(() => trail.getByText('Helena Duarte Prado').count()).toBeGreaterThan(0);
  expect(office.complaints).toEqual([]);
});

test('an administrator replays and dismisses failed messages and sends mails again', async () => {
  await using customer = await visit(fixture);
  const { email } = await openAccount(customer.page);
  const sql = (text: string, values: readonly string[] = []) => queryRows(fixture.databaseUrl ?? '', text, values);
  const welcome = `FROM "user".mail WHERE template = 'welcome' AND recipient = $1`;
  await expect.poll(async () => (await sql(`SELECT 1 ${welcome} AND state = 'sent'`, [email])).length).toBe(1);
  await sql(
    `UPDATE "user".mail SET state = 'failed', failure_reason = '554 5.7.1' WHERE template = 'welcome' AND recipient = $1`,
    [email],
  );
  await sql(
    `INSERT INTO "user".dead_letter (id, queue, name, message_id, sealed, reason)
     SELECT gen_random_uuid(), 'mail-send', 'mail.send', id::text, jsonb_build_object('mailId', id)::text, 'broken pipe'
     ${welcome} UNION ALL
     SELECT gen_random_uuid(), 'mail-send', 'mail.send_bulk', 'bulk', '{}', 'not needed'`,
    [email],
  );

  await using office = await visit(fixture);
  const { page, complaints } = office;
  await openSession(page, admin);
  await page.goto('/admin?aba=falhas');
  const letters = page.getByRole('region', { name: 'Mensagens que falharam' });
  await letters.getByText('2 mensagens').waitFor();
  await letters.getByRole('button', { name: /^Processar de novo: mail\.send,/ }).click();
  await page.getByText('De volta à fila: 1 mensagem.').first().waitFor();
  await letters.getByText('1 mensagem').waitFor();
  await letters.getByRole('button', { name: /^Dispensar: / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Envio de teste.');
  await dialog.getByRole('button', { name: 'Dispensar' }).click();
  await letters.getByText('Nenhuma mensagem falhou.').waitFor();

  const mails = page.getByRole('region', { name: 'E-mails não entregues' });
  await mails.getByText('554 5.7.1').waitFor();
  await mails.getByRole('button', { name: 'Tentar enviar de novo' }).click();
  await mails.getByText('Todos os e-mails foram entregues.').waitFor();
  await expect.poll(async () => (await sql(`SELECT 1 ${welcome} AND state = 'sent'`, [email])).length).toBe(1);
  expect(complaints).toEqual([]);
});

test('the queue board opens with the session of the panel and redirects without it', async () => {
  await using office = await visit(fixture);
  const { page, complaints } = office;
  await openSession(page, admin);
  await page.goto('/api/admin/queue-board/');
  await settled(page);
  await page.getByText('reports-render').first().waitFor();
  expect(complaints).toEqual([]);
  await using stranger = await visit(fixture);
  await stranger.page.goto('/api/admin/queue-board/');
  await stranger.page.waitForURL((address) => !address.pathname.startsWith('/api/'));
});

test('the panel refuses users without the administrator role', async () => {
  await using member = await visit(fixture);
  await openAccount(member.page);
  await member.page.goto('/admin');
  await settled(member.page);
  await member.page.getByText('Acesso Negado').waitFor();
  await member.page.getByText('Apenas administradores podem acessar esta página.').first().waitFor();
});
