/** /analise-numerologica. */
export const analysisTexts = {
  title: 'Análise numerológica pessoal',
  lead: 'Digite o nome completo de nascimento e a data. O mapa aparece na hora, com cada conta à vista.',
  name: 'Nome completo',
  nameHint: 'Como na certidão de nascimento, com acentos.',
  birthDate: 'Data de nascimento',
  email: 'E-mail (opcional)',
  submit: 'Gerar análise',
  submitting: 'Analisando...',
  failed: 'Erro ao gerar análise. Tente novamente.',
  privacy: 'Nada é publicado. Você pode apagar seus dados quando quiser.',
  beadsTitle: 'Letra por letra',
  beadsEmpty: 'Comece a digitar: cada letra vira uma conta, com o valor que tem na tabela.',
  vowels: 'Vogais',
  consonants: 'Consoantes',
  all: 'Todas',
  letterValue: (letter: string, value: number) => `${letter} vale ${value}`,
  nameRequired: 'Informe o nome completo.',
  nameWithoutLetters: 'O nome precisa ter ao menos uma letra.',
  nameTooLong: 'O nome pode ter no máximo 120 caracteres.',
  birthDateRequired: 'Informe a data de nascimento.',
} as const;

export const resultTexts = {
  eyebrow: 'Mapa numerológico',
  born: (words: string) => `Nascimento: ${words}`,
  download: 'Baixar PDF',
  downloadEssential: 'PDF essencial',
  downloading: 'Gerando PDF...',
  again: 'Nova Análise',
  numbers: 'Seus números',
  meaning: 'O que dizem',
  howTitle: 'Como foi calculado',
  ask: 'Perguntar sobre isto',
  dayOf: (date: string) => `o dia ${date}`,
  askAbout: (title: string) => `Perguntar sobre isto: ${title}`,
  total: 'Total',
  rule: 'Regra',
  sources: 'Fontes',
  certainty: {
    A: 'unânime entre as fontes',
    B: 'majoritária entre as fontes',
    C: 'dividida entre as escolas',
    D: 'escolha da Sefira',
  },
  byWord: (sums: readonly number[], result: number) => `por palavra: ${sums.join('+')} = ${result}`,
  dissent: 'As escolas divergem',
  strengths: 'Forças',
  challenges: 'Desafios',
  advice: 'Para praticar',
  compatibility: 'Compatibilidade geral',
  compatibilityHint: 'Quanto o nome e o nascimento combinam. É uma leitura, não uma medida.',
  grid: 'As letras do nome',
  gridShort: 'Letras',
  gridLead: (ignoresMarks: boolean) =>
    `Vogais em cima, consoantes embaixo. ${ignoresMarks ? 'Acentos não mudam' : 'Acentos mudam'} o valor.`,
  triangle: 'O triângulo invertido',
  triangleShort: 'Triângulo',
  triangleLead: 'Cada casa soma as duas de cima, até restar uma só: o arcano regente.',
  triangleName: 'Triângulo da vida',
  rulingArcanum: 'Arcano regente',
  sequences: 'Sequências que pedem atenção',
  noSequences: 'Nenhum algarismo se repete três vezes lado a lado.',
  timeline: 'Linha da vida',
  timelineLead: 'Ciclos, momentos decisivos e desafios, com idades e anos. A marca mostra onde você está.',
  ages: (from: number, to: number | null) =>
    to === null ? `dos ${from} anos em diante` : `dos ${from} aos ${to} anos`,
  years: (from: number, to: number | null) => (to === null ? `desde ${from}` : `${from} a ${to}`),
  you: 'você está aqui',
  today: 'O seu tempo hoje',
  todayShort: 'Hoje',
  opportunities: 'Oportunidades',
  bestFor: 'Bom para',
  avoid: 'Evite',
  karmic: 'Lições e tendências',
  lessons: 'Lições cármicas',
  lessonsHint: 'Valores que faltam nas letras do nome: o que pede treino.',
  tendencies: 'Tendências ocultas',
  tendenciesHint: (times: number) => `Valores que se repetem ${times} vezes ou mais: o que vem com facilidade demais.`,
  debts: 'Dívidas cármicas',
  debtsHint: 'Temas que voltam até serem trabalhados.',
  none: 'Nenhuma neste mapa.',
  more: 'Outros números',
  lucky: 'Números, dias e cores',
  luckyNumbers: 'Números da sorte',
  luckyAdded: (numbers: readonly string[]) => `Somam-se a eles ${numbers.join(' e ')}.`,
  ofDestiny: (number: number) => `o ${number} do seu Destino`,
  ofExpression: (number: number) => `o ${number} da sua Expressão`,
  favourableDays: 'Dias favoráveis do mês',
  colours: 'Cores favoráveis',
  coloursAvoid: 'Cores a evitar',
  planet: 'Planeta',
  vocation: 'Vocação',
  recommendations: 'Recomendações',
  tree: 'Sua Árvore da Vida',
  treeLead: 'As dez esferas e os vinte e dois caminhos, com os seus números acesos.',
} as const;

