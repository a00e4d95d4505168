/** Header, footer, guard and 404. */
export const shellTexts = {
  offline: 'Você está sem internet. O que já abriu continua aqui; o resto volta com a conexão.',
  skipToContent: 'Pular para o conteúdo',
  mainNavigation: 'Navegação principal',
  menu: 'Menu',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  toLight: 'Modo claro',
  toDark: 'Modo escuro',
  openSearch: 'Buscar',
  searchPlaceholder: 'Buscar análises, relatórios...',
  signIn: 'Entrar',
  signUp: 'Cadastrar',
  contactTitle: 'Contato',
  contactMail: 'contato@sefira.test',
  socialTitle: 'Redes sociais',
  contactPlace: 'São Paulo, Brasil',
  tagline: 'Numerologia cabalística com IA, explicada em português claro.',
  disclaimer:
    'A numerologia é uma leitura simbólica para autoconhecimento. Não substitui orientação médica, jurídica ou financeira.',
  rights: 'Todos os direitos reservados.',
} as const;

/** Main navigation: label, path, and the path prefix that highlights the entry. */
export const mainNavigation = [
  { label: 'Início', path: '/', highlight: null },
  { label: 'Análises', path: '/analises', highlight: '/analise' },
  { label: 'Geradores', path: '/geradores', highlight: '/gerador' },
  { label: 'Chat IA', path: '/chat-ia', highlight: '/chat-ia' },
  { label: 'Relatórios', path: '/relatorios', highlight: '/relatorios' },
] as const;

/** The plans: on the home page for visitors, at the checkout for users with an account. */
export const plansForVisitors = { label: 'Planos', path: '/#planos', highlight: null } as const;
export const plansForUsers = { label: 'Planos', path: '/pagamento', highlight: '/pagamento' } as const;

export const aboutEntry = { label: 'Sobre', path: '/sobre', highlight: '/sobre' } as const;

export const footerColumns = [
  {
    title: 'Numerologia',
    links: [
      { label: 'Análise Pessoal', path: '/analyses/personal' },
      { label: 'Compatibilidade', path: '/analyses/compatibility' },
      { label: 'Números da Sorte', path: '/analyses/lucky-numbers' },
      { label: 'Previsões', path: '/analyses/predictions' },
    ],
  },
  {
    title: 'Recursos',
    links: [
      { label: 'Chat IA', path: '/chat' },
      { label: 'Relatórios', path: '/reports' },
      { label: 'Calculadoras', path: '/calculators' },
      { label: 'Blog', path: '/blog' },
    ],
  },
  {
    title: 'Suporte',
    links: [
      { label: 'Central de Ajuda', path: '/help' },
      { label: 'Perguntas Frequentes', path: '/faq' },
      { label: 'Contato', path: '/contact' },
      { label: 'Tutoriais', path: '/tutorials' },
      { label: 'Provas das contas', path: '/como-calculamos/provas' },
    ],
  },
  {
    title: 'Empresa',
    links: [
      { label: 'Sobre Nós', path: '/about' },
      { label: 'Premium', path: '/premium' },
      { label: 'Afiliados', path: '/affiliates' },
      { label: 'Carreiras', path: '/careers' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Termos de Uso', path: '/terms' },
      { label: 'Privacidade', path: '/privacy' },
      { label: 'Cookies', path: '/cookies' },
    ],
  },
] as const;

/** Networks with their configuration keys. */
export const socialLinks = [
  { key: 'social_facebook', label: 'Facebook' },
  { key: 'social_instagram', label: 'Instagram' },
  { key: 'social_twitter', label: 'Twitter' },
  { key: 'social_youtube', label: 'YouTube' },
] as const;

/** Configurable claims in words. */
export const trustClaims = [
  { key: 'claim_rating', value: '4.9', say: (rating: string) => `Avaliação ${rating}/5` },
  {
    key: 'claim_users',
    value: '10.000+',
    say: (users: string) => `+${users.replace(/^\+|\+$/g, '')} usuários satisfeitos`,
  },
] as const;
