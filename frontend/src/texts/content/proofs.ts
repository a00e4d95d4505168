/** /como-calculamos/provas: published examples computed again, letter tables, report of an example. */
export const proofTexts = {
  eyebrow: 'Como calculamos',
  title: 'As contas, à prova',
  lead: 'Cursos, livros, jornais e outros programas já publicaram mapas calculados. Esta página refaz cada um deles no seu navegador, com a regra e a fonte ao lado. Onde o resultado não bate, está escrito por quê.',
  agreeing: (agreeing: number, trusted: number) =>
    `${agreeing} de ${trusted} exemplos de confiança dão o mesmo resultado`,
  values: (values: number) => `${values} valores conferidos, um por um`,
  differing: (differing: number) => `${differing} exemplos seguem outra regra, com o motivo`,
  waiting: 'A conferência roda no seu navegador assim que a página abre.',
  measured: (milliseconds: string) => `Conferido agora, no seu navegador, em ${milliseconds} ms.`,
  rulesTitle: (label: string) => `${label}: regra por regra`,
  count: (examples: number) => (examples === 1 ? '1 exemplo' : `${examples} exemplos`),
  agrees: 'confere',
  disagrees: 'difere',
  sources: 'Fontes da regra',
  published: 'publicado',
  computed: 'aqui',
  letters: 'Valores das letras',
  lettersRule: 'Cada letra vale o número da sua coluna na tabela; o acento soma ao valor, onde a escola o conta.',
  born: (date: string) => `nascimento em ${date}`,
  readOn: (date: string) => `lido em ${date}`,
  differTitle: 'Onde divergimos, e por quê',
  differLead:
    'Estes exemplos também foram publicados, mas seguem uma regra que as fontes mais fortes não confirmam. Guardamos todos aqui para que você julgue.',
  correctionsTitle: 'Regras corrigidas',
  correctionsLead:
    'Um conjunto de regras publicado não muda: quando está errado, ganha uma versão nova e a correção entra nesta lista. Se um relatório seu muda com ela, você recebe um aviso e refaz o PDF sem custo.',
  noCorrections: 'Nenhuma regra publicada precisou de correção até agora.',
  correction: (date: string, from: string, to: string, rules: readonly string[]) =>
    `Em ${date}, de ${from} para ${to}. Pode mudar: ${rules.join(', ')}.`,
  tablesTitle: 'As tabelas de letras',
  marks: 'Acentos',
  noMarks: 'Acentos, cedilha e apóstrofo não mudam o valor.',
  apostrophe: (value: number) => `apóstrofo soma ${value}`,
  adds: (name: string, value: number) => `${name} soma ${value}`,
  multiplies: (name: string) => `${name} dobra`,
  ownLetter: (letter: string, value: number) => `${letter} vale ${value}`,
  vowels: (vowels: string) => `Vogais: ${vowels}.`,
  vowelsWithY: (vowels: string) => `Vogais: ${vowels}, e o Y sem outra vogal ao lado.`,
  reportTitle: 'Conhece um exemplo que não bate?',
  reportLead:
    'Mande a fonte e o resultado publicado. Conferimos, respondemos e o exemplo entra nesta página, dando certo ou não. Se a nossa regra estiver errada, ela é corrigida com um número de versão novo; os mapas antigos continuam legíveis pela versão que os fez.',
  reportOpen: 'Enviar um exemplo',
  source: 'Onde foi publicado',
  sourceHint: 'Livro e página, curso ou endereço na internet.',
  person: 'Nome ou data do exemplo',
  personHint: 'Como aparece na fonte, com os acentos.',
  result: 'Resultado publicado',
  resultHint: 'Por exemplo: Motivação 11.',
  required: 'Preencha este campo.',
  submit: 'Enviar exemplo',
  message: (source: string, person: string, result: string) =>
    `Fonte: ${source}\nExemplo: ${person}\nResultado publicado: ${result}`,
  link: 'Veja os exemplos publicados, refeitos um a um',
} as const;

/** Parts of values that are lists or tables, as the page shows them. */
export const proofValueTexts = {
  none: 'nenhum',
  from: (year: number) => `desde ${year}`,
  relations: { vibra: 'vibra com', atrai: 'atrai', oposto: 'oposto a', passivo: 'passivo com' },
  keys: {
    ciclosAnos: 'em anos',
    ciclosIdades: 'em idades',
    momentosAnos: 'em anos',
    momentosIdades: 'em idades',
    harmonia: 'tabela',
  },
} as const;

/** Diacritics by their combining character. */
export const markNames: Readonly<Record<string, string>> = {
  '\u0300': 'grave (à)',
  '\u0301': 'agudo (á)',
  '\u0302': 'circunflexo (â)',
  '\u0303': 'til (ã)',
  '\u0308': 'trema (ü)',
  '\u030A': 'anel (å)',
};
