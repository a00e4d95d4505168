/** Titles and descriptions of the pages of texts, for the tab and for search engines. */
export const contentTitles = {
  services: {
    title: 'Serviços',
    description:
      'Análise pessoal grátis, compatibilidade, chat com IA, relatórios, previsões e certificação, com preços.',
  },
  blog: {
    title: 'Blog',
    description:
      'Artigos sobre numerologia cabalística: como cada número nasce, o que a tradição diz e o que ela não promete.',
  },
  article: { title: 'Artigo', description: 'Numerologia cabalística em português claro.' },
  help: {
    title: 'Central de Ajuda',
    description: 'Como usar cada parte da Sefira: análises, relatórios, planos, créditos, conta e privacidade.',
  },
  tutorials: {
    title: 'Tutoriais',
    description: 'Passo a passo, com imagens: do primeiro mapa ao calendário no celular.',
  },
  faq: {
    title: 'Perguntas frequentes',
    description: 'Respostas curtas sobre numerologia, conta, planos, pagamento, relatórios e chat.',
  },
  contact: { title: 'Contato', description: 'Escreva para a equipe da Sefira. Respondemos em até dois dias úteis.' },
  newsletter: {
    title: 'Newsletter',
    description: 'Um artigo novo de vez em quando, com confirmação por e-mail e saída em um clique.',
  },
  careers: { title: 'Carreiras', description: 'Como trabalhamos na Sefira e quem costumamos procurar.' },
  certification: {
    title: 'Certificação',
    description: 'Formação em numerologia cabalística em oito módulos, com prática, ética e certificado digital.',
  },
  calculators: {
    title: 'Calculadoras grátis',
    description:
      'Destino, ano pessoal, nome, casal, casa, telefone, placa e empresa: a conta na hora, passo a passo, sem cadastro.',
  },
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

/** Said to a visitor whom the guard leads from the compatibility to the login (spec 2, section 5). */
export const compatibilitySignIn = 'Você precisa estar logado para fazer análise de compatibilidade.';
