/** /analyses/predictions and /analyses/lucky-numbers. */
export const forecastTexts = {
  eyebrow: 'Seu tempo em números',
  title: 'Previsões',
  lead: 'O ano, o mês e o dia pessoais. Uma leitura do clima de cada época, não do que vai acontecer.',
  birthDate: 'Data de nascimento',
  birthHint: 'O ano pessoal vira no seu aniversário.',
  waiting: 'Digite a sua data de nascimento para ver o ano, o mês e cada dia.',
  year: (number: number) => `Ano pessoal ${number}`,
  yearSpan: (from: string, to: string) => `De ${from} a ${to}`,
  opportunities: 'Combina com esta fase',
  challenges: 'Pede atenção',
  month: (number: number) => `Mês pessoal ${number}`,
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  today: 'Hoje',
  day: (number: number) => `Dia pessoal ${number}`,
  favourable: 'Dia favorável',
  bestFor: 'Bom para',
  avoid: 'Evite',
  planet: (planet: string) => `Regido por ${planet}`,
  dayLabel: (words: string, number: number, favourable: boolean) =>
    `${words}: dia pessoal ${number}${favourable ? ', dia favorável' : ''}`,
  weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  calendarLegend: 'O número de cada dia; o anel marca os seus dias favoráveis.',
  feedTitle: 'Pôr na minha agenda',
  feedLead: 'Um endereço só seu, que o celular e o computador assinam. Cada dia ganha uma linha, sem alarme.',
  feedCreate: 'Criar endereço da agenda',
  feedOpen: 'Abrir na agenda',
  feedCopy: 'Copiar endereço',
  feedOff: 'Desligar este endereço',
  feedOnce: 'Guarde-o agora: por segurança, ele só aparece uma vez. Um novo desliga o anterior.',
  feedIsOn: 'Há um endereço ligado. Criar outro desliga o anterior.',
  feedAccount: 'Entre na sua conta para assinar a agenda.',
  feedPlan: 'A agenda faz parte dos planos Premium e Profissional. O calendário desta página é de todos.',
  feedUpgrade: 'Ver o plano Premium',
  feedLapsed: 'O endereço que você criou está parado e volta a funcionar com o plano.',
} as const;

/** The universal day beside the personal day. */
export const universalTexts = {
  title: 'O tempo de todos e o seu',
  lead: (date: string) => `Em ${date}, o que o calendário soma para todo mundo e o que soma para você.`,
  year: 'Ano',
  month: 'Mês',
  day: 'Dia',
  everybody: 'Universal',
  own: 'Pessoal',
  same: 'No mesmo tom: o que é de todos reforça o que é seu.',
  other: 'Tons diferentes: leia o seu primeiro.',
  method:
    'O universal soma só a data do calendário: o ano, mais o mês, mais o dia. É uso comum entre escolas, sem fonte cabalística própria.',
} as const;

/** Purposes of a day. */
export const purposes = {
  comecar: 'Abrir negócio ou começar projeto',
  acordo: 'Assinar contrato ou negociar',
  uniao: 'Casar, noivar ou fazer as pazes',
  casa: 'Mudar de casa ou reunir a família',
  viagem: 'Viajar ou vender',
  apresentar: 'Apresentar, lançar ou celebrar',
  estudo: 'Estudar ou planejar',
  encerrar: 'Organizar e encerrar pendências',
} as const;

export const goodDaysTexts = {
  title: 'Escolher um dia',
  lead: 'Diga para quê, e veja as datas dos próximos três meses em que o seu dia pessoal combina.',
  purpose: 'Para que é o dia?',
  favourable: 'Dia favorável',
  none: 'Nenhuma data combina nos próximos três meses.',
  honest: 'Um critério a mais entre datas possíveis: nenhum número garante o resultado.',
} as const;

export const luckyTexts = {
  eyebrow: 'Pelo dia do nascimento',
  title: 'Números da sorte',
  lead: 'Os números, os dias e as cores que a escola associa ao seu nascimento.',
  waiting: 'Digite a sua data de nascimento para ver os seus números.',
  harmonic: 'Números harmônicos',
  neutral: 'Neutros',
  days: 'Dias favoráveis do mês',
  next: 'Os próximos',
  colours: 'Cores',
  psychic: (number: number) => `Seu número psíquico é ${number}`,
  planet: (planet: string) => `e o seu astro, ${planet}.`,
  honest: 'Nenhum número aumenta a chance de ganhar um jogo. Use como um toque pessoal, onde a escolha é indiferente.',
  read: 'Ler o artigo',
} as const;
