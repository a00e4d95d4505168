import { generatePath } from 'react-router-dom';

/** The paths of all screens. A path that is not listed here has no screen and no link. */
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
  proofs: '/como-calculamos/provas',
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
  bestDates: '/data-certa',
  atlas: '/atlas-da-vida',
  yearBook: '/livro-do-ano',
  signature: '/assinatura',
  babyNames: '/nome-do-bebe',
  brand: '/marca',
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

/** Screens with an id: `:` names the parameter. */
export const patterns = {
  socialReturn: '/entrar/:provider',
  savedAnalysis: '/my-analyses/:id',
  post: '/blog/:slug',
  helpArticle: '/help/:slug',
  tutorial: '/tutorials/:slug',
  shared: '/compartilhado/:slug',
  vote: '/votar/:slug',
  delivery: '/entrega/:slug',
  lesson: '/treinamento/licoes/:slug',
  certificate: '/certificados/:code',
  client: '/clientes/:id',
  report: '/relatorios/:id',
  order: '/pagamento/pedidos/:id',
  receipt: '/payments/recibo/:id',
} as const;

/** The redirect address of a login provider. */
export function socialPath(provider: string): string {
  return generatePath(patterns.socialReturn, { provider });
}

/** A stored analysis. */
export function analysisPath(id: string): string {
  return generatePath(patterns.savedAnalysis, { id });
}

/** Marks the address of an analysis that a new account is about to take over from a guest. */
export const beingTakenOver = 'trazida';

/** The page of a guest's analysis in the account that takes it over. */
export function takenOverAnalysisPath(id: string | undefined): string {
  return id === undefined ? paths.myAnalyses : `${analysisPath(id)}?${beingTakenOver}`;
}

/** A report on screen. */
export function reportPath(id: string): string {
  return generatePath(patterns.report, { id });
}

/** The card of a client. */
export function clientPath(id: string): string {
  return generatePath(patterns.client, { id });
}

/** The chat, opened about a subject: `relatorio:<id>`, `numero:destino`. */
export function chatAboutPath(subject: string, title: string): string {
  return `${paths.chat}?${new URLSearchParams({ sobre: subject, titulo: title })}`;
}

/** The public page of a shared analysis. */
export function sharedPath(slug: string): string {
  return generatePath(patterns.shared, { slug });
}

/** The public page of a short list of names. */
export function votePath(slug: string): string {
  return generatePath(patterns.vote, { slug });
}

/** The page of an analysis delivered to a client. */
export function deliveryPath(slug: string): string {
  return generatePath(patterns.delivery, { slug });
}

/** A lesson of the course. */
export function lessonPath(slug: string): string {
  return generatePath(patterns.lesson, { slug });
}

/** The public verification of a certificate. */
export function certificatePath(code: string): string {
  return generatePath(patterns.certificate, { code });
}

/** The page of an order. */
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
  dates: paths.bestDates,
  atlas: paths.atlas,
  yearbook: paths.yearBook,
  signature: paths.signature,
  baby: paths.babyNames,
  brand: paths.brand,
} as const;

/** Old and foreign addresses with their screens (docs/decisions/0007-old-addresses.md). */
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

/** Report pages. */
const reportPattern = /^\/relatorios\/[0-9a-f-]{36}$/;

/** Article pages. */
const articlePattern = /^\/(?:blog|help|tutorials)\/[a-z0-9-]+$/;

/** True when a path has a screen: menus and footer list every specified link and show those with a screen. */
export function isOpen(path: string): boolean {
  const page = path.replace(/[?#].*$/, '');
  return open.has(page) || articlePattern.test(page) || reportPattern.test(page);
}

export interface Destination {
  readonly label: string;
  readonly path: string;
}

/** The links of a list that have a screen. */
export function openOnly<Entry extends Destination>(destinations: readonly Entry[]): Entry[] {
  return destinations.filter(({ path }) => isOpen(path));
}
