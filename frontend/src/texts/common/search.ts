/** /search, and the suggestions of the header's form. */
export const searchTexts = {
  title: 'Busca',
  field: 'O que você procura?',
  submit: 'Buscar',
  results: (text: string) => `Resultados para “${text}”`,
  corrected: (asked: string, used: string) => `Não achamos “${asked}”. Mostrando resultados para “${used}”.`,
  prompt: 'Digite o que procura: um artigo, uma página, uma análise sua.',
  none: 'Nada encontrado',
  noneHint: 'Tente outra palavra, ou comece por uma análise.',
  failed: 'A busca não respondeu. O que você digitou continua aqui.',
  action: 'Fazer análise',
  suggestions: 'Sugestões',
} as const;

export const searchGroupTexts = {
  own: 'Suas análises e relatórios',
  conversation: 'Suas conversas',
  analysis: 'Análises',
  page: 'Páginas',
  article: 'Artigos',
  help: 'Ajuda',
} as const;
