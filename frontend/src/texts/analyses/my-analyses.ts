/** /my-analyses (docs/decisions/0032-analysis-history.md). */
export const myAnalysesTexts = {
  title: 'Minhas Análises',
  lead: 'Os resultados completos, para ler na tela e compartilhar.',
  other: 'Baixar em PDF, em Relatórios',
  search: 'Buscar',
  searchPlaceholder: 'Nome ou título',
  type: 'Tipo',
  open: 'Abrir',
  remove: 'Apagar',
  removing: 'Apagando...',
  removed: 'Análise apagada.',
  removeTitle: 'Apagar esta análise?',
  removeHint: 'Ela some da sua lista, e a página compartilhada deixa de existir.',
  keep: 'Manter',
  shared: 'Compartilhada',
  more: 'Carregar mais',
  emptyTitle: 'Nenhuma análise encontrada',
  emptyHint: 'Ajuste os filtros ou faça sua primeira análise.',
  emptyAction: 'Fazer análise',
  loadFailed: 'Não foi possível carregar suas análises.',
  reload: 'Tentar de novo',
  missingTitle: 'Análise não encontrada',
  missingHint: 'Ela pode ter sido apagada, ou pertence a outra pessoa.',
  back: 'Minhas Análises',
  summary: (label: string, value: number, unit: 'number' | 'percent') =>
    `${label} ${value}${unit === 'percent' ? '%' : ''}`,
} as const;

export const analysisKindNames = {
  personal: 'Pessoal',
  compatibility: 'Compatibilidade',
  company: 'Empresa',
  cycles: 'Ciclos',
  name: 'Nome',
  group: 'Grupo',
  dates: 'Data certa',
  atlas: 'Atlas da vida',
  yearbook: 'Livro do ano',
} as const;

export const analysisTypeOptions = [
  { value: 'all', label: 'Todos' },
  { value: 'personal', label: 'Pessoal' },
  { value: 'compatibility', label: 'Compatibilidade' },
  { value: 'company', label: 'Empresa' },
  { value: 'cycles', label: 'Ciclos' },
  { value: 'name', label: 'Nome' },
  { value: 'group', label: 'Grupo' },
  { value: 'dates', label: 'Data certa' },
  { value: 'atlas', label: 'Atlas da vida' },
  { value: 'yearbook', label: 'Livro do ano' },
] as const;
