import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, findings, heightOf, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('a report: pushed progress, view, chat, rating, title, e-mail, deletion', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  const { email } = await openAccount(page);

  await page.goto('/relatorios');
  await page.getByText('Nenhum relatório encontrado').waitFor();
  await page.getByText('Ajuste os filtros ou faça sua primeira análise.').waitFor();
  await page.getByRole('link', { name: 'Fazer análise' }).waitFor();
  expect(await findings(page)).toEqual([]);

  await analyseOnScreen(page);
  await toReports(page);
  await page.getByText('Concluído', { exact: true }).waitFor();
  const counted = page.locator('dl div', { hasText: 'Concluídos' });
  expect(await counted.textContent()).toBe('Concluídos1');
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: '5 estrelas' }).click();
  await page.getByText('Obrigado pela avaliação!').waitFor();
  await page.locator('dl div', { hasText: 'Avaliação média' }).getByText('5,0').waitFor();

  await page.getByRole('button', { name: 'Renomear' }).click();
  await page.getByLabel('Título').fill('O mapa da Ana');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('heading', { name: 'O mapa da Ana' }).waitFor();

  await page.getByRole('searchbox', { name: 'Buscar' }).fill('nada disso');
  await page.getByText('Nenhum relatório encontrado').waitFor();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('MAPA da ana');
  await page.getByRole('heading', { name: 'O mapa da Ana' }).waitFor();
  await page.getByLabel('Tipo').selectOption({ label: 'Empresa' });
  await page.getByText('Nenhum relatório encontrado').waitFor();
  await page.getByLabel('Tipo').selectOption({ label: 'Todos' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await download).suggestedFilename()).toBe('O mapa da Ana.pdf');
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('link', { name: 'Visualizar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana Célia Vasconcelos' }).waitFor();
  await page.getByRole('heading', { name: 'Pergunte à IA' }).waitFor();
  expect(await page.getByRole('link', { name: 'Destino 6', exact: true }).getAttribute('href')).toBe(
    '/chat-ia?sobre=numero%3Adestino&titulo=Destino+6',
  );
  expect(await findings(page)).toEqual([]);
  await page.getByRole('heading', { name: 'Uma carta para você' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(8000);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  expect(await page.getByRole('dialog').getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByText('Enviaremos o relatório para o e-mail informado.').waitFor();
  await expect.poll(() => mailsTo(email)).toContain('Um relatório da Sefira para você');

  await page.getByRole('link', { name: 'Conversar sobre o relatório' }).click();
  await page.waitForURL('**/chat-ia?sobre=relatorio**');

  await page.goto('/relatorios');
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await page.getByText('Relatório excluído.').waitFor();
  await page.getByText('Nenhum relatório encontrado').waitFor();
  expect(complaints).toEqual([]);
});

test('a mistyped name is corrected, and the steps of the new PDF are pushed to the screen', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  // A person without an earlier report, so the PDF is rendered during this test.
  const surname = Array.from({ length: 8 }, () => 'abcdefghijlmnoprstuv'[Math.floor(Math.random() * 20)]).join('');
  const pushed: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const [, step] = /"reportProgress",\{.*"step":"(\w+)"/.exec(String(payload)) ?? [];
      if (step) pushed.push(step);
    });
  });
  await openAccount(page);
  // The socket carries the progress; it stays open on every other screen.
  await page.goto('/chat-ia');
  await settled(page);
  await page.getByRole('navigation', { name: 'Navegação principal' }).getByRole('link', { name: 'Análises' }).click();
  await page
    .getByRole('link', { name: /^Análise pessoal/ })
    .first()
    .waitFor();
  await analyseInPlace(page, `Ana Clera ${surname}`);
  await toReports(page);
  await page.getByText('Concluído', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Visualizar' }).click();
  await page.getByRole('button', { name: 'Corrigir dados' }).click();
  await page.getByRole('dialog').getByLabel('Nome completo').fill(`Ana Clara ${surname}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Corrigir' }).click();
  await page.getByText('Dados corrigidos. O relatório será feito de novo, sem custo.').waitFor();
  await page.getByRole('heading', { level: 1, name: `Ana Clara ${surname}` }).waitFor();
  await page.getByRole('button', { name: 'Baixar PDF' }).waitFor();
  await expect.poll(() => pushed).toContain('done');
  expect(pushed).toContain('layout');
  expect(complaints).toEqual([]);
});

test('professional plan: brand colours are validated, the preview has two pages, the cover shows the brand', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  await openAccount(page);
  await page.goto('/relatorios/marca');
  await page.getByText('Faz parte do plano Profissional').waitFor();
  await buyProfessional(page);
  await page.goto('/relatorios');
  await page.getByRole('link', { name: 'Minha marca' }).click();
  await page.getByLabel('Nome da marca').fill('Estúdio Aurora');
  await page.getByLabel('Contato').fill('aurora.example');
  await page.getByLabel('Cor da capa', { exact: true }).fill('#ffee88');
  await page.getByText(/precisa de 7/).waitFor();
  await page.getByLabel('Cor da capa', { exact: true }).fill('#10261f');
  await page.getByText(/com o texto claro/).waitFor();
  expect(await findings(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar prévia de duas páginas' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Salvar marca' }).click();
  await page.getByText('Marca salva. Os próximos relatórios já saem com ela.').waitFor();
  await page.reload();
  expect(await page.getByLabel('Nome da marca').inputValue()).toBe('Estúdio Aurora');
  expect(complaints).toEqual([]);
});

async function toReports(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' });
  await navigation.getByRole('link', { name: 'Relatórios' }).click();
  await page.waitForURL('**/relatorios');
}

/** Opens the personal analysis without a reload of the page. */
async function analyseInPlace(page: Page, name: string): Promise<void> {
  await page.locator('a[href="/analise-numerologica"]').first().click();
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByRole('button', { name: 'Gerar análise' }).click();
  await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
}

/** Subjects and texts of the mails sent to an address. */
async function mailsTo(email: string): Promise<string> {
  const answer = await fetch(new URL(`/messages?to=${encodeURIComponent(email)}`, fixture.mailboxUrl));
  return answer.text();
}

/** Pays for the plan through the checkout with the sandbox's approved card. */
async function buyProfessional(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers };
    const answer = await fetch(new URL(`/api${path}`, fixture.url), { ...init, headers });
    return (await answer.json()) as { data: { payment: { cardFieldsUrl: string }; plan: string } };
  };
  const { payment } = (await call('/billing/plans')).data;
  const card = { number: '4242424242424242', expiry: '12/35', cvv: '123', holder: 'Ana' };
  const tokenized = await fetch(new URL('/v1/card_tokens', payment.cardFieldsUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const { token: cardToken } = (await tokenized.json()) as { token: string };
  const payer = { name: 'Ana Célia Vasconcelos', email: 'ana@sefira.test', cpf: '52998224725' };
  const order = { plan: 'professional', cycle: 'monthly', method: 'credit-card', ...payer, cardToken };
  await call('/billing/orders', {
    method: 'POST',
    headers: { 'Idempotency-Key': `plan-${token?.slice(0, 12)}` },
    body: JSON.stringify(order),
  });
  await expect.poll(async () => (await call('/billing/subscription')).data.plan).toBe('professional');
}
