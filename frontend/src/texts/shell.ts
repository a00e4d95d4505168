/** Header, footer, guard and 404 (spec 1, section 2 "Layout shell"). */
export const shellTexts = {
  skipToContent: 'Pular para o conteúdo',
  mainNavigation: 'Navegação principal',
  openMenu: 'Abrir menu',
  userMenu: 'Menu de',
  toLight: 'Modo claro',
  toDark: 'Modo escuro',
  openSearch: 'Buscar',
  searchPlaceholder: 'Buscar análises, relatórios...',
  signIn: 'Entrar',
  signUp: 'Cadastrar',
  signOut: 'Sair',
  premium: 'Premium',
  signedOut: 'Logout realizado com sucesso!',
  signOutFailed: 'Erro ao fazer logout',
  contactTitle: 'Contato',
  contactMail: 'contato@sefira.test',
  contactPlace: 'São Paulo, Brasil',
  tagline: 'Numerologia cabalística com IA, explicada em português claro.',
  rating: 'Avaliação 4.9/5',
  users: '+10.000 usuários satisfeitos',
  disclaimer:
    'A numerologia é uma leitura simbólica para autoconhecimento. Não substitui orientação médica, jurídica ou financeira.',
  rights: 'Todos os direitos reservados.',
} as const;

/** Main navigation: label, path, and the start of a path that highlights the entry. */
export const mainNavigation = [
  { label: 'Início', path: '/', highlight: null },
  { label: 'Análises', path: '/analises', highlight: '/analise' },
  { label: 'Geradores', path: '/geradores', highlight: '/gerador' },
  { label: 'Chat IA', path: '/chat-ia', highlight: '/chat-ia' },
  { label: 'Relatórios', path: '/relatorios', highlight: '/relatorios' },
  { label: 'Sobre', path: '/sobre', highlight: '/sobre' },
] as const;

/** Menu of a signed-in user; `role` shows an entry to that role only. */
export const userNavigation = [
  { label: 'Meu painel', path: '/dashboard', role: null },
  { label: 'Perfil', path: '/profile', role: null },
  { label: 'Minhas Análises', path: '/my-analyses', role: null },
  { label: 'Pagamentos', path: '/payments', role: null },
  { label: 'Configurações', path: '/settings', role: 'admin' },
  { label: 'Painel Admin', path: '/admin', role: 'admin' },
  { label: 'Dashboard Revendedor', path: '/revendedor', role: 'reseller' },
] as const;

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

export const notFoundTexts = {
  title: 'Página Não Encontrada',
  hint: 'O endereço pode ter mudado ou nunca ter existido. Daqui você chega a qualquer parte:',
  home: 'Voltar ao início',
  dashboard: 'Meu painel',
  personalAnalysis: 'Fazer análise numerológica',
  reports: 'Meus relatórios',
} as const;

