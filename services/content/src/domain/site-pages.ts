/** A page of the product for search and sitemap. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Synonyms that users search for. */
  readonly keywords: string;
  /** True for the form of an analysis. */
  readonly isAnalysis: boolean;
  /** True if it is the same for all users: listed in the sitemap. */
  readonly isPublic: boolean;
}

type Row = readonly [path: string, title: string, summary: string, keywords: string];

const analyses: readonly Row[] = [
  [
    '/analise-numerologica',
    'Análise numerológica pessoal',
    'O mapa do seu nome completo e da sua data de nascimento, com cada conta à vista.',
    'mapa numerológico destino expressão motivação impressão missão número pessoal grátis',
  ],
  [
    '/compatibilidade',
    'Compatibilidade',
    'Duas a cinco pessoas, par a par, com pontos fortes e desafios.',
    'casal amor relacionamento namoro casamento harmonia conjugal sinastria amizade',
  ],
  [
    '/analise-empresa',
    'Análise de empresa',
    'O nome, a fundação e quem dirige: perspectivas e melhores dias da empresa.',
    'negócio empresarial cnpj razão social nome fantasia abertura sócio',
  ],
  [
    '/analise-ciclos',
    'Análise de ciclos',
    'O planeta do dia, o ano pessoal e as fases da vida.',
    'ano pessoal semana planeta previsão momento desafio ciclo de vida',
  ],
  [
    '/analise-nome',
    'Análise do nome',
    'O que um nome expressa, deseja e mostra, e quanto combina com a data de nascimento.',
    'assinatura expressão motivação impressão nome social casada',
  ],
  [
    '/analise-grupo',
    'Análise de grupo',
    'O número do grupo, o papel de cada pessoa e a sinergia de todos os pares.',
    'equipe time família sócios sinergia papéis',
  ],
  [
    '/assinatura',
    'Assinatura',
    'Os seus nomes lado a lado, as letras de cada sequência negativa e as grafias reais que a desfazem.',
    'assinatura nome de casada nome social artístico marca grafia sequência triângulo 444 assinar mudar nome',
  ],
  [
    '/data-certa',
    'Data certa',
    'Os melhores dias para casar, abrir, assinar, viajar ou mudar, para todas as pessoas envolvidas.',
    'melhor dia casamento abertura contrato viagem mudança parto cesárea lançamento feriados agenda',
  ],
  [
    '/atlas-da-vida',
    'Atlas da vida',
    'Arcanos, ciclos, momentos, desafios e anos pessoais numa linha só, do nascimento aos 99 anos.',
    'linha da vida arcanos triângulos períodos datas idade passado futuro timeline',
  ],
  [
    '/livro-do-ano',
    'Livro do ano',
    'Doze meses dia a dia, semana a semana: para imprimir, escrever e pôr na agenda do celular.',
    'agenda planner calendário dia pessoal semana mês feriados ics pdf imprimir',
  ],
  [
    '/nome-do-bebe',
    'Nome do bebê',
    'Nomes que combinam com os sobrenomes, a data prevista e os irmãos, e uma lista curta para a família votar.',
    'bebê nome filho filha gestante gravidez sobrenome irmãos votação lista família significado',
  ],
  [
    '/marca',
    'Marca',
    'Nomes para a sua empresa lado a lado: números, som, marcas conhecidas, razão social, endereço, slogans e data de abertura.',
    'marca nome empresa negócio fantasia razão social slogan abrir abertura INPI sócios logotipo arroba domínio',
  ],
  [
    '/analyses/predictions',
    'Previsões',
    'Seu ano, mês e dia pessoais no calendário, com agenda para o celular.',
    'previsão calendário ano pessoal mês pessoal dia pessoal ics agenda 2026 2027',
  ],
  [
    '/analyses/lucky-numbers',
    'Números da sorte',
    'Seus números harmônicos, seus dias favoráveis e as suas cores.',
    'sorte loteria número favorável dia favorável cor harmônico',
  ],
  [
    '/gerador-nomes',
    'Gerador de nomes',
    'Nomes de pessoas com o número que você procura, com origem e significado.',
    'bebê filho filha nome de criança batizar',
  ],
  [
    '/gerador-nomes-empresas',
    'Gerador de nomes de empresas',
    'Nomes compostos do setor, do estilo e das suas palavras, sempre no número alvo.',
    'marca negócio startup loja nome fantasia',
  ],
];

