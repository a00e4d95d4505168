import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, heightOf, openFixture, registerOnScreen, visit } from '../support/journey.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const phone = { viewport: { width: 390, height: 844 } };

test('the list of articles is at most 8,000 px high', async () => {
  await using visitor = await visit(fixture, phone);
  await visitor.page.goto('/blog');
  await settled(visitor.page);
  expect(await heightOf(visitor.page)).toBeLessThanOrEqual(8000);
});

test('no frame shows the result of a couple at the scroll position of the form', async () => {
  await using visitor = await visit(fixture, { ...phone, reducedMotion: 'no-preference' });
  const { page } = visitor;
  await registerOnScreen(page);
  await page.goto('/compatibilidade');
  await settled(page);
  const people = [
    { name: 'Ana Célia Vasconcelos', born: '29/11/1955' },
    { name: 'Otávio Nunes Braga', born: '22/07/1988' },
  ];
  for (const [index, { name, born }] of people.entries()) {
    await page.getByLabel('Nome completo').nth(index).fill(name);
    await page.getByLabel('Data de nascimento').nth(index).fill(born);
  }
  await page.evaluate(() => {
    const inspect = () => {
      if (document.querySelector('.result h1')) document.body.dataset['firstScroll'] = String(scrollY);
      else requestAnimationFrame(inspect);
    };
    requestAnimationFrame(inspect);
  });
  await page.locator('main button[type=submit]').last().click();
  await page.getByRole('heading', { level: 1, name: /Ana Célia.*Otávio/ }).waitFor();
  expect(await page.evaluate(() => document.body.dataset['firstScroll'])).toBe('0');
});

test('the first screen of the chat shows all of its notice above the input', async () => {
  await using visitor = await visit(fixture, phone);
  const { page } = visitor;
  await registerOnScreen(page);
  await page.goto('/chat-ia');
  await page.getByRole('region', { name: 'Perguntas para começar' }).waitFor();
  await settled(page);
  const notice = await page.getByText('assistente automático').first().boundingBox();
  const input = await page.getByRole('textbox', { name: 'Sua mensagem' }).boundingBox();
  expect(notice && input && notice.y + notice.height <= input.y).toBe(true);
});
