import type { Page } from 'playwright-core';
import { typeAddress } from '../e2e/support/checkout.ts';
import { settled } from '../e2e/support/hydrated.ts';

/** The demo accounts that `npm start` prints. */
const accounts = {
  user: { email: 'cliente@sefira.test', password: 'Sefira#Cliente1' },
  reseller: { email: 'revenda@sefira.test', password: 'Sefira#Revenda1' },
  admin: { email: 'admin@sefira.test', password: 'Sefira#Admin1' },
} as const;

/** A viewer of pages: a visitor or a demo account. */
export type Looker = 'visitor' | keyof typeof accounts;

export interface PicturedPage {
  readonly name: string;
  readonly path: string;
  /** For a page with an id: the first link of this shape on `path` leads to it. */
  readonly follow?: RegExp;
  /** Actions before the picture is taken. */
  readonly reach?: (page: Page) => Promise<void>;
}

const one = '[0-9a-f-]{36}';

async function analyse(page: Page): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Célia Vasconcelos');
  await page.getByLabel('Data de nascimento').fill('29/11/1955');
  await page.getByRole('button', { name: 'Gerar análise' }).click();
  await page.getByRole('button', { name: 'Nova Análise' }).waitFor();
}

/** The long texts of an own map are fetched a moment after it. */
async function waitForLetter(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Uma carta para você' }).waitFor();
}

async function fillBoleto(page: Page): Promise<void> {
  await page.getByText('Créditos avulsos', { exact: true }).click();
  await page.getByText('Boleto', { exact: true }).first().click();
  await page.getByLabel('CPF').pressSequentially('52998224725');
  await typeAddress(page);
}

const tabsOf = (page: string, path: string, tabs: readonly string[]): PicturedPage[] =>
  tabs.map((tab) => ({ name: `${page}-${tab}`, path: `${path}?aba=${tab}` }));

