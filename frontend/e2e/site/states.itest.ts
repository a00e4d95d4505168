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
const openReseller = (page: Page) => openSession(page, { email: 'revenda@sefira.test', password: 'Sefira#Revenda1' });

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
  reseller: async (page: Page) => {
    await openReseller(page);
    // A payout needs commissions past their guarantee.
    await page.route('**/api/reseller/payouts*', async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      await route.fulfill({ response, json: { ...rest, data: { ...data, availableCents: 12_345, obstacle: null } } });
    });
    await page.goto('/revendedor?aba=indicacao');
    await settled(page);
    await page.getByRole('button', { name: 'Nova campanha' }).click();
    await page.getByLabel('Nome da campanha').fill('Feira');
    await page.getByRole('button', { name: 'Criar link' }).click();
    await page.getByText('Link criado.').waitFor();
  },
  admin: (page: Page) => openSession(page, { email: 'admin@sefira.test', password: 'Sefira#Admin1' }),
} as const;

/** Lists and panels, which are empty, load, and can fail; the panels' tables are wide on a desktop in other tests. */
const viewers = {
  customer: {
    widths: [1440, 390],
    pages: ['/dashboard', '/my-analyses', '/relatorios', '/notificacoes', '/payments', '/clientes', '/chat-ia'],
  },
  reseller: {
    widths: [390],
    pages: ['visao-geral', 'comissoes', 'vendas', 'clientes', 'indicacao'].map((tab) => `/revendedor?aba=${tab}`),
  },
  admin: {
    widths: [390],
    pages: [
      ...['dashboard', 'usuarios', 'planos', 'precos', 'aprovacoes', 'conteudo'],
      ...['mensagens', 'assistente', 'falhas', 'config', 'relatorios'],
    ].map((tab) => `/admin?aba=${tab}`),
  },
} as const;
type Viewer = keyof typeof viewers;

const openViewer = {
  customer: openAccount,
  reseller: openReseller,
  admin: openAs.admin,
} as const;

type State = 'empty' | 'loading' | 'failed';

/** The answer with every list of it empty. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}

/** Answers the reads of a page so that it stays in this state; the session and its settings are answered as always. */
async function holdIn(state: State, page: Page): Promise<void> {
  const answer = async (route: Route) => {
    if (state === 'failed') return route.fulfill({ status: 400, json: { success: false, message: 'Não deu.' } });
    if (state === 'loading') return;
    const response = await route.fetch();
    return route.fulfill({ response, json: emptied(await response.json()) });
  };
  await page.route(/\/api\/(?!auth|config|site|user\/profile)/, (route) =>
    route.request().method() === 'GET' ? answer(route) : route.fallback(),
  );
}

const states = ['empty', 'loading', 'failed'] as const;
const cases = (Object.keys(viewers) as Viewer[]).flatMap((viewer) => states.map((state) => ({ viewer, state })));

test.for(cases)('no axe finding in pages of the $viewer that are $state', async ({ viewer, state }) => {
  await using visitor = await visit(fixture, { colorScheme: 'light' });
  const { page } = visitor;
  await openViewer[viewer](page);
  await holdIn(state, page);
  const found: string[] = [];
  for (const path of viewers[viewer].pages) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    if (state !== 'loading') await settled(page);
    found.push(...(await problemsOf(page, viewers[viewer].widths)).map((problem) => `${path}: ${problem}`));
  }
  expect(found).toEqual([]);
});

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
  reseller: [
    ['/revendedor?aba=indicacao', /^Arquivar Feira/],
    ['/revendedor?aba=comissoes', /^(Cadastrar|Trocar) chave/],
    ['/revendedor?aba=comissoes', /^Pedir pagamento/],
  ],
  admin: [
    ['/admin?aba=usuarios', /^Criar usuário/],
    ['/admin?aba=planos', /^Criar pacote de créditos/],
    ['/admin?aba=precos', /^Editar/],
    ['/admin?aba=conteudo', /^Enviar à newsletter/],
    ['/admin?aba=config', /^Histórico de /],
  ],
};

test.for(['customer', 'reseller', 'admin'] as const)(
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
