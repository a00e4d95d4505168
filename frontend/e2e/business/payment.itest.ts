import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPlan, cards, finish, openCheckout, payAtBank, typeAddress, typeCard } from '../support/checkout.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, openFixture, sendRegistration, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('card: the yearly discount is shown, the number stays with the provider, the plan is active', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(fixture.url)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await openAccount(page);
  await openCheckout(page, '', '52998224725');
  const summary = page.getByRole('complementary', { name: 'Resumo do pedido' });
  expect(await summary.getByText('R$ 59,90').count()).toBe(2);
  await page
    .locator('label')
    .filter({ hasText: /^Anual/ })
    .click();
  await summary.getByText('R$ 118,90').waitFor();
  await summary.getByText('R$ 599,90').waitFor();
  expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25');
  expect(await findings(page)).toEqual([]);

  await typeCard(page, cards.approved);
  const fields = page.frameLocator('iframe[title^="Dados do cartão"]');
  expect(await fields.getByLabel('Número do cartão').inputValue()).toBe('4242 4242 4242 4242');
  expect(await fields.getByLabel('Validade').inputValue()).toBe('12/30');
  await finish(page);
  await page.getByText('Seu plano Premium está ativo.').waitFor();
  expect(await findings(page)).toEqual([]);
  expect(sent.filter((request) => request.replaceAll(/%20|\D/g, '').includes('42424242'))).toEqual([]);

  await page.getByRole('link', { name: 'Ver recibo' }).click();
  await page.getByText('Recebemos de Ana Célia Vasconcelos a quantia de R$ 599,90').waitFor();
  expect(await findings(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^recibo_sefira_[0-9A-F]{12}\.pdf$/);
  await page.getByRole('link', { name: 'Pagamentos' }).first().click();
  const plan = page.getByRole('region', { name: 'Seu plano' });
  await plan.getByText('Ativo').waitFor();
  await plan.getByText('Premium').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByText('Plano Premium · 200 créditos').waitFor();
  expect(complaints).toEqual([]);
});