/** Every page of the product with its viewer. */
export const picturedPages: Readonly<Record<Looker, readonly PicturedPage[]>> = {
  visitor: [
    { name: 'home', path: '/' },
    { name: 'about', path: '/sobre' },
    { name: 'services', path: '/servicos' },
    { name: 'blog', path: '/blog' },
    { name: 'article', path: '/blog/ano-pessoal' },
    { name: 'help', path: '/help' },
    { name: 'help-article', path: '/help/primeiros-passos' },
    { name: 'tutorials', path: '/tutorials' },
    { name: 'tutorial', path: '/tutorials/fazer-mapa-pessoal' },
    { name: 'questions', path: '/faq' },
    { name: 'contact', path: '/contact' },
    { name: 'proofs', path: '/como-calculamos/provas' },
    { name: 'newsletter', path: '/newsletter' },
    { name: 'careers', path: '/careers' },
    { name: 'certification', path: '/certificacao' },
    { name: 'certificates', path: '/certificados' },
    { name: 'certificate-unknown', path: '/certificados/AAAA-BBBB-CCCC' },
    { name: 'developers', path: '/desenvolvedores' },
    { name: 'calculators', path: '/calculators' },
    { name: 'calculator-result', path: '/calculators#nome?nome=Ana+C%C3%A9lia' },
    { name: 'affiliates', path: '/affiliates' },
    { name: 'terms', path: '/termos' },
    { name: 'privacy', path: '/privacidade' },
    { name: 'cookies', path: '/cookies' },
    { name: 'login', path: '/login' },
    { name: 'register', path: '/cadastro' },
    { name: 'forgot-password', path: '/esqueci-senha' },
    { name: 'reset-password', path: '/redefinir-senha?token=x' },
    { name: 'confirm-email', path: '/confirmar-email?token=x' },
    { name: 'social-return', path: '/entrar/google' },
    { name: 'shared-missing', path: '/compartilhado/nao-existe' },
    { name: 'not-found', path: '/nao-existe' },
    { name: 'search', path: '/search?q=mapa' },
    { name: 'search-nothing', path: '/search?q=xyzzy' },
    { name: 'guest-dashboard', path: '/dashboard' },
    { name: 'analyses', path: '/analises' },
    { name: 'personal', path: '/analise-numerologica' },
    { name: 'personal-result', path: '/analise-numerologica', reach: analyse },
    { name: 'guest-reports', path: '/relatorios' },
    { name: 'guest-predictions', path: '/analyses/predictions' },
    { name: 'guest-chat', path: '/chat-ia' },
    { name: 'guest-profile', path: '/perfil' },
  ],
  user: [
    { name: 'dashboard', path: '/dashboard' },
    ...tabsOf('profile', '/perfil', ['dados', 'preferencias', 'seguranca', 'notificacoes']),
    { name: 'api-keys', path: '/perfil/chaves' },
    { name: 'notifications', path: '/notificacoes' },
    { name: 'clients', path: '/clientes' },
    { name: 'training', path: '/treinamento' },
    { name: 'lesson', path: '/treinamento', follow: /^\/treinamento\/licoes\/.+/ },
    { name: 'exam', path: '/treinamento/prova' },
    { name: 'predictions', path: '/analyses/predictions' },
    { name: 'lucky-numbers', path: '/analyses/lucky-numbers' },
    { name: 'compatibility', path: '/compatibilidade' },
    { name: 'company', path: '/analise-empresa' },
    { name: 'cycles', path: '/analise-ciclos' },
    { name: 'name', path: '/analise-nome' },
    { name: 'group', path: '/analise-grupo' },
    { name: 'best-dates', path: '/data-certa' },
    { name: 'baby-names', path: '/nome-do-bebe' },
    { name: 'brand', path: '/marca' },
    { name: 'atlas', path: '/atlas-da-vida' },
    { name: 'year-book', path: '/livro-do-ano' },
    { name: 'signature', path: '/assinatura' },
    { name: 'generators', path: '/geradores' },
    { name: 'child-names', path: '/gerador-nomes' },
    { name: 'company-names', path: '/gerador-nomes-empresas' },
    { name: 'my-analyses', path: '/my-analyses' },
    { name: 'saved-analysis', path: '/my-analyses', follow: new RegExp(`^/my-analyses/${one}$`), reach: waitForLetter },
    { name: 'reports', path: '/relatorios' },
    { name: 'report', path: '/relatorios', follow: new RegExp(`^/relatorios/${one}$`), reach: waitForLetter },
    { name: 'report-brand', path: '/relatorios/marca' },
    { name: 'chat', path: '/chat-ia' },
    { name: 'chat-missing', path: '/chat-ia?conversa=01a00000-0000-7000-8000-000000000000' },
    { name: 'payment', path: '/pagamento' },
    { name: 'payment-boleto', path: '/pagamento', reach: fillBoleto },
    { name: 'payments', path: '/payments' },
    { name: 'receipt', path: '/payments', follow: new RegExp(`^/payments/recibo/${one}$`) },
    { name: 'statement', path: '/payments/extrato' },
    { name: 'search-own', path: '/search?q=ana' },
    { name: 'no-reseller', path: '/revendedor' },
    { name: 'no-admin', path: '/admin' },
  ],
  reseller: tabsOf('reseller', '/revendedor', ['visao-geral', 'comissoes', 'vendas', 'clientes', 'indicacao']),
  admin: tabsOf('admin', '/admin', [
    'dashboard',
    'usuarios',
    'planos',
    'precos',
    'aprovacoes',
    'conteudo',
    'mensagens',
    'assistente',
    'falhas',
    'config',
    'relatorios',
  ]),
};

export async function signIn(page: Page, looker: Looker): Promise<void> {
  if (looker === 'visitor') return;
  const account = accounts[looker];
  await page.goto('/login');
  await settled(page);
  await page.getByLabel('E-mail').first().fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
