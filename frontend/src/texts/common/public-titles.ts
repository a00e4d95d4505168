/** Title and description of each public page besides the home page, for the tab and for search engines. */
export const publicTitles = {
  about: {
    title: 'Sobre',
    description: 'Quem faz a Sefira, como calculamos cada número e o que prometemos a quem confia seus dados a nós.',
  },
  terms: {
    title: 'Termos de Uso',
    description: 'As regras da Sefira: conta, créditos, pagamentos e responsabilidades.',
  },
  privacy: {
    title: 'Política de Privacidade',
    description: 'Que dados a Sefira guarda, para quê, por quanto tempo e como você exerce seus direitos (LGPD).',
  },
  cookies: { title: 'Cookies', description: 'O que a Sefira guarda no seu navegador: só o necessário para funcionar.' },
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
  careers: { title: 'Carreiras', description: 'Como trabalhamos na Sefira e quem costumamos procurar.' },
  certification: {
    title: 'Certificação',
    description:
      'Formação em numerologia cabalística em oito lições, com exercícios, prova final e certificado verificável.',
  },
  developers: {
    title: 'API para desenvolvedores',
    description:
      'Mapas, compatibilidades, nomes e relatórios numerológicos por API: chaves, permissões, limites e exemplos em curl e JavaScript.',
  },
  calculators: {
    title: 'Calculadoras grátis',
    description:
      'Destino, ano pessoal, nome, casal, casa, telefone, placa e empresa: a conta na hora, passo a passo, sem cadastro.',
  },
  proofs: {
    title: 'Provas das contas',
    description:
      'Exemplos publicados de mapas numerológicos, refeitos no seu navegador: a regra, a fonte, o resultado e o motivo de cada diferença.',
  },
} as const;
