import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  // Slow enough for the test to stop an answer.
  fixture = await openFixture({ CHAT_PACE_MILLISECONDS: '40' });
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const aboutAna = 'Qual é o meu mapa? Sou Ana Célia Vasconcelos, nascida em 29/11/1955.';

async function openChat(page: Page, address = '/chat-ia'): Promise<void> {
  await page.goto(address);
  await settled(page);
  await page.getByLabel('Sua mensagem').waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Sua mensagem').fill(text);
  await page.keyboard.press('Enter');
}

const questions = (page: Page) => page.getByRole('article', { name: 'Você' });
const answers = (page: Page) => page.getByRole('article', { name: 'Assistente' });

/** The texts of questions and answers, in order. */
const textOf = (page: Page) =>
  page.locator('article [data-said]').evaluateAll((all) => all.map((one) => one.textContent));

/** Waits until that many answers are complete. */
async function answered(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.getByRole('button', { name: 'Gerar de novo' }).count()).toBe(count);
}

test('a question is answered with its card and sources, stored, and found again', async () => {
  await using visitor = await visit(fixture, { acceptDownloads: true });
  const { page, context, complaints } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChat(page);
  expect(await page.getByRole('button', { name: 'Exportar' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Eu e meu par combinamos?' }).waitFor();
  expect(await findings(page)).toEqual([]);

  await page.getByLabel('Sua mensagem').fill('   ');
  await page.keyboard.press('Enter');
  expect(await questions(page).count()).toBe(0);

  await say(page, aboutAna);
  await page.getByText('Entregue').waitFor();
  await answered(page, 1);
  const card = page.getByRole('article', { name: 'Ana Célia Vasconcelos' });
  await card.getByRole('img', { name: /^Mandala de Ana Célia Vasconcelos: Destino seis/ }).waitFor();
  await page.getByText('1 fonte').click();
  await page.getByRole('button', { name: /^Cálculo do mapa de Ana/ }).click();
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Copiar' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Destino 6');
  expect(await page.locator('[aria-live=polite].sr-only').allTextContents()).toContainEqual(
    expect.stringMatching(/^Resposta: .*Destino 6/s),
  );
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown (.md)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(aboutAna);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF (.pdf)' }).click();
  expect((await readFile(await (await printed).path())).subarray(0, 5).toString()).toBe('%PDF-');

  const address = page.url();
  expect(address).toContain('?conversa=');
  await page.reload();
  await settled(page);
  await answered(page, 1);
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  await page.getByRole('heading', { name: 'Pergunte aos seus números' }).waitFor();
  await page.getByRole('searchbox', { name: 'Buscar nas conversas' }).fill('vasconcelos');
  await page.getByRole('navigation', { name: 'Conversas' }).getByText('Vasconcelos').first().click();
  await answered(page, 1);
  expect(page.url()).toBe(address);

  await page.getByRole('button', { name: 'O que a assistente lembra' }).click();
  await page.getByRole('button', { name: 'Esquecer Ana Célia Vasconcelos' }).click();
  await page.getByText('Ninguém ainda.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await card.getByRole('link', { name: 'Abrir como página' }).click();
  await page.waitForURL('**/analise-numerologica');
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Ana Célia Vasconcelos');
  expect(await page.getByLabel('Data de nascimento').inputValue()).toBe('29/11/1955');
  expect(complaints).toEqual([]);
});

test('the first question stays in view, without skeletons, while its conversation is created', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openChat(page);
  const flashes = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>();
        let wasAsked = false;
        new MutationObserver(() => {
          const isAsked = document.querySelector('article[aria-label="Você"]') !== null;
          const answer = document.querySelector('article[aria-label="Assistente"] [data-said]')?.textContent ?? '';
          if (wasAsked && !isAsked) seen.add('no question');
          if (isAsked && document.querySelector('[aria-label="Mensagens da conversa"] .skeleton')) seen.add('skeleton');
          wasAsked ||= isAsked;
          if (answer.length > 100) resolve([...seen]);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await say(page, 'Quem nasceu em 29/11/1955 tem qual Destino?');
  expect(await flashes).toEqual([]);
});

test('two devices of one account stay in step: messages, titles and deletions', async () => {
  await using first = await visit(fixture);
  await openAccount(first.page);
  await openChat(first.page);
  await using second = await visit(fixture, {
    storageState: await first.context.storageState(),
    viewport: { width: 375, height: 812 },
  });
  await openChat(second.page);
  await say(first.page, aboutAna);
  await second.page.getByRole('button', { name: 'Conversas' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: /mapa/i }).first().click();
  await answered(second.page, 1);
  await answered(first.page, 1);
  expect(await textOf(second.page)).toEqual(await textOf(first.page));

  await say(second.page, 'E o meu ano pessoal?');
  await answered(first.page, 2);
  await answered(second.page, 2);
  expect(await textOf(second.page)).toEqual(await textOf(first.page));
  expect(await first.page.getByText(/crédito|mensagens? (?:grátis|por dia|do plano|inclu)/i).count()).toBeGreaterThan(
    0,
  );

  await first.page
    .getByRole('button', { name: /^Ações de/ })
    .first()
    .click();
  await first.page.getByRole('button', { name: 'Renomear' }).click();
  await first.page.getByLabel('Título').fill('Meu mapa');
  await first.page.getByRole('button', { name: 'Salvar' }).click();
  await second.page.getByRole('heading', { level: 1, name: 'Meu mapa' }).waitFor();
  const address = first.page.url();
  await first.page.getByRole('button', { name: 'Apagar' }).click();
  await first.page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await second.page.getByRole('heading', { name: 'Pergunte aos seus números' }).waitFor();
  await first.page.getByRole('heading', { name: 'Pergunte aos seus números' }).waitFor();
  // The address of the deleted conversation shows an explanation and no input.
  await second.page.goto(address);
  await second.page.getByRole('heading', { name: 'Esta conversa não existe' }).waitFor();
  expect(await second.page.getByLabel('Sua mensagem').count()).toBe(0);
  await second.page.getByRole('button', { name: 'Nova conversa' }).click();
  await second.page.getByLabel('Sua mensagem').waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('messages written offline are sent in order and answered once after reconnection', async () => {
  await using visitor = await visit(fixture);
  const { page, context } = visitor;
  await openChat(page);
  await say(page, 'Oi');
  await answered(page, 1);
  await context.setOffline(true);
  await page.getByText(/^Sem conexão com o chat/).waitFor();
  await say(page, 'Qual é o destino de quem nasceu em 15/03/1990?');
  await say(page, 'E o de quem nasceu em 02/02/2002?');
  expect(await page.getByText('Na fila: será enviada quando a conexão voltar').count()).toBe(2);
  await context.setOffline(false);
  await page.getByText('Conexão com o chat restaurada!').waitFor();
  await answered(page, 3);
  expect(await page.getByText(/^Sem conexão com o chat/).count()).toBe(0);
  expect((await questions(page).allTextContents()).map((text) => text.slice(0, 30))).toEqual([
    'Oi',
    'Qual é o destino de quem nasce',
    'E o de quem nasceu em 02/02/20',
  ]);
});

/** Stops the answer from within the page as soon as it says this: on a busy machine a click from outside comes too late. */
async function stopAt(page: Page, words: string): Promise<void> {
  await page.evaluate((awaited) => {
    new MutationObserver((_changes, observer) => {
      const stop = document.querySelector<HTMLButtonElement>('button[aria-label="Parar resposta"]');
      if (stop === null || !document.body.textContent.includes(awaited)) return;
      observer.disconnect();
      stop.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);
}

test('a stopped answer keeps its partial text, is regenerated with both versions, and is rated', async () => {
  await using visitor = await visit(fixture);
  const { page } = visitor;
  await openChat(page);
  await stopAt(page, 'O seu mapa:');
  await say(page, aboutAna);
  await page.getByText('Resposta interrompida.').waitFor();
  await answered(page, 1);
  const partial = (await answers(page).last().textContent()) ?? '';
  await page.getByRole('button', { name: 'Gerar de novo' }).click();
  await page.getByText('2 de 2').waitFor();
  expect(((await answers(page).last().textContent()) ?? '').length).toBeGreaterThan(partial.length);
  await page.getByRole('button', { name: 'Versão anterior' }).click();
  await page.getByText('Resposta interrompida.').waitFor();
  await page.getByText('1 de 2').waitFor();

  const like = page.getByRole('button', { name: 'Gostei', exact: true });
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await like.click();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: 'Não gostei' }).click();
  await page.getByText('Um número está errado').click();
  await page.getByLabel('Quer contar mais? (opcional)').fill('O destino não confere.');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Obrigado. Isso melhora as próximas respostas.').waitFor();
  await page.reload();
  await settled(page);
  expect(await page.getByRole('button', { name: 'Não gostei' }).getAttribute('aria-pressed')).toBe('true');
});

test('the field grows to 120 px; Shift+Enter starts a line; scrolling up is not disturbed', async () => {
  await using visitor = await visit(fixture, { viewport: { width: 375, height: 480 } });
  const { page } = visitor;
  await openChat(page);
  const field = page.getByLabel('Sua mensagem');
  await field.focus();
  for (const line of ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Shift+Enter');
  }
  expect(await field.evaluate((element) => element.clientHeight)).toBe(120);
  expect(await questions(page).count()).toBe(0);
  await field.fill('');
  expect(await field.evaluate((element) => element.clientHeight)).toBeLessThan(60);

  await say(page, aboutAna);
  await answered(page, 1);
  await say(page, 'E qual é a compatibilidade com João Souza, nascido em 03/02/1960?');
  const scroller = page.getByRole('region', { name: 'Mensagens da conversa' });
  await answers(page).nth(2).waitFor();
  await scroller.evaluate((element) => element.scrollTo({ top: 40 }));
  await answered(page, 2);
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(40);
  await page.getByRole('button', { name: 'Ir para a última mensagem' }).click();
  await expect
    .poll(() => scroller.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight))
    .toBeLessThan(10);
  expect(await findings(page)).toEqual([]);
});

test('?sobre= starts a conversation about a subject; conversations are archived and cleared', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await openChat(page, '/chat-ia?sobre=numero:destino&titulo=Destino%207');
  await page.getByText('Sobre: Destino 7').waitFor();
  await page.getByRole('button', { name: 'O que este número diz de mim?' }).click();
  await answered(page, 1);
  expect(await page.getByText('Sobre: Destino 7').count()).toBe(0);
  await page.getByRole('button', { name: /^Ações de/ }).click();
  await page.getByRole('button', { name: 'Arquivar', exact: true }).click();
  await page.getByText('Suas conversas aparecem aqui.').waitFor();
  await page.getByRole('button', { name: 'Ver arquivadas' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Ações de/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Limpar conversa' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Limpar conversa' }).click();
  await page.getByRole('heading', { name: 'Pergunte aos seus números' }).waitFor();
  await page.getByText('Nenhuma conversa arquivada.').waitFor();
  expect(complaints).toEqual([]);
});

test('a number of the map opens the chat with it as the subject', async () => {
  await using visitor = await visit(fixture);
  const { page, complaints } = visitor;
  await analyseOnScreen(page);
  await page.getByRole('heading', { name: 'A jornada do cuidado' }).click();
  await page.getByRole('link', { name: 'Perguntar sobre isto: Destino 6' }).click();
  await page.waitForURL('**/chat-ia?sobre=numero*');
  await page.getByText('Sobre: Destino 6').waitFor();
  expect(complaints).toEqual([]);
});
