import { generatePath } from 'react-router-dom';

/** Every path of the product that leads to a screen, once. What is not here does not exist yet, and nothing links to it. */
export const paths = {
  home: '/',
  about: '/sobre',
  login: '/login',
  register: '/cadastro',
  forgotPassword: '/esqueci-senha',
  resetPassword: '/redefinir-senha',
  confirmEmail: '/confirmar-email',
  profile: '/perfil',
  admin: '/admin',
  settings: '/settings',
  apiKeys: '/perfil/chaves',
  notifications: '/notificacoes',
  clients: '/clientes',
  terms: '/termos',
  privacy: '/privacidade',
  cookies: '/cookies',
  services: '/servicos',
  blog: '/blog',
  help: '/help',
  tutorials: '/tutorials',
  faq: '/faq',
  contact: '/contact',
  newsletter: '/newsletter',
  careers: '/careers',
  certification: '/certificacao',
  certificates: '/certificados',
  training: '/treinamento',
  exam: '/treinamento/prova',
  developers: '/desenvolvedores',
  calculators: '/calculators',
  predictions: '/analyses/predictions',
  luckyNumbers: '/analyses/lucky-numbers',
  dashboard: '/dashboard',
  analyses: '/analises',
  personalAnalysis: '/analise-numerologica',
  compatibility: '/compatibilidade',
  companyAnalysis: '/analise-empresa',
  cyclesAnalysis: '/analise-ciclos',
  nameAnalysis: '/analise-nome',
  groupAnalysis: '/analise-grupo',
  generators: '/geradores',
  childNames: '/gerador-nomes',
  companyNames: '/gerador-nomes-empresas',
  myAnalyses: '/my-analyses',
  reports: '/relatorios',
  reportBrand: '/relatorios/marca',
  search: '/search',
  chat: '/chat-ia',
  payment: '/pagamento',
  payments: '/payments',
  statement: '/payments/extrato',
  affiliates: '/affiliates',
  reseller: '/revendedor',
} as const;

/** Screens of one thing each: `:` names what is filled in. */
export const patterns = {
  socialReturn: '/entrar/:provider',
  savedAnalysis: '/my-analyses/:id',
  post: '/blog/:slug',
  helpArticle: '/help/:slug',
  tutorial: '/tutorials/:slug',
  shared: '/compartilhado/:slug',
  lesson: '/treinamento/licoes/:slug',
  certificate: '/certificados/:code',
  client: '/clientes/:id',
  report: '/relatorios/:id',
  order: '/pagamento/pedidos/:id',
  receipt: '/payments/recibo/:id',
} as const;

/** Where a provider of logins sends people back to. */
export function socialPath(provider: string): string {
  return generatePath(patterns.socialReturn, { provider });
}

/** Where a kept analysis is read. */
export function analysisPath(id: string): string {
  return generatePath(patterns.savedAnalysis, { id });
}

/** A report on screen. */
export function reportPath(id: string): string {
  return generatePath(patterns.report, { id });
}

/** The card of a client. */
export function clientPath(id: string): string {
  return generatePath(patterns.client, { id });
}

/** The chat, opened about something: `relatorio:<id>`, `numero:destino`. */
export function chatAboutPath(subject: string, title: string): string {
  return `${paths.chat}?${new URLSearchParams({ sobre: subject, titulo: title })}`;
}

/** The public page of a shared analysis. */
export function sharedPath(slug: string): string {
  return generatePath(patterns.shared, { slug });
}

/** A lesson of the course. */
export function lessonPath(slug: string): string {
  return generatePath(patterns.lesson, { slug });
}

/** Where anybody makes sure of a certificate. */
export function certificatePath(code: string): string {
  return generatePath(patterns.certificate, { code });
}

/** What to do with an order, and what became of it. */
export function orderPath(id: string): string {
  return generatePath(patterns.order, { id });
}

export function receiptPath(id: string): string {
  return generatePath(patterns.receipt, { id });
}

/** The form of each kind of analysis. */
export const formPaths = {
  personal: paths.personalAnalysis,
  compatibility: paths.compatibility,
  company: paths.companyAnalysis,
  cycles: paths.cyclesAnalysis,
  name: paths.nameAnalysis,
  group: paths.groupAnalysis,
} as const;

/** Old and foreign addresses, and the screen that each one leads to (docs/decisions/0007-old-addresses.md). */
export const aliases: Readonly<Record<string, string>> = {
  '/register': paths.register,
  '/reports': paths.reports,
  '/about': paths.about,
  '/chat': paths.chat,
  '/profile': paths.profile,
  '/terms': paths.terms,
  '/privacy': paths.privacy,
  '/premium': `${paths.payment}?plan=premium`,
  '/analyses/personal': paths.personalAnalysis,
  '/analyses/compatibility': paths.compatibility,
};

const open: ReadonlySet<string> = new Set([...Object.values(paths), ...Object.keys(aliases)]);

/** Articles, whichever there are. */
const articlePattern = /^\/(?:blog|help|tutorials)\/[a-z0-9-]+$/;

/** True when a path leads somewhere: menus and footer name every specified link, and show those that do. */
export function isOpen(path: string): boolean {
  const page = path.replace(/[?#].*$/, '');
  return open.has(page) || articlePattern.test(page);
}

export interface Destination {
  readonly label: string;
  readonly path: string;
}

/** Those of a list that lead somewhere. */
export function openOnly<Entry extends Destination>(destinations: readonly Entry[]): Entry[] {
  return destinations.filter(({ path }) => isOpen(path));
}
