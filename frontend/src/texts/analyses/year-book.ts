/** /livro-do-ano: twelve months day by day. */
export const yearBookFormTexts = {
  title: 'Livro do ano',
  lead: 'Doze meses seus, dia a dia: uma abertura por mês, uma página por semana e uma linha para cada dia, com feriados e dias favoráveis.',
  submit: 'Escrever o livro',
  done: 'Livro do ano pronto!',
  from: 'Quais doze meses?',
  calendarYear: (year: number) => `Ano de ${year}`,
  twelveFrom: (month: string) => `Doze meses a partir de ${month}`,
} as const;

export const yearBookResultTexts = {
  eyebrow: 'Livro do ano',
  title: (name: string) => `Livro do ano de ${name}`,
  span: (from: string, to: string) => `De ${from} a ${to}`,
  week: 'A semana de hoje',
  firstWeek: 'A primeira semana',
  days: 'Dia a dia',
  daysLead: 'Cada mês abre com o que ele pede no seu ano; dentro, uma linha para cada dia.',
  month: (number: number, year: number) => `Mês pessoal ${number}, num ano ${year}`,
  turn: (date: string, year: number, month: number) => `Em ${date} o ano pessoal passa a ${year}, e o mês, a ${month}.`,
  favourable: 'favorável',
  paper: 'No papel e no celular',
  paperText:
    'O PDF tem uma página por semana, com linhas para escrever, e um balanço por trimestre. O arquivo da agenda põe a linha de cada dia no calendário do celular.',
  redacted:
    'Este livro mostra os dias pessoais de quem o fez, e eles contariam a data de nascimento: por isso a página pública traz só o título.',
} as const;
