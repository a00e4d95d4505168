/** Results of the analyses besides the personal map. */
export const resultWords = {
  again: 'Nova Análise',
  missing: 'Informação não disponível',
  missingDescription: 'Descrição não disponível',
  missingList: 'Informações não disponíveis',
  recommendations: 'Recomendações',
  strengths: 'Forças',
  care: 'Para cuidar',
  challenges: 'Desafios',
  opportunities: 'Oportunidades',
  percent: (value: number) => `${value}%`,
} as const;

export const bandWords = { green: 'Alta', yellow: 'Boa', orange: 'Média', red: 'Baixa' } as const;
/** Of the heat map's legend. */
export const bandRanges = {
  green: '80% ou mais · alta',
  yellow: '60 a 79% · boa',
  orange: '40 a 59% · média',
  red: 'até 39% · baixa',
} as const;

export const relationWords = {
  vibra: 'Vibram juntos',
  atrai: 'Atraem-se',
  igual: 'Iguais',
  passivo: 'Neutros',
  oposto: 'Opostos',
  profundamenteOposto: 'Muito opostos',
} as const;

export const destinyRelationWords = {
  favoravel: 'favorável',
  neutro: 'neutra',
  desfavoravel: 'pede ajuste',
} as const;

export const compatibilityResultTexts = {
  eyebrow: 'Compatibilidade',
  overall: 'Pontuação geral',
  people: 'Pessoas',
  lifePath: 'Destino',
  expression: 'Expressão',
  map: 'Mapa das relações',
  pairs: 'Par a par',
  pairCount: (count: number) => `${count} pares`,
  mission: 'Missão reduzida',
} as const;

export const companyResultTexts = {
  eyebrow: 'Análise de empresa',
  founded: (words: string) => `Fundação: ${words}`,
  toBeFounded: (words: string) => `Empresa a fundar: ${words}`,
  destino: 'Expressão do nome',
  destinoHint: 'o que o nome constrói',
  caminhoOrigem: 'Destino da fundação',
  caminhoOrigemHint: 'de onde a empresa vem',
  numeroPoderoso: 'Número poderoso',
  numeroPoderosoHint: 'nome e fundação somados',
  percentages: 'Perspectivas',
  radar: 'Radar da empresa',
  financialOutlook: 'Perspectiva financeira',
  growthPotential: 'Potencial de crescimento',
  successPotential: 'Potencial de sucesso',
  compatibility: 'Compatibilidade',
  sectorFit: 'Afinidade com o setor',
  numbers: 'Números',
  companyNumber: 'Número da empresa',
  foundingNumber: 'Número da fundação',
  ownerNumber: 'Número do proprietário',
  interpretations: 'O que dizem os números',
  sector: 'O setor',
  owner: 'Quem dirige',
  profile: 'Estratégia',
  steps: (count: number) => `${count} passos para a empresa`,
  months: 'Mês a mês',
  monthsLead: 'Os próximos doze meses, cada um com o seu número, o que pede e os bons dias úteis.',
  bestDays: 'Melhores dias',
  bestDaysLead: 'Próximas datas em que o dia pessoal da empresa favorece decisões, lançamentos e contratos.',
  nextMonths: 'Os meses seguintes',
  letters: 'As letras do nome',
  chapters: 'A empresa por dentro',
  inSector: 'No setor',
  team: 'A equipe',
  clients: 'Os clientes',
  money: 'O dinheiro',
  ownerAndName: 'Quem dirige e o nome',
  partnerAndName: (name: string) => `${name} e o nome`,
  axes: 'Número a número',
  compared: 'Os nomes lado a lado',
  comparedLead: 'O ajuste é a média do nome com a fundação, com o setor e com cada pessoa que dirige.',
  comparedFit: 'Ajuste',
  comparedFoundation: 'Com a fundação',
  comparedSector: 'Com o setor',
  comparedFounder: (name: string | null) => `Com ${name ?? 'quem dirige'}`,
  comparedLacks: 'Faltam nas letras',
  comparedLacksNone: 'nenhum',
  comparedOpening: 'Melhor dia para abrir',
  best: 'combina mais',
  inTheSector: (name: string, number: number) => `${name}: o ${number} no setor`,
  names: 'Razão social e nome fantasia',
  time: 'O tempo da empresa',
  timeLead: 'Três anos e doze meses, no vocabulário de quem vende, compra e contrata.',
  year: (number: number) => `Ano ${number}`,
  month: (number: number) => `Mês ${number}`,
  span: (from: string, to: string) => `${from} a ${to}`,
  again: 'O mesmo número pela terceira vez: valem as anotações dos dois meses anteriores.',
  goodDays: (words: string) => `Bons dias úteis: ${words}.`,
  opening: 'Melhores dias para abrir',
  openingLead:
    'Até três dias úteis de cada mês, em volta da data planejada, que combinam melhor com o nome, o setor e quem dirige.',
  openingNumbers: (destiny: number, year: number, success: number) =>
    `Destino ${destiny} · ano ${year} · sucesso ${success}%`,
  ownersDay: 'bom para quem dirige',
} as const;

/** Short labels of the percentages. */
export const companyAxes = {
  financialOutlook: 'Finanças',
  growthPotential: 'Crescimento',
  successPotential: 'Sucesso',
  compatibility: 'Compatibilidade',
  sectorFit: 'Setor',
} as const;