/** Title and description of each page, for the tab and for search engines. */
export const pageTitles = {
  affiliates: {
    title: 'Programa de revenda',
    description: 'Compartilhe um link e ganhe comissão em todas as compras de quem se cadastra por ele.',
  },
  reseller: { title: 'Dashboard Revendedor', description: 'Comissões, vendas, clientes e o seu link de indicação.' },
  home: {
    title: 'Numerologia cabalística com IA',
    description:
      'Em dois minutos, o mapa numerológico do seu nome e da sua data de nascimento, explicado em português claro e com cada conta à vista.',
  },
  about: {
    title: 'Sobre',
    description: 'Quem faz a Sefira, como calculamos cada número e o que prometemos a quem confia seus dados a nós.',
  },
  login: { title: 'Entrar', description: 'Entre na sua conta Sefira.' },
  register: {
    title: 'Criar conta',
    description: 'Crie sua conta grátis e veja o mapa numerológico do seu nome e da sua data de nascimento.',
  },
  forgotPassword: { title: 'Recuperar senha', description: 'Receba um link para criar uma nova senha.' },
  resetPassword: { title: 'Criar nova senha', description: 'Escolha a nova senha da sua conta.' },
  confirmEmail: { title: 'Confirmar e-mail', description: 'Confirme o e-mail da sua conta.' },
  socialReturn: { title: 'Entrando', description: 'Entrada com Google, Facebook ou Apple.' },
  profile: { title: 'Meu perfil', description: 'Seus dados, preferências, segurança e notificações.' },
  admin: { title: 'Painel Administrativo', description: 'Usuários, planos, preços e configurações da Sefira.' },
  notifications: { title: 'Notificações', description: 'O que aconteceu na sua conta.' },
  terms: {
    title: 'Termos de Uso',
    description: 'As regras da Sefira: conta, créditos, pagamentos e responsabilidades.',
  },
  privacy: {
    title: 'Política de Privacidade',
    description: 'Que dados a Sefira guarda, para quê, por quanto tempo e como você exerce seus direitos (LGPD).',
  },
  cookies: { title: 'Cookies', description: 'O que a Sefira guarda no seu navegador: só o necessário para funcionar.' },
  dashboard: { title: 'Meu painel', description: 'Seu dia em números, seus relatórios e suas análises.' },
  personalAnalysis: {
    title: 'Análise numerológica pessoal',
    description:
      'Digite seu nome completo e sua data de nascimento e veja seu mapa numerológico com cada conta à vista.',
  },
  analyses: {
    title: 'Análises',
    description:
      'Análise pessoal, de compatibilidade, de empresa, de ciclos, de nome e de grupo, com cada conta à vista.',
  },
  generators: { title: 'Geradores', description: 'Nomes de pessoas e de empresas com o número que você procura.' },
  compatibility: {
    title: 'Compatibilidade',
    description: 'Compare de duas a cinco pessoas, par a par, pelos números dos nomes e das datas.',
  },
  companyAnalysis: {
    title: 'Análise de empresa',
    description: 'O nome, a fundação e quem dirige: números, perspectivas e melhores dias da sua empresa.',
  },
  cyclesAnalysis: {
    title: 'Análise de ciclos',
    description: 'O planeta do dia, o ano pessoal e as fases da vida, pela data de nascimento.',
  },
  nameAnalysis: {
    title: 'Análise do nome',
    description: 'O que um nome expressa, deseja e mostra, e quanto combina com a data de nascimento.',
  },
  groupAnalysis: {
    title: 'Análise de grupo',
    description: 'O número do grupo, o papel de cada pessoa e o mapa de calor de todos os pares.',
  },
  myAnalyses: { title: 'Minhas Análises', description: 'Tudo o que você já analisou, guardado com o resultado.' },
  shared: { title: 'Análise compartilhada', description: 'Uma análise numerológica que alguém compartilhou.' },
  childNames: {
    title: 'Gerador de nomes',
    description: 'Nomes de pessoas com o número que você procura, com origem e significado.',
  },
  companyNames: {
    title: 'Gerador de nomes de empresas',
    description: 'Nomes de empresas compostos do setor, do estilo e das suas palavras, sempre no número alvo.',
  },
  reports: { title: 'Relatórios', description: 'Seus relatórios em PDF: busca, filtros e download.' },
  report: { title: 'Relatório', description: 'Um relatório seu, na tela.' },
  reportBrand: { title: 'Minha marca', description: 'Seu nome, logotipo e cores nos relatórios.' },
  search: { title: 'Busca', description: 'Busca em suas análises, seus relatórios e nas páginas da Sefira.' },
  payment: { title: 'Planos e pagamento', description: 'Escolha um plano ou compre créditos: cartão, PIX ou boleto.' },
  order: { title: 'Pedido', description: 'O pagamento do seu pedido e o que aconteceu com ele.' },
  payments: { title: 'Pagamentos', description: 'Seu plano, seus créditos e tudo o que você pagou.' },
  statement: { title: 'Extrato de créditos', description: 'Cada crédito que entrou ou saiu, com o motivo.' },
  receipt: { title: 'Recibo', description: 'Recibo de um pagamento.' },
  notFound: { title: 'Página Não Encontrada', description: 'Este endereço não existe.' },
} as const;
