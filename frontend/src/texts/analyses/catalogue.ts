/** /analises and /geradores. */
export const analysesCatalogue = {
  title: 'Análises',
  lead: 'Onze formas de olhar para um nome e uma data. Todas na hora, todas com a conta à vista.',
  open: 'Fazer análise',
  whyTitle: 'Por que fazer na Sefira',
  why: [
    { title: 'Cada conta à vista', text: 'Todo número abre e mostra as letras, as somas, a regra e a fonte.' },
    {
      title: 'A escola cabalística inteira',
      text: 'Vinte e dois números por mapa, acentos e mestres tratados como se deve.',
    },
    {
      title: 'Sem medo e sem promessa',
      text: 'Uma leitura simbólica para se conhecer melhor, escrita em português claro.',
    },
  ],
} as const;

export const analysisCards = [
  {
    kind: 'personal',
    number: 1,
    title: 'Análise pessoal',
    text: 'O mapa inteiro de um nome completo e uma data de nascimento.',
    features: [
      'Destino, Expressão, Motivação, Impressão e Missão',
      'Triângulo invertido e letras do nome',
      'Linha da vida, lições e recomendações',
    ],
    path: '/analise-numerologica',
  },
  {
    kind: 'compatibility',
    number: 2,
    title: 'Compatibilidade',
    text: 'De duas a cinco pessoas comparadas par a par.',
    features: ['Pontuação geral e de cada par', 'Mapa das relações', 'Forças, cuidados e recomendações'],
    path: '/compatibilidade',
  },
  {
    kind: 'company',
    number: 8,
    title: 'Empresa',
    text: 'O nome, a fundação e quem dirige um negócio.',
    features: [
      'Destino, caminho de origem e número poderoso',
      'Radar de quatro perspectivas',
      'Melhores dias para agir',
    ],
    path: '/analise-empresa',
  },
  {
    kind: 'cycles',
    number: 9,
    title: 'Ciclos',
    text: 'O tempo lido a partir da data de nascimento.',
    features: [
      'Roda dos planetas da semana',
      'Ano pessoal e calendário de 365 dias',
      'Ciclos, momentos e desafios da vida',
    ],
    path: '/analise-ciclos',
  },
  {
    kind: 'name',
    number: 5,
    title: 'Nome',
    text: 'O que um nome expressa, deseja e mostra.',
    features: [
      'Expressão, Motivação e Impressão',
      'Harmonia entre nome e nascimento',
      'Assinaturas que combinam melhor',
    ],
    path: '/analise-nome',
  },
  {
    kind: 'group',
    number: 6,
    title: 'Grupo',
    text: 'Uma família, uma equipe ou uma turma de até dez pessoas.',
    features: [
      'Número do grupo, compatibilidade e sinergia',
      'Papel de cada membro',
      'Mapa de calor de todos os pares',
    ],
    path: '/analise-grupo',
  },
  {
    kind: 'dates',
    number: 3,
    title: 'Data certa',
    text: 'O melhor dia para casar, abrir, assinar, viajar, mudar ou lançar.',
    features: [
      'Até cinco pessoas e duas empresas',
      'Datas em ordem, com o motivo de cada uma',
      'Calendário de calor, feriados e agenda',
    ],
    path: '/data-certa',
  },
  {
    kind: 'atlas',
    number: 9,
    title: 'Atlas da vida',
    text: 'A vida inteira numa linha, do nascimento aos 99 anos.',
    features: [
      'Os arcanos dos quatro triângulos, com datas e idades',
      'Ciclos, momentos, desafios e anos pessoais',
      'Busca por data ou idade, cartaz em PDF',
    ],
    path: '/atlas-da-vida',
  },
  {
    kind: 'yearbook',
    number: 22,
    title: 'Livro do ano',
    text: 'Doze meses dia a dia, para imprimir, escrever e levar no celular.',
    features: [
      'Uma abertura por mês, uma página por semana',
      'Uma linha para cada dia, feriados e dias favoráveis',
      'PDF de mais de 80 páginas e agenda .ics',
    ],
    path: '/livro-do-ano',
  },
  {
    kind: 'signature',
    number: 4,
    title: 'Assinatura',
    text: 'Nascimento, casamento, nome social, artístico, assinatura e marca lado a lado.',
    features: [
      'As letras que causam cada sequência',
      'Grafias reais que a desfazem',
      'Mesa de letras e assinatura à mão',
    ],
    path: '/assinatura',
  },
  {
    kind: 'baby',
    number: 6,
    title: 'Nome do bebê',
    text: 'Nomes que combinam com os sobrenomes, a data prevista e quem já está em casa.',
    features: [
      'Três grupos, com o motivo de cada nome',
      'Significado, origem e grafias que existem',
      'Lista curta para a família votar por link',
    ],
    path: '/nome-do-bebe',
  },
  {
    kind: 'brand',
    number: 8,
    title: 'Marca',
    text: 'Nomes para a sua empresa lado a lado, dos números ao som da fachada.',
    features: [
      'Setor, valores e quem funda em cada nome',
      'Som, escrita e marcas conhecidas parecidas',
      'Razão social, endereço, slogans e data de abertura',
    ],
    path: '/marca',
  },
] as const;

/** The number of a kind of analysis on its card, for entries without a number of their own. */
export const catalogueNumber = (wanted: (typeof analysisCards)[number]['kind']): number =>
  analysisCards.find(({ kind }) => kind === wanted)?.number ?? 1;

export const generatorsCatalogue = {
  title: 'Geradores',
  lead: 'Nomes que nascem com o número que você procura, pela conta do próprio motor da Sefira.',
  open: 'Abrir gerador',
  moreTitle: 'Marcas, domínios e slogans',
  moreText: 'Saem juntos de um estúdio só: nomes comparados, endereço e @, frases para a fachada e a data de abrir.',
  moreLink: 'Abrir o estúdio Marca',
} as const;

export const generatorCards = [
  {
    number: 3,
    title: 'Nomes de pessoas',
    text: 'Para quem vai chegar: nomes reais, com gênero, origem, significado e estilo.',
    features: ['Quase três mil nomes com etimologia', 'Número alvo de 1 a 9, 11 e 22', 'Favoritos e lista para levar'],
    path: '/gerador-nomes',
  },
  {
    number: 8,
    title: 'Nomes de empresas',
    text: 'Para o que vai nascer: nomes compostos do setor, do estilo e das suas palavras.',
    features: ['Sempre no número alvo', 'Dez setores e cinco estilos', 'Favoritos e lista para levar'],
    path: '/gerador-nomes-empresas',
  },
] as const;