test('PIX: QR code, copyable code and countdown are shown, and the page follows the payment', async () => {
  await using visitor = await visit(fixture);
  const { page, context, complaints } = visitor;
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await openAccount(page);
  await openCheckout(page, '?plan=basic');
  await page.getByText('PIX', { exact: true }).click();
  await finish(page);
  await page.getByRole('img', { name: 'QR Code do PIX' }).waitFor();
  await page
    .getByRole('timer', { name: 'Vale por mais' })
    .getByText(/^29:\d\d$|^30:00$/)
    .waitFor();
  await page.getByRole('button', { name: 'Copiar código' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^000201.*6304[0-9A-F]{4}$/);
  expect(await page.getByLabel('PIX copia e cola').inputValue()).toBe(copied);
  expect(await findings(page)).toEqual([]);

  await payAtBank(context, page);
  await page.getByText('Seu plano Básico está ativo.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(complaints).toEqual([]);
});

test('boleto: line, PDF and credits arrive, and the statement shows them', async () => {
  await using visitor = await visit(fixture);
  const { page, context, complaints } = visitor;
  await openAccount(page);
  await openCheckout(page, '?tipo=creditos&pacote=credits-120');
  const address = page.getByRole('group', { name: 'Endereço' });
  expect(await address.count()).toBe(0);
  await page.getByText('Boleto', { exact: true }).click();
  await address.waitFor();
  const purposes = await address
    .locator('input, select')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  expect(purposes).toEqual([
    'postal-code',
    ...['address-line1', 'address-line2', 'address-level3', 'address-level2', 'address-level1'],
  ]);
  await page.getByLabel('CEP').pressSequentially('0623');
  await page.getByRole('button', { name: 'Finalizar pagamento' }).click();
  await address.getByText('CEP inválido. Confira os 8 números.').waitFor();
  for (const missing of ['Informe a rua.', 'Informe o número ou S/N.', 'Informe o bairro.', 'Informe a cidade.']) {
    await address.getByText(missing).waitFor();
  }
  await address.getByText('Escolha o estado.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address.zipCode');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('CEP').clear();
  await typeAddress(page);
  expect(await page.getByLabel('CEP').inputValue()).toBe('06233-200');
  await finish(page);
  await page.getByText(/^Vence em .+ de 20\d\d$/).waitFor();
  expect(await page.getByLabel('Linha digitável').inputValue()).toMatch(
    /^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/,
  );
  const boletoUrl = await page.getByRole('link', { name: 'Abrir boleto em PDF' }).getAttribute('href');
  const bytes = await context.request.get(boletoUrl ?? '').then((answer) => answer.body());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await findings(page)).toEqual([]);

  await payAtBank(context, page);
  await page.getByText('Os créditos já estão no seu saldo.').waitFor();
  await analyseGroup(page);
  const lines = page.getByRole('main').getByRole('listitem');
  const use = lines.filter({ hasText: '−12' }).filter({ hasText: 'saldo 128' });
  // The event of the stored analysis books the charge, possibly after the page was read.
  await expect
    .poll(async () => {
      await page.goto('/payments/extrato');
      await settled(page);
      return use.count();
    })
    .toBe(1);
  await lines.filter({ hasText: 'Pacote de 120 créditos' }).filter({ hasText: 'saldo 140' }).waitFor();
  await lines.filter({ hasText: 'boas-vindas' }).filter({ hasText: '+20' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await use.getByRole('link', { name: 'Análise do grupo Família' }).click();
  await page.waitForURL('**/my-analyses/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test('a declined card costs nothing and leads back to the same choice', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await openCheckout(page, '?plan=professional&ciclo=yearly');
  await page.getByRole('button', { name: 'Finalizar pagamento' }).click();
  await page.getByText('Dados do cartão: informe o número.').waitFor();
  await typeCard(page, cards.declined);
  await finish(page);
  await page.getByRole('heading', { name: 'O pagamento não passou' }).waitFor();
  await page.getByText('Nada foi cobrado.', { exact: false }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await page.waitForURL('**/pagamento?plan=professional&ciclo=yearly');
  await page.goto('/payments');
  await page.getByText('Você está no plano gratuito.').waitFor();
  await page.getByText('Recusado', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('an order of credits that got no answer is charged once when the page is reloaded and paid again', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  const pack = '?tipo=creditos&pacote=credits-120';
  const cpf = generateCpf();
  await openCheckout(page, pack, cpf);
  await typeCard(page, cards.approved);
  const placed: string[] = [];
  await page.route('**/api/billing/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch();
    placed.push((await answer.json()).data.id);
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Finalizar pagamento' }).click();
  await page.getByText('o mesmo pedido não é cobrado duas vezes', { exact: false }).waitFor();

  await page.unrouteAll({ behavior: 'wait' });
  await openCheckout(page, pack, cpf);
  await typeCard(page, cards.approved);
  await finish(page);
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  expect(new Set([...placed, new URL(page.url()).pathname.split('/').at(-1)]).size).toBe(1);
  await page.goto('/payments');
  await page.getByText('Pago', { exact: true }).waitFor();
  expect(await page.getByText('Pago', { exact: true }).count()).toBe(1);
});

test('a plan is cancelled in two clicks and refunded within seven days with the sum shown first', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await buyPlan(page, '?plan=premium');
  await page.goto('/payments');
  await settled(page);
  const plan = page.getByRole('region', { name: 'Seu plano' });
  await plan.getByRole('button', { name: 'Cancelar plano' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar plano' }).click();
  await plan.getByText('não renova mais', { exact: false }).waitFor();
  await plan.getByRole('button', { name: 'Voltar a renovar' }).click();
  await plan.getByText('Renova em', { exact: false }).waitFor();

  await page.getByRole('button', { name: 'Desistir e receber de volta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Desistir da compra' });
  await dialog.getByText('R$ 29,90', { exact: true }).waitFor();
  await dialog.getByText('180 créditos não usados saem do saldo.').waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Receber R$ 29,90 de volta' }).click();
  await page.getByText('Devolvido', { exact: true }).waitFor();
  await plan.getByText('Você está no plano gratuito.').or(plan.getByText('Seu plano terminou.')).waitFor();
  await page.getByRole('region', { name: 'Seus créditos' }).getByText('20', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('a visitor who chooses a plan signs up and returns to the same choice', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await page.goto('/pagamento?plan=professional&ciclo=yearly');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: 'Criar conta gratuita' }).click();
  await page.waitForURL('**/cadastro?*');
  await sendRegistration(page);
  await page.waitForURL('**/pagamento?plan=professional&ciclo=yearly');
  await page.getByText('R$ 198,90').waitFor();
});

/** An analysis that the free plan does not include, so it costs credits. */
async function analyseGroup(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const members = [
    { name: 'Ana Célia', birthDate: '1955-11-29' },
    { name: 'Tomás Prado', birthDate: '1983-06-17' },
  ];
  const answer = await page.request.post('/api/numerology/analyze/group', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `group-${Date.now()}` },
    data: { groupName: 'Família', members },
  });
  expect(answer.status()).toBe(200);
}
