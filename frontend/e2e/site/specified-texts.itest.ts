import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The texts that the specification demands of prerendered pages, checked in the built HTML. */

interface Page {
  /** Its visible text, in reading order. */
  readonly text: string;
  readonly links: readonly string[];
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: ' ', '#x27': "'" };

async function readPage(path: string): Promise<Page> {
  const file = await readFile(new URL(`../../dist${path}index.html`, import.meta.url), 'utf8');
  const html = file.slice(file.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/gu, ' ');
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return { text, links, html };
}

const missing = (whole: string, parts: readonly string[]) => parts.filter((part) => !whole.includes(part));
const unlinked = ({ links }: Page, paths: readonly string[]) => paths.filter((path) => !links.includes(path));

test('home shows the specified claims, explainers with lengths, prices, ten questions and links', async () => {
  const home = await readPage('/');
  const claims = ['50k+', '98%', '4.9', '25+', 'Garantia de 30 dias', 'LGPD'];
  const badges = ['SSL Seguro', 'Avaliação 4.9/5', '+10.000 usuários satisfeitos'];
  const films = ['5:30', '8:15', '6:45'];
  const prices = ['Gratuito R$ 0', 'Premium', 'R$ 29,90 /mês', 'Profissional R$ 79,90 /mês'];
  expect(missing(home.text, [...claims, ...badges, ...films, ...prices])).toEqual([]);
  const free = ['1 análise básica', 'PDF simples', 'Chat IA limitado', 'Suporte por e-mail'];
  const notFree = ['Não inclui: Compatibilidade', 'Não inclui: Análise empresarial'];
  const premium = [
    'Análises ilimitadas',
    'PDFs detalhados',
    'Chat IA ilimitado',
    'Ciclos de vida',
    'Previsões',
    'Suporte prioritário',
  ];
  const professional = [
    'Tudo do Premium',
    'Análise empresarial',
    'Gerador de nomes com IA',
    'Relatórios com a sua marca',
    'API',
    'Análise de equipes',
    'Consultoria',
    'Suporte 24/7',
  ];
  expect(missing(home.text, [...free, ...notFree, ...premium, ...professional])).toEqual([]);
  const paths = ['/cadastro', '/sobre', '/chat-ia', '/analise-numerologica', '/compatibilidade', '/analise-empresa'];
  const plans = ['/cadastro?plan=premium', '/cadastro?plan=professional'];
  expect(unlinked(home, [...paths, '/gerador-nomes', ...plans])).toEqual([]);
  expect(home.links.filter((address) => address.startsWith('mailto:')).length).toBeGreaterThan(0);
  // One answer open at a time: the questions share a name.
  expect(home.html.match(/<details[^>]* name="faq"/g)).toHaveLength(10);
});

test('sobre shows the story, the values, the team, the numbers and the mission', async () => {
  const about = await readPage('/sobre/');
  expect(missing(about.text, ['100k+', '10.000+', '4.9', '24/7'])).toEqual([]);
  const headings = [...about.html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, heading = '']) => heading);
  expect(missing(headings.join(' ').toLowerCase(), ['história', 'valores', 'equipe', 'números', 'missão'])).toEqual([]);
});

test('servicos shows six services without a sum, one free and one marked popular', async () => {
  const services = await readPage('/servicos/');
  // Sums are shown where the checkout charges them (docs/decisions/0053-claims-and-counters.md).
  expect(services.text).not.toContain('R$');
  expect(missing(services.text, ['Grátis', 'Créditos ou Premium', 'Ver planos e preços'])).toEqual([]);
  expect(services.text.match(/Contratar Serviço/g)).toHaveLength(5);
  expect(services.text.match(/Começar Grátis/g)).toHaveLength(1);
  expect(missing(services.text, ['Popular', 'Criar Conta Gratuita', 'Começar Análise Grátis'])).toEqual([]);
  const paths = ['/analise-numerologica', '/compatibilidade', '/chat-ia', '/relatorios', '/dashboard', '/certificacao'];
  expect(unlinked(services, [...paths, '/cadastro'])).toEqual([]);
});

test('every page has the specified navigation, footer and contact', async () => {
  for (const path of ['/', '/sobre/', '/servicos/']) {
    const page = await readPage(path);
    const navigation = ['Início', 'Análises', 'Geradores', 'Chat IA', 'Relatórios', 'Sobre', 'Entrar', 'Cadastrar'];
    const columns = ['Numerologia', 'Recursos', 'Suporte', 'Empresa', 'Legal'];
    const contact = ['São Paulo, Brasil', 'Inscrever'];
    expect([path, missing(page.text, [...navigation, ...columns, ...contact])]).toEqual([path, []]);
    const numerology = [
      '/analyses/personal',
      '/analyses/compatibility',
      '/analyses/lucky-numbers',
      '/analyses/predictions',
    ];
    const resources = ['/chat', '/reports', '/calculators', '/blog'];
    const support = ['/help', '/faq', '/contact', '/tutorials'];
    const company = ['/about', '/premium', '/affiliates', '/careers'];
    const legal = ['/terms', '/privacy', '/cookies'];
    expect([path, unlinked(page, [...numerology, ...resources, ...support, ...company, ...legal])]).toEqual([path, []]);
    expect(page.links.filter((address) => address.startsWith('mailto:')).length).toBeGreaterThan(0);
  }
});