const publicPages: readonly Row[] = [
  [
    '/',
    'Início',
    'Numerologia cabalística com IA, explicada em português claro.',
    'sefira home numerologia cabalística',
  ],
  [
    '/sobre',
    'Sobre a Sefira',
    'Quem faz a Sefira, como calculamos e o que prometemos.',
    'história equipe valores missão quem somos empresa',
  ],
  ['/servicos', 'Serviços', 'Tudo o que a Sefira faz, com preços.', 'preço valor contratar serviço'],
  [
    '/calculators',
    'Calculadoras',
    'Destino, ano pessoal, nome, casal, casa, telefone, placa e empresa: grátis e na hora.',
    'calculadora calcular número casa telefone celular placa carro destino ano pessoal grátis',
  ],
  [
    '/como-calculamos/provas',
    'Provas das contas',
    'Exemplos publicados, refeitos um a um, com a regra, a fonte e o motivo de cada diferença.',
    'como calculamos prova exemplo regra fonte tabela letras metodologia verificação',
  ],
  [
    '/blog',
    'Blog',
    'Artigos sobre numerologia cabalística, sem mistério e sem medo.',
    'artigos textos leitura aprender',
  ],
  ['/help', 'Central de Ajuda', 'Como usar cada parte da Sefira.', 'ajuda suporte problema dúvida como fazer'],
  ['/faq', 'Perguntas frequentes', 'Respostas curtas para o que mais perguntam.', 'dúvidas perguntas respostas faq'],
  ['/contact', 'Contato', 'Fale com a nossa equipe.', 'falar atendimento e-mail mensagem suporte reclamação'],
  ['/tutorials', 'Tutoriais', 'Passo a passo, com imagens de cada tela.', 'passo a passo como usar guia'],
  [
    '/affiliates',
    'Programa de afiliados',
    'Indique a Sefira e receba comissão por quem assina.',
    'afiliado revendedor comissão indicar ganhar parceria',
  ],
  ['/careers', 'Carreiras', 'Trabalhe com a gente.', 'vagas emprego trabalho currículo'],
  [
    '/certificacao',
    'Certificação',
    'Formação em numerologia cabalística, com prova e certificado.',
    'curso formação treinamento certificado numerólogo',
  ],
  [
    '/desenvolvedores',
    'API para desenvolvedores',
    'Chaves, permissões, limites e exemplos da API da Sefira.',
    'api chave integração sistema site curl javascript openapi programador desenvolvedor',
  ],
  [
    '/certificados',
    'Conferir certificado',
    'Confira pelo código se um certificado é verdadeiro.',
    'verificar validar autenticidade código diploma',
  ],
  ['/termos', 'Termos de Uso', 'As regras da Sefira.', 'contrato condições uso'],
  [
    '/privacidade',
    'Política de Privacidade',
    'Que dados guardamos, para quê e por quanto tempo.',
    'lgpd dados pessoais privacidade',
  ],
  ['/cookies', 'Cookies', 'O que fica no seu navegador.', 'cookie armazenamento navegador'],
  ['/cadastro', 'Criar conta', 'Crie sua conta grátis.', 'registrar cadastro conta nova'],
];

const ownPages: readonly Row[] = [
  ['/dashboard', 'Meu painel', 'Seu dia em números, seus relatórios e suas análises.', 'painel dashboard início'],
  ['/relatorios', 'Relatórios', 'Seus relatórios em PDF.', 'pdf baixar imprimir relatório'],
  ['/my-analyses', 'Minhas Análises', 'Tudo o que você já analisou.', 'histórico análises feitas'],
  [
    '/pagamento',
    'Planos e pagamento',
    'Escolha um plano ou compre créditos.',
    'plano premium profissional básico preço cartão pix boleto créditos assinar',
  ],
  [
    '/payments',
    'Pagamentos',
    'Seu plano, seus créditos e o que você pagou.',
    'cancelar plano extrato recibo nota fatura reembolso',
  ],
  [
    '/perfil',
    'Perfil',
    'Seus dados, preferências, segurança e notificações.',
    'conta senha avatar foto duas etapas excluir conta exportar dados configurações',
  ],
  [
    '/clientes',
    'Clientes',
    'As pessoas que você atende, com análises e relatórios.',
    'clientes consulentes atendimento fichas pacientes painel profissional',
  ],
  [
    '/treinamento',
    'Treinamento',
    'As lições da formação, a prova final e o seu certificado.',
    'curso aula lição exercício prova estudar formação certificado profissional',
  ],
  ['/perfil/chaves', 'Chaves de API', 'Chaves que deixam o seu sistema usar a API.', 'api chave token integração'],
  ['/chat-ia', 'Chat IA', 'Converse sobre os seus números.', 'assistente inteligência artificial conversar perguntar'],
];

function pagesOf(rows: readonly Row[], marks: Pick<SitePage, 'isAnalysis' | 'isPublic'>): SitePage[] {
  return rows.map(([path, title, summary, keywords]) => ({ path, title, summary, keywords, ...marks }));
}

/** All pages of the search. */
export const sitePages: readonly SitePage[] = [
  ...pagesOf(analyses, { isAnalysis: true, isPublic: false }),
  ...pagesOf(publicPages, { isAnalysis: false, isPublic: true }),
  ...pagesOf(ownPages, { isAnalysis: false, isPublic: false }),
];
