import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, freshEmail, openFixture, visit } from '../support/journey.ts';

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

async function type(page: Page, field: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: field }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

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
