/** /atlas-da-vida: a whole life on one line. */
export const atlasFormTexts = {
  title: 'Atlas da vida',
  lead: 'A sua vida numa linha só, do nascimento aos 99 anos: o que já passou, o que vale agora e o que ainda vem, com datas.',
  submit: 'Abrir o atlas',
  done: 'Atlas da vida pronto!',
} as const;

export const atlasResultTexts = {
  eyebrow: 'Atlas da vida',
  title: (name: string) => `Atlas da vida de ${name}`,
  lead: (born: string, read: string, age: number) => `Nascimento em ${born} · lido em ${read}, aos ${years(age)}`,
  line: 'A linha',
  lineLead: 'Toque num trecho para ler o que ele diz. Aproxime para ver os anos; role para andar no tempo.',
  lineLabel: 'Linha da vida',
  keys: 'As setas para os lados passam de um trecho a outro; para cima e para baixo, de uma trilha a outra. Mais e menos aproximam e afastam; Home e End vão ao começo e ao fim.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  zoom: (factor: number) => (factor === 1 ? 'vida inteira' : `${factor} vezes mais perto`),
  toNow: 'Ir para hoje',
  here: 'você está aqui',
  search: 'Em que período eu estava?',
  searchHint: 'Um ano (2009), uma data (12/03/2009), um mês (março de 2009) ou uma idade (34 anos).',
  searchAction: 'Procurar',
  searchEmpty: 'Escreva um ano, uma data ou uma idade.',
  searchUnknown: 'Não entendi. Tente 2009, 12/03/2009, março de 2009 ou 34 anos.',
  searchOutside: (from: string, to: string) => `Esse momento fica fora da linha, que vai de ${from} a ${to}.`,
  now: 'O que vale agora',
  found: {
    past: (when: string) => `O que valia ${when}`,
    present: (when: string) => `O que vale ${when}`,
    future: (when: string) => `O que vai valer ${when}`,
  },
  inTime: (time: string) => `em ${time}`,
  betweenDays: (from: string, to: string) => `de ${from} a ${to}`,
  month: (month: string, year: string) => `${month} de ${year}`,
  clear: 'Voltar para agora',
  span: (from: string, to: string) => `${from} a ${to}`,
  since: (from: string) => `desde ${from}`,
  ages: (from: number, to: number) => (from === to ? `aos ${years(from)}` : `dos ${from} aos ${years(to)}`),
  agesOpen: (from: number) => `dos ${years(from)} em diante`,
  tenses: { past: 'já vivido', present: 'você está aqui', future: 'ainda vem' },
  practice: 'Na prática',
  origin: 'De onde vem',
  segment: (number: number, title: string) => `${number}, ${title}`,
  table: 'Trecho por trecho',
  tableLead: 'A mesma linha em lista, com todas as datas.',
  tableCount: (count: number) => `${count} ${count === 1 ? 'trecho' : 'trechos'}`,
  columns: { number: 'Número', title: 'Título', span: 'Datas', ages: 'Idade' },
  read: 'Ler',
  readLabel: (number: number, title: string, span: string) => `Ler ${number}, ${title}, ${span}`,
  redacted: 'Os arcanos do nome, na ordem da vida. As datas não aparecem nesta página porque contariam o nascimento.',
  redactedTitle: (name: string) => `Os arcanos do nome ${name}`,
} as const;

function years(count: number): string {
  return count === 1 ? '1 ano' : `${count} anos`;
}
