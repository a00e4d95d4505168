import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { type BrowserFixture, findings, heightOf, openFixture, sendRegistration, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const shortName = 'Ana Célia Vasconcelos';
const longName = 'Maria Antonieta Guilhermina Albuquerque Cavalcanti de Vasconcelos Figueiredo';

async function analyse(page: Page, name: string): Promise<void> {
  await page.goto('/analise-numerologica');
  await settled(page);
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByRole('button', { name: 'Gerar análise' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

const letter = (page: Page) => page.getByRole('heading', { name: 'Uma carta para você' });

async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });
}

describe.each([shortName, longName])('the result of %s', (name) => {
  test('is at most 5,000 px high at 1440 px and 8,000 px at 390 px, with three sentences before the first meaning', async () => {
    await using visitor = await visit(fixture, { viewport: { width: 1440, height: 900 } });
    const { page, complaints } = visitor;
    await openAccount(page);
    await analyse(page, name);
    await letter(page).waitFor();
    expect(await heightOf(page)).toBeLessThanOrEqual(5000);

    const synthesis = page.getByRole('region', { name: 'Em três frases' });
    const sentences = await synthesis.getByRole('paragraph').allTextContents();
    expect(sentences.slice(1).map((sentence) => /[.!?]$/.test(sentence))).toEqual([true, true, true]);
    const before = await page.evaluate(() => {
      const range = document.createRange();
      const start = document.querySelector('main h1');
      const meaning = document.querySelector('#significado .fold-body');
      if (!start || !meaning) return null;
      range.setStartBefore(start);
      range.setEndBefore(meaning);
      return range.toString().split(/\s+/u).length;
    });
    expect(before).toBeLessThanOrEqual(600);

    // Numerals in boxes of one height, titles on one line; Marcellus for 1 to 33 only.
    const tiles = await page.locator('.result-tile').evaluateAll((all) =>
      all.slice(0, 3).map((tile) => {
        const [number, title] = tile.querySelectorAll('span');
        return [number?.getBoundingClientRect().height, title?.getBoundingClientRect().top];
      }),
    );
    expect(new Set(tiles.map(String)).size).toBe(1);
    const numerals = await page.locator('.numeral').allTextContents();
    expect(numerals.filter((text) => !/^(?:[1-9]|[12]\d|3[0-3])$/.test(text.trim()))).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await heightOf(page)).toBeLessThanOrEqual(8000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await unfoldAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test('a saved map and its report are at most 5,000 px high at 1440 px and 8,000 px at 390 px', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  await analyse(page, shortName);
  for (const list of ['/my-analyses', '/relatorios']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(list);
    const entry = page.getByRole('article').first();
    await expect.poll(() => entry.locator('svg').first().isVisible()).toBe(true);
    await entry.getByRole('heading').getByRole('link').click();
    await letter(page).waitFor();
    await settled(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(8000);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await height()).toBeLessThanOrEqual(5000);
  }
});

test('chapters unfold by keyboard, the index marks where the reader is, and axe finds nothing folded or unfolded', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openAccount(page);
  await analyse(page, shortName);
  await letter(page).waitFor();
  expect(await findings(page)).toEqual([]);

  const chapter = page.locator('details', { has: page.getByRole('heading', { name: 'A jornada do cuidado' }) }).first();
  await chapter.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await chapter.getByRole('heading', { name: 'No amor' }).waitFor();
  await page.keyboard.press('Enter');
  await chapter.getByRole('heading', { name: 'No amor' }).waitFor({ state: 'hidden' });

  const index = page.getByRole('navigation', { name: 'Partes do resultado' });
  await index.getByRole('link', { name: 'Linha da vida' }).click();
  await index.locator('[aria-current="location"]', { hasText: 'Linha da vida' }).waitFor();
  expect(await index.evaluate((nav) => nav.getBoundingClientRect().top)).toBeLessThan(80);

  await unfoldAll(page);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what is folded is in the page, and print shows it without buttons', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openAccount(page);
  await analyse(page, shortName);
  await letter(page).waitFor();
  const words = await page.locator('main').evaluate((main) => main.textContent.split(/\s+/u).length);
  expect(words).toBeGreaterThan(8000);

  const practice = page.locator('.fold-body').getByRole('heading', { name: 'No amor' }).first();
  expect(await practice.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await practice.isVisible()).toBe(true);
  expect(await page.locator('main').getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
  expect(await page.locator('.fold-toggle').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('.result-index').isVisible()).toBe(false);

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(background).toBe(light);
});

test('the reveal lasts at most 1.2 s, ends at a key, and gives the focus to the heading', async () => {
  await using visitor = await visit(fixture, { reducedMotion: 'no-preference' });
  const { page } = visitor;
  await openAccount(page);
  await analyse(page, shortName);
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.result'))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(Math.round(Math.max(0, ...ends))).toBeLessThanOrEqual(1200);
  await page.keyboard.press('Escape');
  await page.locator('[data-reveal]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await using still = await visit(fixture, { storageState: await visitor.context.storageState() });
  await analyse(still.page, longName);
  const running = await still.page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
  );
  expect(running).toBe(0);
});

test('a guest sees the short texts and what an account adds, never the long ones', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await analyse(page, shortName);
  await page.getByRole('region', { name: 'O mapa de uma conta grátis continua' }).waitFor();
  await page.waitForTimeout(1500);
  expect(asked.filter((path) => path.endsWith('/portrait'))).toEqual([]);
  expect(await letter(page).count()).toBe(0);
  expect(await page.getByText('No amor', { exact: true }).count()).toBe(0);
});

test('signing up from a map leads to the same map, with the complete PDF', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await analyse(page, shortName);
  const bar = page.getByRole('region', { name: 'Guardar este mapa' });
  await bar.getByRole('link', { name: 'Criar conta grátis' }).click();
  await page.waitForURL('**/cadastro');
  await settled(page);
  await sendRegistration(page);
  await page.waitForURL('**/my-analyses/*');
  await page.getByRole('heading', { level: 1, name: shortName }).waitFor();
  await page.getByRole('button', { name: 'Baixar PDF' }).waitFor();
});
