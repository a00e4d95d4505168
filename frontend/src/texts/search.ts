/** /search. */
export const searchTexts = {
  title: 'Busca',
  results: (text: string) => `Resultados para “${text}”`,
  prompt: 'Digite o que procura na busca do topo da página.',
  pages: 'Páginas',
  reports: 'Relatórios',
  none: 'Nada encontrado',
  noneHint: 'Tente outra palavra, ou comece por uma análise.',
  action: 'Fazer análise',
} as const;

/** What can be found among the product's own pages. */
export const searchablePages = [
  {
    label: 'Análise numerológica pessoal',
    path: '/analise-numerologica',
    words: 'mapa nome data nascimento destino expressão motivação impressão missão números análise pessoal',
  },
  { label: 'Relatórios', path: '/relatorios', words: 'pdf relatório download baixar mapa' },
  { label: 'Meu painel', path: '/dashboard', words: 'dashboard dia pessoal dica créditos início' },
  { label: 'Sobre a Sefira', path: '/sobre', words: 'história missão valores equipe como calculamos cálculo' },
] as const;
