import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import type { BrowserContext, Page } from 'playwright-core';
import { settled } from './hydrated.ts';

export const cards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  review: '4000000000009235',
} as const;

/** Opens the checkout and fills in the payer. */
export async function openCheckout(page: Page, search = '', cpf = generateCpf()): Promise<void> {
  await page.goto(`/pagamento${search}`);
  await settled(page);
  await page.getByLabel('CPF').pressSequentially(cpf);
}

/** Fills in the payer's address for a boleto. */
export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('CEP').pressSequentially('06233200');
  await page.getByLabel('Rua ou avenida').fill('Avenida das Nações Unidas');
  await page.getByLabel('Número').fill('3003');
  await page.getByLabel('Bairro').fill('Bonfim');
  await page.getByLabel('Cidade').fill('Osasco');
  await page.getByLabel('Estado').selectOption('São Paulo');
}

/** Types a card into the provider's fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title^="Dados do cartão"]');
  await fields.getByLabel('Número do cartão').pressSequentially(number);
  await fields.getByLabel('Validade').pressSequentially('1230');
  await fields.getByLabel('CVV').pressSequentially('123');
  await fields.getByLabel('Nome no cartão').fill('ANA C VASCONCELOS');
}

/** Submits the order and waits for its page. */
export async function finish(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Finalizar pagamento' });
  await button.scrollIntoViewIfNeeded();
  // Until the scrolled page is drawn, Chromium dispatches a click at this place to the provider's frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await button.click();
  await page.waitForURL('**/pagamento/pedidos/*');
}

/** Pays on the provider's page while the order page is open. */
export async function payAtBank(context: BrowserContext, page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: 'Abrir página do provedor' }).getAttribute('href');
  const bank = await context.newPage();
  await bank.goto(address ?? '');
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click();
  await bank.getByTestId('status').getByText('Pago').waitFor();
  await bank.close();
}

/** Buys a paid plan by card through the screens. */
export async function buyPlan(page: Page, search: string): Promise<void> {
  await openCheckout(page, search);
  await typeCard(page, cards.approved);
  await finish(page);
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
}