/** The same map by the other school's rules (docs/decisions/0031-numerology-schools.md). */
/** The four triangles of a person (docs/numerology.md 2.23). */
export const triangleTexts = {
  which: 'Triângulo',
  vida: { short: 'Vida', name: 'Triângulo da vida', from: 'Triângulo da vida: só as letras do nome.' },
  pessoal: {
    short: 'Pessoal',
    name: 'Triângulo pessoal',
    from: 'Triângulo pessoal: a cada letra soma-se o dia do nascimento.',
  },
  social: {
    short: 'Social',
    name: 'Triângulo social',
    from: 'Triângulo social: a cada letra soma-se o mês do nascimento.',
  },
  destino: {
    short: 'Destino',
    name: 'Triângulo do destino',
    from: 'Triângulo do destino: a cada letra somam-se o dia e o mês do nascimento.',
  },
  current: 'Arcano vigente',
  span: (from: string, to: string | null) => (to === null ? `Desde ${from}` : `De ${from} a ${to}`),
  lettersOfWord: (letters: string, word: string) =>
    letters === word ? `do nome ${word}` : `das letras ${letters}, em ${word}`,
  lettersBetween: (first: string, last: string) => `do encontro de ${first} com ${last}`,
  origin: (stretches: readonly string[]) => `Nasce ${stretches.join('; ')}.`,
} as const;

/** Names of the numbers by key. */
export const numberNames = {
  motivacao: { name: 'Motivação', hint: 'o desejo de dentro' },
  impressao: { name: 'Impressão', hint: 'o que os outros percebem' },
  expressao: { name: 'Expressão', hint: 'o que sabe fazer' },
  destino: { name: 'Destino', hint: 'o caminho a percorrer' },
  missao: { name: 'Missão', hint: 'o que entrega aos outros' },
  diaNatalicio: { name: 'Dia natalício', hint: 'o dom do dia em que nasceu' },
  numeroPsiquico: { name: 'Número psíquico', hint: 'o retrato de dentro' },
  talentoOculto: { name: 'Talento oculto', hint: 'o que espera ser usado' },
  respostaSubconsciente: { name: 'Resposta subconsciente', hint: 'como reage no aperto' },
  anoPessoal: { name: 'Ano pessoal', hint: '' },
  mesPessoal: { name: 'Mês pessoal', hint: '' },
  diaPessoal: { name: 'Dia pessoal', hint: '' },
} as const;

const joined = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What two numbers of one person have to do with each other, by kind; positions are named by the school. */
export const pairTitles = {
  pair: (names: readonly string[], numbers: readonly number[]) =>
    names.map((name, index) => `${name} ${numbers[index] ?? ''}`.trim()).join(' e '),
  twice: (names: readonly string[], numbers: readonly number[]) =>
    `O ${numbers.join()} duas vezes: ${joined.format(names)}`,
  thrice: (names: readonly string[], numbers: readonly number[]) => `O ${numbers.join()} em ${joined.format(names)}`,
  mastersTogether: (_names: readonly string[], numbers: readonly number[]) => `Dois mestres: ${numbers.join(' e ')}`,
  debtAnswered: (names: readonly string[], numbers: readonly number[]) =>
    `A dívida ${numbers.join()} e a resposta: ${joined.format(names)}`,
  lessonFilled: (names: readonly string[], numbers: readonly number[]) =>
    `A lição ${numbers.join()} e quem a preenche: ${joined.format(names)}`,
} as const;

/** The unit of a period with its place: `2º ciclo`. */
export const periodName = (place: number, unit: string) => `${place}º ${unit}`;

export const trackNames = {
  ciclos: { name: 'Ciclos de vida', unit: 'ciclo' },
  momentos: { name: 'Momentos decisivos', unit: 'momento' },
  desafios: { name: 'Desafios', unit: 'desafio' },
} as const;