export const cyclesResultTexts = {
  eyebrow: 'Análise de ciclos',
  title: (name: string | null, year: number) =>
    name === null ? `Seus ciclos em ${year}` : `Ciclos de ${name} em ${year}`,
  born: (words: string) => `Nascimento: ${words}`,
  weekly: 'Ciclo semanal',
  dayNumber: 'Dia pessoal',
  planet: 'Planeta regente',
  energy: 'Energia do dia',
  bestFor: 'Melhor para',
  avoid: 'Evitar',
  yearly: 'Ciclo anual',
  personalYear: 'Ano pessoal',
  beforeBirth: 'Este ano vem antes do nascimento: os números são só a fórmula.',
  calendar: 'Calendário do ano',
  calendarLead: 'O número pessoal de cada dia. Dias favoráveis têm um anel.',
  periods: 'Linha da vida',
  periodsLead: 'Ciclos, momentos decisivos e desafios. A marca mostra onde você está.',
  numbers: 'Como chegamos a estes números',
  sums: 'As contas, uma por uma',
} as const;

export const nameResultTexts = {
  eyebrow: 'Análise do nome',
  expression: 'Expressão',
  expressionHint: 'características e talentos',
  soulUrge: 'Motivação',
  soulUrgeHint: 'desejos e motivações',
  personality: 'Impressão',
  personalityHint: 'impressão e traços',
  talents: 'Talentos',
  motivations: 'Motivações',
  traits: 'Traços',
  harmony: 'Harmonia entre nome e nascimento',
  harmonyRelation: (word: string) => `Relação ${word}`,
  suggestions: 'Assinaturas sugeridas',
  suggestionName: 'Assinatura',
  suggestionScore: 'Harmonia',
  suggestionNumber: 'Expressão',
} as const;

export const groupResultTexts = {
  eyebrow: 'Análise de grupo',
  unnamed: 'Seu grupo',
  people: (count: number) => `${count} pessoas`,
  groupNumber: 'Número do grupo',
  overall: 'Compatibilidade geral',
  synergy: 'Sinergia',
  dynamics: 'Dinâmica do grupo',
  table: 'O grupo em volta da mesa',
  heat: 'Mapa de calor dos pares',
  heatLead: 'Cada casa é um par. A cor e a palavra dizem a faixa da porcentagem.',
  contexts: {
    family: 'Família',
    team: 'Equipe de trabalho',
    class: 'Turma de escola',
    sports: 'Time esportivo',
    friends: 'Amigos',
  },
  helping: 'Pares que ajudam',
  caring: 'Pares para cuidar',
  pair: (first: string, second: string) => `${first} e ${second}`,
  firstMeeting: 'O primeiro encontro',
  members: 'Membros',
  destiny: 'Destino',
  birth: 'Nascimento',
  memberCompatibility: 'Compatibilidade',
  contribution: 'Contribuição',
  roleFrom: { expressao: 'pela Expressão', destino: 'pelo Destino', motivacao: 'pela Motivação' },
} as const;

export const sharedTexts = {
  title: 'Análise compartilhada',
  by: 'Alguém compartilhou esta análise com você.',
  example:
    'Um mapa de exemplo, calculado agora. Clara é uma pessoa inventada; os números e os textos são os que todos recebem.',
  discreet: 'Quem compartilhou preferiu não mostrar a data de nascimento.',
  contact: (email: string) => `Contato: ${email}`,
  failedTitle: 'A leitura não abriu',
  failed: 'Não conseguimos abrir esta leitura agora. O link continua o mesmo.',
  goneTitle: 'Esta página não existe mais',
  goneHint: 'Quem a compartilhou pode ter retirado o link, ou o endereço está incompleto.',
  goneAction: 'Fazer minha análise',
  own: 'Quer ver o seu próprio mapa?',
  ownHint: 'Com o nome e a data de nascimento, em um minuto, com cada conta à vista.',
  ownAction: 'Fazer análise',
} as const;

export const shareTexts = {
  share: 'Compartilhar',
  title: 'Compartilhar esta análise',
  lead: 'Cria uma página pública, só de leitura, com um endereço que ninguém adivinha. Você pode retirá-la quando quiser.',
  showBirthDate: 'Mostrar a data de nascimento',
  showBirthDateHint: 'Sem ela, a página também esconde idades, períodos e contas que a revelariam.',
  showEmail: 'Mostrar meu e-mail',
  create: 'Criar link',
  creating: 'Criando...',
  link: 'Link público',
  copy: 'Copiar link',
  copied: 'Link copiado para a área de transferência!',
  send: 'Enviar',
  open: 'Abrir página',
  revoke: 'Retirar link',
  revoking: 'Retirando...',
  revoked: 'Compartilhamento revogado.',
  close: 'Fechar',
  nativeText: 'Veja esta análise na Sefira',
} as const;

/** The legal name and the trade name (docs/numerology.md 2.22). */
export const brandTexts: {
  readonly title: string;
  readonly lead: string;
  readonly registered: string;
  readonly trade: string;
  readonly harmony: string;
  readonly letters: (name: string) => string;
  readonly sum: (registered: number, trade: number) => string;
  readonly words: Readonly<Record<number, string>>;
} = {
  title: 'Razão social e nome fantasia',
  lead: 'O nome do registro e o nome que o público vê. A harmonia da marca é a soma dos dois, reduzida a um algarismo.',
  registered: 'Razão social',
  trade: 'Nome fantasia',
  harmony: 'Harmonia da marca',
  letters: (name) => `As letras de ${name}`,
  sum: (registered, trade) => `${registered} + ${trade}`,
  words: {
    1: 'A marca abre caminho e se destaca sozinha.',
    2: 'A marca aproxima e vive de parceria.',
    3: 'A marca fala, alegra e se espalha.',
    4: 'A marca passa ordem e confiança.',
    5: 'A marca muda, circula e atrai novidade.',
    6: 'A marca acolhe e cuida de quem atende.',
    7: 'A marca pede estudo e vive de qualidade.',
    8: 'A marca aponta para resultado e autoridade.',
    9: 'A marca serve a muitos e vai longe.',
  },
};
