import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf } from '../support/accessibility.ts';
import { buyPlan } from '../support/checkout.ts';
import { settled } from '../support/hydrated.ts';
import { analyseOnScreen, type BrowserFixture, openFixture, visit } from '../support/journey.ts';
import { openAccount, openSession } from '../support/sessions.ts';

let fixture: BrowserFixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

const widths = [1440, 390] as const;
/** Accounts with what the dialogs are about. */
const openAs = {
  customer: async (page: Page) => {
    await openAccount(page);
    await buyPlan(page, '?plan=professional');
    await analyseOnScreen(page);
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    await page.goto('/relatorios');
    await page.getByText('Concluído', { exact: true }).waitFor();
  },
  admin: (page: Page) => openSession(page, { email: 'admin@sefira.test', password: 'Sefira#Admin1' }),
} as const;

/** Lists and panels, which are empty in a new account, load, and can fail. */
const pages = ['/dashboard', '/my-analyses', '/relatorios', '/notificacoes', '/payments', '/clientes', '/chat-ia'];

type State = 'empty' | 'loading' | 'failed';

/** Answers the reads of a page so that it stays in this state; the session and its settings are answered as always. */
async function holdIn(state: State, page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (state === 'empty') return;
  const answer = (route: Route) =>
    state === 'failed' ? route.fulfill({ status: 400, json: { success: false, message: 'Não deu.' } }) : undefined;
  await page.route(/\/api\/(?!auth|config|site|user\/profile)/, (route) =>
    route.request().method() === 'GET' ? answer(route) : route.fallback(),
  );
}

test.for(['empty', 'loading', 'failed'] as const)(
  'no axe finding in a page that is %s',
  async (state, { expect: expectState }) => {
    await using visitor = await visit(fixture, { colorScheme: 'light' });
    const { page } = visitor;
    await openAccount(page);
    await holdIn(state, page);
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      if (state !== 'loading') await settled(page);
      found.push(...(await problemsOf(page, widths)).map((problem) => `${path}: ${problem}`));
    }
    expectState(found).toEqual([]);
  },
);

/** Dialogs by the page and the button that opens them. */
const dialogs: Readonly<Record<keyof typeof openAs, readonly (readonly [path: string, opener: RegExp])[]>> = {
  customer: [
    ['/my-analyses', /^Compartilhar/],
    ['/my-analyses', /^Apagar/],
    ['/relatorios', /^Renomear/],
    ['/relatorios', /^Excluir/],
    ['/clientes', /^Importar lista/],
    ['/clientes', /^Novo cliente/],
    ['/perfil/chaves', /^Criar chave/],
    ['/perfil?aba=seguranca', /^Ativar/],
    ['/perfil?aba=seguranca', /^Excluir minha conta/],
    ['/payments', /^Cancelar plano/],
    ['/payments', /^Desistir e receber de volta/],
    ['/chat-ia', /^O que a assistente lembra/],
  ],
  admin: [
    ['/admin?aba=usuarios', /^Criar usuário/],
    ['/admin?aba=planos', /^Criar pacote de créditos/],
    ['/admin?aba=precos', /^Editar/],
    ['/admin?aba=conteudo', /^Enviar à newsletter/],
  ],
};

test.for(['customer', 'admin'] as const)(
  'no axe finding in the dialogs of the %s; Esc returns the focus',
  async (who) => {
    await using visitor = await visit(fixture, { colorScheme: 'light' });
    const { page } = visitor;
    await openAs[who](page);
    const found: string[] = [];
    let shown = '';
    for (const [path, name] of dialogs[who]) {
      if (path !== shown) {
        await page.goto(path);
        await settled(page);
        shown = path;
      }
      const opener = page.getByRole('button', { name }).first();
      await opener.click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await settled(page);
      found.push(
        ...(await problemsOf(page, widths, 'dialog[open]')).map((problem) => `${path}, ${name.source}: ${problem}`),
      );
      // Some openers are in a menu on a phone.
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const isBack = await opener.evaluate((node) => node === document.activeElement);
      if (!isBack) found.push(`${path}, ${name.source}: the focus is lost`);
    }
    expect(found).toEqual([]);
  },
);
