import { readFile } from 'node:fs/promises';
import { queryRows } from '@sefira/testing/query-rows';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyPlan } from '../support/checkout.ts';
import { type BrowserFixture, findings, openFixture, visit } from '../support/journey.ts';
import { openAccount } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

interface Answered {
  readonly data: { readonly rightAnswer: string };
}
interface Listed {
  readonly data: { readonly lessons: readonly { readonly slug: string }[] };
}
interface Read {
  readonly data: { readonly questions: readonly { readonly key: string }[] };
}

/** Calls the API with the session of the page. */
async function caller(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${fixture.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Answer;
  };
}

/** Solves the remaining exercises: a wrong answer returns the right one. */
async function solveLessons(page: Page): Promise<void> {
  const call = await caller(page);
  const { data } = await call<Listed>('GET', '/training');
  for (const { slug } of data.lessons) {
    const lesson = await call<Read>('GET', `/training/lessons/${slug}`);
    for (const { key } of lesson.data.questions) {
      const path = `/training/lessons/${slug}/answers`;
      const { rightAnswer } = (await call<Answered>('POST', path, { key, answer: '?' })).data;
      await call('POST', path, { key, answer: rightAnswer });
    }
  }
}

interface Drawn {
  readonly prompt: string;
  readonly choices: readonly string[] | null;
  readonly rightAnswer: string;
}

/** The questions of the only exam, as the server stores them. */
async function drawnQuestions(): Promise<readonly Drawn[]> {
  const sql = 'SELECT questions FROM content.exam_attempt';
  const [attempt] = await queryRows<{ questions: Drawn[] }>(fixture.databaseUrl ?? '', sql);
  return attempt?.questions ?? [];
}

async function storedAnswers(): Promise<readonly string[]> {
  const sql = 'SELECT answers FROM content.exam_attempt';
  const [attempt] = await queryRows<{ answers: Record<string, string> }>(fixture.databaseUrl ?? '', sql);
  return Object.values(attempt?.answers ?? {});
}

async function answerOnScreen(page: Page, { prompt, choices, rightAnswer }: Drawn): Promise<void> {
  const question = page.getByRole('listitem').filter({ hasText: prompt });
  if (choices) await question.getByLabel(rightAnswer, { exact: true }).check();
  else await question.getByLabel('Resposta em número').fill(rightAnswer);
}

test.skipIf(process.env.SEFIRA_URL)(
  'from a locked course to a certificate that any visitor can verify',
  async () => {
    await using visitor = await visit(fixture, { acceptDownloads: true });
    const { page, complaints } = visitor;
    await openAccount(page);
    await page.goto('/treinamento');
    await page.getByText('A formação faz parte do plano Profissional').waitFor();
    expect(await findings(page)).toEqual([]);
    await buyPlan(page, '?plan=professional');

    await page.goto('/treinamento');
    await page.getByText('0 de 8 lições concluídas').waitFor();
    await page.getByText('A prova abre quando todos os exercícios').waitFor();
    await page.getByRole('link', { name: 'As letras e os seus valores' }).click();
    const first = page.getByRole('listitem').filter({ hasText: 'Some todas as letras de João Pedro Vieira' });
    await first.getByLabel('A sua resposta').fill('58');
    await first.getByRole('button', { name: 'Conferir' }).click();
    await first.getByText('Ainda não: a resposta é 61.').waitFor();
    await first.getByLabel('A sua resposta').fill('61');
    await first.getByRole('button', { name: 'Conferir' }).click();
    await first.getByText('Resolvido').waitFor();
    expect(await findings(page)).toEqual([]);

    await solveLessons(page);
    await page.goto('/treinamento');
    await page.getByText('8 de 8 lições concluídas').waitFor();
    await page.getByRole('link', { name: 'Abrir a prova' }).click();
    await page.getByRole('button', { name: 'Começar a prova' }).click();
    await page.getByRole('timer', { name: 'Tempo restante' }).waitFor();
    expect(await findings(page)).toEqual([]);

    const [one, ...rest] = await drawnQuestions();
    if (!one) throw new Error('no question was drawn');
    await answerOnScreen(page, one);
    // The field loses the focus: the answer is stored and survives a reload.
    await page.getByText('1 de 20 respondidas').click();
    await expect.poll(storedAnswers).toHaveLength(1);
    await page.reload();
    await page.getByText('1 de 20 respondidas').waitFor();
    for (const question of rest) await answerOnScreen(page, question);
    await page.getByText('20 de 20 respondidas').waitFor();
    await page.getByRole('button', { name: 'Entregar a prova' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar a prova' }).click();
    await page.getByRole('heading', { name: 'Aprovação com 20 de 20 acertos' }).waitFor();
    expect(await findings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Voltar ao treinamento' }).last().click();
    await page.getByRole('button', { name: 'Emitir certificado' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await findings(page)).toEqual([]);
    const address = (await page.getByRole('link', { name: 'Página de verificação' }).getAttribute('href')) ?? '';
    expect(complaints).toEqual([]);

    await using stranger = await visit(fixture);
    await stranger.page.goto(address);
    await stranger.page.getByText('Certificado válido').waitFor();
    await stranger.page.getByText('Ana Célia Vasconcelos').waitFor();
    await stranger.page.getByText('Formação em Numerologia Cabalística').waitFor();
    expect(await findings(stranger.page)).toEqual([]);
    await stranger.page.getByRole('link', { name: 'Conferir outro código' }).click();
    await stranger.page.getByLabel('Código do certificado').fill('7k2m-qx9t-b4d');
    await stranger.page.getByRole('button', { name: 'Conferir' }).click();
    await stranger.page.getByText('Confira o código').waitFor();
    await stranger.page.getByLabel('Código do certificado').fill('0000-0000-0000');
    await stranger.page.getByRole('button', { name: 'Conferir' }).click();
    await stranger.page.getByText('Nenhum certificado tem este código').waitFor();
    expect(stranger.complaints).toEqual([]);
  },
  300_000,
);
