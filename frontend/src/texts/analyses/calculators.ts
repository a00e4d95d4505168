/** /calculators: eight free calculations. */
export const calculatorTexts = {
  eyebrow: 'Grátis, na hora, sem cadastro',
  title: 'Calculadoras',
  lead: 'A conta acontece no seu aparelho: nada do que você digita é enviado ou guardado.',
  list: 'Escolha a calculadora',
  waiting: 'Preencha os campos e o número aparece aqui, com a soma passo a passo.',
  steps: 'Como chegamos aqui',
  share: 'Copiar link',
  shareHint: 'O link leva o que você digitou depois do #, que não chega aos servidores. Quem o abre vê os dados.',
  more: 'Ver o mapa completo',
  dissent: 'Uso comum entre escolas, sem fonte cabalística: leia com leveza.',
  score: (score: number) => `${score}%`,
} as const;

export const calculatorNames = {
  destino: { label: 'Destino', number: 4, lead: 'A direção do caminho, pela data de nascimento.' },
  'ano-pessoal': { label: 'Ano pessoal', number: 1, lead: 'A fase em que você está, contada a partir do aniversário.' },
  nome: { label: 'Nome', number: 3, lead: 'Motivação, Impressão e Expressão de um nome completo.' },
  casal: { label: 'Casal', number: 6, lead: 'A harmonia entre duas pessoas, pela Missão de cada uma.' },
  casa: { label: 'Casa', number: 2, lead: 'O número da casa ou do apartamento, com letras se houver.' },
  telefone: { label: 'Telefone', number: 5, lead: 'Os algarismos do seu número, com DDD.' },
  placa: { label: 'Placa', number: 7, lead: 'Letras e algarismos da placa do carro ou da moto.' },
  empresa: { label: 'Empresa', number: 8, lead: 'O número do nome fantasia ou da razão social.' },
} as const;

export const calculatorFields = {
  data: 'Data de nascimento',
  nome: 'Nome completo',
  nome1: 'Nome da primeira pessoa',
  data1: 'Nascimento da primeira pessoa',
  nome2: 'Nome da segunda pessoa',
  data2: 'Nascimento da segunda pessoa',
  casa: 'Número (e letra) da casa',
  telefone: 'Telefone com DDD',
  placa: 'Placa',
  empresa: 'Nome da empresa',
} as const;

export const calculatorOutcomes = {
  destino: 'Destino',
  anoPessoal: 'Ano pessoal',
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  harmonia: (first: number, second: number) => `Harmonia entre ${first} e ${second}`,
  casa: 'Número da casa',
  telefone: 'Número do telefone',
  placa: 'Número da placa',
  empresa: 'Número da empresa',
} as const;
