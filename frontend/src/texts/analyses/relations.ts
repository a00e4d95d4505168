/** The texts on two numbers read a master by its digit: `22 (lido como 4)`. */
function readAs(number: number): string {
  return number > 9 ? `${number} (lido como ${(number / 11) * 2})` : `${number}`;
}

/** Two to five people by what they are to each other. */
export const relationTexts = {
  label: 'O que vocês são',
  hints: {
    couple: 'Namoro, casamento ou o que ainda não tem nome: os textos falam da vida a dois.',
    parentAndChild: 'Textos para quem educa e para quem cresce, em qualquer idade.',
    siblings: 'Da infância dividida à vida adulta.',
    friends: 'Quem chama, quem aparece, quem escuta.',
    partners: 'Só assuntos de empresa: venda, caixa, equipe, contrato.',
    leaderAndTeam: 'A primeira pessoa lidera; as outras são a equipe.',
  },
  meeting: 'O encontro',
  axes: 'Cinco eixos',
  axesLead: 'Os mesmos cinco números nas duas pessoas, e o que fazem quando se encontram.',
  axisNames: {
    motivacao: 'Motivação',
    expressao: 'Expressão',
    destino: 'Destino',
    missao: 'Missão',
    anoPessoal: 'Ano pessoal',
  },
  axisHints: {
    motivacao: 'o que cada um quer',
    expressao: 'como cada um age',
    destino: 'o caminho de cada um',
    missao: 'o que fazem no mundo',
    anoPessoal: 'o tempo de cada um',
  },
  axisNote: ([first, second]: readonly [number, number], hint: string) =>
    `${readAs(first)} com ${readAs(second)} · ${hint}`,
  positions: {
    motivacao: 'Motivação',
    impressao: 'Impressão',
    expressao: 'Expressão',
    destino: 'Destino',
    missao: 'Missão',
  },
  roles: { parent: 'quem educa', child: 'quem cresce', leader: 'na liderança', member: 'na equipe' },
  common: 'O que vocês têm em comum',
  commonNone: 'Nenhum dos cinco números principais se repete entre vocês: o que um traz é novidade para o outro.',
  lends: 'Em que um ajuda o outro',
  fromTo: (from: string, to: string) => `De ${from} para ${to}`,
  pairNumber: 'O número do par',
  months: 'Doze meses em comum',
  monthsLead:
    'O número do mês para vocês juntos e os melhores dias. O sinal ✦ marca dias favoráveis a mais de uma pessoa.',
  personalMonths: (months: string) => `Mês pessoal: ${months}`,
  practice: 'Na prática',
  question: 'Para levar à conversa',
  score: 'De onde vem a pontuação',
  scoreLead: 'A conta compara números, nunca pessoas, e vem no fim de propósito.',
  scoreText:
    'A Missão de cada pessoa é reduzida a um algarismo, e a tabela da harmonia conjugal diz como os dois se encontram: vibrar vale 95, atrair 85, ser igual 75, ser neutro 65, ser oposto 50 e ser profundamente oposto 40. Se os dois Destinos se favorecem, somam-se 3 pontos; se se desfavorecem, tiram-se 3.',
  scale: 'A escala inteira',
  between: 'Entre os dois',
} as const;

/** The specified scale, each with the words that we read it in. */
export const relationScale = [
  { range: '90 a 100', level: 'Excelente', word: 'Sintonia imediata' },
  { range: '80 a 89', level: 'Muito Boa', word: 'Sintonia fácil' },
  { range: '70 a 79', level: 'Boa', word: 'Boa sintonia' },
  { range: '60 a 69', level: 'Regular', word: 'Sintonia que se constrói' },
  { range: 'até 59', level: 'Desafiadora', word: 'Sintonia que se aprende' },
] as const;
