import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { apiScopes } from '@sefira/contracts/shared/api-scopes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf } from '../../src/features/developers/description.ts';
import { curlOf, javascriptOf } from '../../src/features/developers/examples.ts';
import { buyPlan } from '../support/checkout.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

/** Saves a brand with a logo of one pixel, as the brand editor does. */
async function saveBrand(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const colours = { accentColor: '#5a3e8c', coverColor: '#2a1e4a' };
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const answer = await page.request.put('/api/reports/brand', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Estúdio Íris', contact: 'iris@estudio.test', ...colours, logo: pixel },
  });
  expect(answer.status()).toBe(200);
}

test('the professional plan: an API key works until it is revoked, a client from card to report', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  await openAccount(page);
  await page.goto('/perfil/chaves');
  await page.getByText('A API faz parte do plano Profissional').waitFor();
  await buyPlan(page, '?plan=professional');

  await page.goto('/perfil/chaves');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await page.getByLabel('Nome da chave').fill('Site da clínica');
  await page.getByRole('dialog').getByRole('button', { name: 'Criar chave' }).click();
  const key = (await page.getByRole('region', { name: 'A sua chave' }).textContent()) ?? '';
  expect(key).toMatch(/^sefira_[\w-]{43}$/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Já guardei' }).click();

  const callApi = () =>
    fetch(`${fixture.url}/api/v1/maps`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' }),
    });
  expect(await (await callApi()).json()).toMatchObject({ success: true, data: { map: { destino: 6 } } });
  await page.reload();
  await page.getByText(/Usada/).waitFor();
  expect(await page.content()).not.toContain(key);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revogar a chave Site da clínica' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await page.getByText('Chave revogada.').waitFor();
  await expect.poll(async () => (await callApi()).status).toBe(401);

  await page.goto('/clientes');
  await page.getByRole('button', { name: 'Novo cliente' }).click();
  await page.getByLabel('Nome completo de nascimento').fill('Beatriz Prado Lima');
  await page.getByLabel('Data de nascimento').fill('02/05/1990');
  await page.getByLabel('Anotações').fill('Indicada pela Ana.');
  await page.getByLabel('Consentiu em').fill('20/11/2026');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Beatriz Prado Lima' }).waitFor();
  await page.getByText('Consentiu em 20/11/2026').waitFor();
  await page.getByText('Registrado, sem dizer como.').waitFor();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Mapa pessoal' }).click();
  await page.getByText('Análise para Beatriz Prado Lima').waitFor();
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Beatriz Prado Lima');
  await page.getByRole('button', { name: 'Gerar análise' }).click();
  await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
  await page.goto('/clientes?');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('PRADO');
  await page.getByText('1 análise').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Beatriz Prado Lima' }).click();
  await page.getByRole('heading', { name: 'Mapa numerológico de Beatriz Prado Lima' }).waitFor();

  await page.getByRole('button', { name: 'Entregar Mapa numerológico de Beatriz Prado Lima' }).click();
  await page.getByLabel('Mensagem').fill('Com carinho.');
  await page.getByRole('button', { name: 'Criar link' }).click();
  const link = await page.getByLabel('Link da entrega').inputValue();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByText('Ainda não aberta').waitFor();
  await page.getByText('Faz 37 anos').waitFor();
  expect(await findings(page)).toEqual([]);
  await saveBrand(page);
  await using recipient = await visit(fixture, { colorScheme: 'dark', acceptDownloads: true });
  await recipient.page.goto(link);
  await recipient.page.getByText('Com carinho.').waitFor();
  await recipient.page.getByRole('heading', { level: 1 }).waitFor();
  // A logo is drawn for white paper, and hardly seen on a dark page.
  const logo = recipient.page.getByRole('img', { name: 'Estúdio Íris' });
  expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)');
  const saving = recipient.page.waitForEvent('download');
  await recipient.page.getByRole('button', { name: 'Baixar em PDF' }).click();
  expect((await saving).suggestedFilename()).toBe('Mapa numerológico de Beatriz Prado Lima.pdf');
  expect(await findings(recipient.page)).toEqual([]);
  await page.reload();
  await page.getByText(/Aberta uma vez/).waitFor();
  await page.getByRole('button', { name: /^Revogar o link/ }).click();
  await page.getByText('Revogada').waitFor();
  await recipient.page.reload();
  await recipient.page.getByText('Esta entrega não está mais no ar').first().waitFor();

  await page.goto('/clientes?');
  await page.getByRole('button', { name: 'Importar lista' }).click();
  const csv = 'Nome;Nascimento\nÍris Souza;24/11/1990\nRui;31/02/1990\n';
  const choose = (buffer: Buffer) =>
    page.getByLabel('Escolher arquivo CSV').setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer });
  await choose(Buffer.from('PK\u0003\u0004'));
  await page.getByText('Este arquivo é uma pasta do Excel.').waitFor();
  await choose(Buffer.from('Nome;Nascimento\n'));
  await page.getByText('O arquivo não tem nenhuma pessoa.').waitFor();
  const refusal = { success: false, error: 'RATE_LIMITED', message: 'Aguarde um pouco.', requestId: 'x' };
  await page.route('**/clients/import', (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  await choose(Buffer.from(`\uFEFF${csv}`, 'utf16le'));
  await page.getByRole('dialog').getByText('Aguarde um pouco.').waitFor();
  await page.getByRole('button', { name: 'Conferir de novo' }).click();
  await page.getByText('Linha 3').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importar 1 cliente' }).click();
  await page.getByText('1 linha ficou de fora:').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('iris');
  await page.getByRole('link', { name: 'Íris Souza' }).waitFor();
  for (const tab of ['Próximas datas', 'Entregas', 'Números']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('region', { name: tab }).waitFor();
    expect(await findings(page)).toEqual([]);
  }
  await page.getByRole('tab', { name: 'Clientes' }).click();
  await page.getByRole('link', { name: 'Íris Souza' }).click();
  await page.getByRole('button', { name: 'Apagar cliente' }).click();
  await page.getByRole('button', { name: 'Apagar tudo' }).click();
  await page.getByText('Cliente apagado.').waitFor();
  await page.getByRole('link', { name: 'Beatriz Prado Lima' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar dados' }).click();
  const file = JSON.parse((await readFile(await (await download).path())).toString());
  expect(file).toMatchObject({ client: { notes: 'Indicada pela Ana.' }, analyses: [{ kind: 'personal' }] });
  await page.getByRole('button', { name: 'Apagar cliente' }).click();
  await page.getByRole('button', { name: 'Apagar tudo' }).click();
  await page.getByText('Nenhum cliente ainda').waitFor();
  expect(complaints).toEqual([]);
});

test('the developer page renders without a script and lists every call with it', async () => {
  const html = await (await fetch(`${fixture.url}/desenvolvedores`)).text();
  expect(html).toContain('RateLimit-Remaining');
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await page.goto('/desenvolvedores');
  const call = page.getByRole('region', { name: 'POST /v1/compatibilities' });
  await call.getByText('analyses:write').waitFor();
  await call.getByText('JavaScript').click();
  await call.getByText('await fetch(').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('every example of the developer page runs as written', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  await buyPlan(page, '?plan=professional');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const read = async (path: string, options?: RequestInit) => {
    const answer = await fetch(`${fixture.url}/api${path}`, options);
    return answer.json();
  };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Prova', scopes: apiScopes });
  const { data } = await read('/user/api-keys', { method: 'POST', headers, body });
  const server = `${fixture.url}/api`;
  const calls = callsOf(await read('/v1/openapi.json'));
  const analyses: Record<string, string> = {};
  const environment: Record<string, string> = { PATH: process.env.PATH ?? '', SEFIRA_KEY: data.key };
  const madeBy: Record<string, string> = {
    'api.changeSignature': 'api.createSignature',
    'api.readDatesCalendar': 'api.createDates',
  };
  for (const call of calls) {
    const analysisId = analyses[madeBy[call.id] ?? 'api.createMap'];
    if (analysisId) environment.ANALYSIS_ID = analysisId;
    if (call.id === 'api.readReport') {
      const found = await read(`/v1/reports?analysisId=${analysisId}`, {
        headers: { authorization: `Bearer ${data.key}` },
      });
      environment.REPORT_ID = found.data.items[0].id;
    }
    const shell = `${curlOf(call, server).replace(/-o \S+/, '-o -')} -s --fail-with-body`;
    const printed = execFileSync('sh', ['-c', shell], { env: environment, encoding: 'utf8', maxBuffer: 1e8 });
    if (call.method === 'POST' && !call.file) analyses[call.id] = JSON.parse(printed).data.analysisId;
    const script = javascriptOf(call, server);
    // The others differ by their body only; the change of a signature counts a revision, so its example runs once.
    if (call.id === 'api.changeSignature' || !/_ID/.test(script)) continue;
    const checked = `${script}\nprocess.exit(answer.ok ? 0 : 1)`;
    execFileSync(process.execPath, ['--input-type=module', '-e', checked], { env: environment });
  }
});
