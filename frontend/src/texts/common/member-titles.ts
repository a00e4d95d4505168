/** Title and description of each page of the member routes, for the tab. */
export const memberTitles = {
  newsletter: {
    title: 'Newsletter',
    description: 'Um artigo novo de vez em quando, com confirmação por e-mail e saída em um clique.',
  },
  affiliates: {
    title: 'Programa de revenda',
    description: 'Compartilhe um link e ganhe comissão em todas as compras de quem se cadastra por ele.',
  },
  reseller: { title: 'Dashboard Revendedor', description: 'Comissões, vendas, clientes e o seu link de indicação.' },
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
  apiKeys: { title: 'Chaves de API', description: 'Chaves que deixam o seu sistema usar a API da Sefira.' },
  clients: { title: 'Clientes', description: 'As pessoas que você atende, com análises e relatórios.' },
  training: { title: 'Treinamento', description: 'As lições da formação, o seu progresso, a prova e o certificado.' },
  lesson: { title: 'Lição', description: 'Uma lição da formação, com exercícios.' },
  exam: { title: 'Prova final', description: 'A prova da certificação em numerologia cabalística.' },
  certificates: {
    title: 'Conferir certificado',
    description: 'Confira um certificado da Sefira pelo código: nome, curso e data.',
  },
  client: { title: 'Cliente', description: 'A ficha de um cliente, com o que foi feito para ele.' },
  admin: { title: 'Painel Administrativo', description: 'Usuários, planos, preços e configurações da Sefira.' },
  notifications: { title: 'Notificações', description: 'O que aconteceu na sua conta.' },
  dashboard: { title: 'Meu painel', description: 'Seu dia em números, seus relatórios e suas análises.' },
  personalAnalysis: {
    title: 'Análise numerológica pessoal',
    description:
      'Digite seu nome completo e sua data de nascimento e veja seu mapa numerológico com cada conta à vista.',
  },
  analyses: {
    title: 'Análises',
    description:
      'Análise pessoal, de compatibilidade, de empresa, de ciclos, de nome, de grupo, a data certa, o atlas da vida, a assinatura, o nome do bebê e a marca, com cada conta à vista.',
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
  signature: {
    title: 'Assinatura',
    description:
      'Os seus nomes lado a lado: números, triângulos, as letras de cada sequência e as grafias que a desfazem.',
  },
  bestDates: {
    title: 'Data certa',
    description: 'Os melhores dias para casar, abrir, assinar, viajar ou mudar, para todas as pessoas envolvidas.',
  },
  atlas: {
    title: 'Atlas da vida',
    description: 'Arcanos, ciclos, momentos, desafios e anos pessoais numa linha só, do nascimento aos 99 anos.',
  },
  yearBook: {
    title: 'Livro do ano',
    description: 'Doze meses dia a dia, semana a semana, para imprimir e pôr na agenda.',
  },
  babyNames: {
    title: 'Nome do bebê',
    description: 'Nomes que combinam com os sobrenomes, as datas e a família, e uma lista curta para votar.',
  },
  brand: {
    title: 'Marca',
    description: 'Nomes para a sua empresa lado a lado: números, som, marcas conhecidas, slogans e data de abertura.',
  },
  delivery: { title: 'Entrega', description: 'Uma leitura numerológica entregue por um profissional.' },
  vote: { title: 'Votação de nomes', description: 'Uma lista curta de nomes, aberta à família.' },
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
  reports: { title: 'Relatórios', description: 'Seus relatórios em PDF, com busca e filtros.' },
  report: { title: 'Relatório', description: 'Um relatório seu, na tela.' },
  reportBrand: { title: 'Minha marca', description: 'Seu nome, logotipo e cores nos relatórios.' },
  search: { title: 'Busca', description: 'Busca em suas análises, seus relatórios e nas páginas da Sefira.' },
  payment: { title: 'Planos e pagamento', description: 'Escolha um plano ou compre créditos: cartão, PIX ou boleto.' },
  order: { title: 'Pedido', description: 'O pagamento do seu pedido e o que aconteceu com ele.' },
  payments: { title: 'Pagamentos', description: 'Seu plano, seus créditos e tudo o que você pagou.' },
  statement: { title: 'Extrato de créditos', description: 'Cada crédito que entrou ou saiu, com o motivo.' },
  receipt: { title: 'Recibo', description: 'Recibo de um pagamento.' },
  predictions: {
    title: 'Previsões',
    description: 'Seu ano, mês e dia pessoais no calendário, com agenda para o celular.',
  },
  luckyNumbers: {
    title: 'Números da sorte',
    description: 'Números harmônicos, dias favoráveis e cores do seu nascimento.',
  },
  chat: {
    title: 'Chat IA',
    description:
      'Converse sobre seus números: mapa, dia pessoal, compatibilidade e nomes, sempre com o cálculo à vista.',
  },
} as const;

/** Shown to a visitor whom the guard redirects from the compatibility to the login. */
export const compatibilitySignIn = 'Você precisa estar logado para fazer análise de compatibilidade.';
