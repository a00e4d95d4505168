import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { people } from '../support/analysis-forms.ts';
import { buyPlan } from '../support/checkout.ts';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, freshEmail, openFixture, visit } from '../support/journey.ts';
import { openAccount, openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** True where the focused element, or the card of a choice around it, has an outline or a ring in the window. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const around = [focused, focused?.parentElement, focused?.parentElement?.parentElement];
    return around.some((node) => {
      if (!node) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(node);
      const { top, bottom, height } = node.getBoundingClientRect();
      const isMarked = outlineStyle !== 'none' || /rgb\([\d, ]+\) 0px 0px 0px [1-9]/.test(boxShadow);
      return isMarked && height > 0 && bottom > 0 && top < innerHeight;
    });
  });

/** Presses Tab until the focus is on this element, found by its role and name as a screen reader finds it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let stop = 0; stop < 200; stop += 1) {
    if (await hasFocus(element)) {
      await expect.poll(() => isSeen(page), { message: `the focus on ${element} is seen` }).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${element}`);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const type = (page: Page, field: string | RegExp, text: string) =>
  typeInto(page, page.getByRole('textbox', { name: field }), text);

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

test('five tasks by keyboard alone: signing up, a map, its PDF, a question, a pack paid by PIX', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;

  await page.goto('/cadastro');
  await settled(page);
  await type(page, /^Nome completo/, 'Ana Célia Vasconcelos');
  await type(page, /^E-mail/, freshEmail());
  await type(page, /^Data de nascimento/, '29111955');
  await type(page, /^Senha/, 'Segredo#2026');
  await tabTo(page, page.getByRole('checkbox', { name: /Li e aceito os termos de uso/ }));
  await page.keyboard.press('Space');
  await press(page, 'button', 'Criar conta');
  await page.waitForURL('**/dashboard');

  await page.goto('/analise-numerologica');
  await settled(page);
  await type(page, /^Nome completo/, 'Ana Célia Vasconcelos');
  await type(page, /^Data de nascimento/, '29111955');
  await press(page, 'button', 'Gerar análise');
  await page.getByRole('heading', { level: 1, name: 'Ana Célia Vasconcelos' }).waitFor();

  const saving = page.waitForEvent('download');
  await press(page, 'button', 'Baixar PDF');
  expect((await saving).suggestedFilename()).toMatch(/Ana Célia Vasconcelos.*\.pdf$/);

  await page.goto('/chat-ia');
  await settled(page);
  await type(page, 'Sua mensagem', 'Qual é o meu número de destino?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Gerar de novo' }).waitFor();

  await page.goto('/pagamento?tipo=creditos&pacote=credits-120');
  await settled(page);
  await type(page, /^CPF/, generateCpf());
  await tabTo(page, page.getByRole('radio', { name: /^Cartão/ }));
  await page.keyboard.press('ArrowRight');
  await press(page, 'button', 'Finalizar pagamento');
  await page.getByRole('img', { name: 'QR Code do PIX' }).waitFor();
  expect(complaints).toEqual([]);
});

test('by keyboard alone: a comparison, its report opened, a question with a follow-up', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, complaints } = visitor;
  await openAccount(page);

  await page.goto('/compatibilidade');
  await settled(page);
  for (const [index, { name, birth }] of people.slice(0, 2).entries()) {
    await typeInto(page, page.getByRole('textbox', { name: /^Nome completo/ }).nth(index), name);
    await typeInto(page, page.getByRole('textbox', { name: /^Data de nascimento/ }).nth(index), birth);
  }
  await page.keyboard.press('Enter');
  const result = page.getByRole('heading', { level: 1, name: /Ana Célia.*João/ });
  await expect.poll(() => hasFocus(result), { message: 'the result has the focus' }).toBe(true);
  const saving = page.waitForEvent('download');
  await press(page, 'button', 'Baixar PDF');
  await saving;

  await page.goto('/relatorios');
  await settled(page);
  await press(page, 'link', /Ana Célia/);
  await page.waitForURL(/\/relatorios\/.+/);
  await page.getByRole('heading', { level: 1, name: /Ana Célia/ }).waitFor();

  await page.goto('/chat-ia');
  await settled(page);
  for (const [count, question] of ['Qual é o meu número de destino?', 'E o de expressão?'].entries()) {
    await type(page, 'Sua mensagem', question);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: 'Gerar de novo' }).count()).toBe(count + 1);
    expect(await hasFocus(page.getByRole('textbox', { name: 'Sua mensagem' })), 'the field keeps the focus').toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('by keyboard alone: a change of plan', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await buyPlan(page, '?plan=professional');

  await press(page, 'link', 'Planos');
  await page.getByRole('radio', { name: 'Profissional' }).waitFor();
  await settled(page);
  await tabTo(page, page.getByRole('radio', { name: 'Profissional' }));
  await page.keyboard.press('ArrowUp');
  await page.getByText('Nada a pagar agora.').waitFor();
  expect(await findings(page), 'axe on the change').toEqual([]);
  await press(page, 'button', 'Agendar troca');
  await page.waitForURL('**/payments');
  await page.getByText(/^Troca agendada para/).waitFor();
  expect(complaints).toEqual([]);
});

test('by keyboard alone: a studio, settings', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);

  await page.goto('/assinatura');
  await settled(page);
  await type(page, /^Nome de nascimento/, 'Maria Aparecida dos Santos');
  await type(page, /^Data de nascimento/, '21071990');
  await type(page, /^Assinatura de hoje/, 'Maria A. Santos');
  await page.keyboard.press('Enter');
  const signature = page.getByRole('heading', { level: 1, name: 'Assinatura de Maria Aparecida dos Santos' });
  await expect.poll(() => hasFocus(signature), { message: 'the result has the focus' }).toBe(true);

  await page.goto('/perfil?aba=preferencias');
  await settled(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Tema' }));
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  expect(complaints).toEqual([]);
});

test('the administrator opens, saves and leaves a price by keyboard alone', async () => {
  await using office = await visit(fixture);
  const { page, complaints } = office;
  await openSession(page, { email: 'admin@sefira.test', password: 'Sefira#Admin1' });
  await page.goto('/admin');
  await settled(page);
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const prices = page.getByRole('tab', { name: 'Preços' });
  while (!(await hasFocus(prices))) await page.keyboard.press('ArrowRight');
  // The tab before has buttons of the same name.
  await page.getByRole('heading', { level: 2, name: 'Preços' }).waitFor();
  const edit = page.getByRole('button', { name: /^Editar/ }).first();
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const cost = page.getByRole('dialog').getByRole('textbox', { name: /Custo/ });
  await tabTo(page, cost);
  // The same number: other tests read the price meanwhile.
  await typeInto(page, cost, await cost.inputValue());
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(edit), { message: 'the focus returns to the row' }).toBe(true);
  expect(complaints).toEqual([]);
});
