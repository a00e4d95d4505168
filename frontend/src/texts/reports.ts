/** /relatorios (spec 1, section 2) and every place that downloads a PDF. */
export const reportTexts = {
  title: 'Relatórios',
  lead: 'Cada análise que você faz vira um relatório em PDF, guardado aqui.',
  total: 'Total',
  completed: 'Concluídos',
  processing: 'Processando',
  averageRating: 'Avaliação média',
  noRating: '–',
  search: 'Buscar',
  searchPlaceholder: 'Título ou resumo',
  type: 'Tipo',
  date: 'Data',
  view: 'Visualizar',
  download: 'Download',
  downloading: 'Baixando...',
  retry: 'Tentar novamente',
  retrying: 'Enviando...',
  retried: 'Relatório na fila de novo.',
  more: 'Carregar mais',
  emptyTitle: 'Nenhum relatório encontrado',
  emptyHint: 'Ajuste os filtros ou faça sua primeira análise.',
  emptyAction: 'Fazer análise',
  loadFailed: 'Não foi possível carregar seus relatórios.',
  reload: 'Tentar de novo',
  insights: 'Destaques',
  saved: 'PDF baixado com sucesso!',
  failed: 'Erro ao gerar PDF. Tente novamente.',
  unknownStatus: 'Desconhecido',
  pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  rating: (value: number) => `${value} de 5`,
  found: (count: number) => (count === 1 ? '1 relatório' : `${count} relatórios`),
} as const;

export const reportStatusTexts: Readonly<Record<string, string>> = {
  completed: 'Concluído',
  processing: 'Processando',
  failed: 'Falhou',
};

export const reportStepTexts = {
  queued: 'Na fila',
  calculating: 'Calculando os números',
  drawing: 'Desenhando a mandala',
  layout: 'Montando as páginas',
  saving: 'Guardando o PDF',
  done: 'Pronto',
} as const;

export const reportTypeOptions = [
  { value: 'all', label: 'Todos' },
  { value: 'numerology', label: 'Numerologia' },
  { value: 'compatibility', label: 'Compatibilidade' },
  { value: 'company', label: 'Empresa' },
  { value: 'names', label: 'Nomes' },
] as const;

export const reportDateOptions = [
  { value: 'all', label: 'Qualquer data' },
  { value: 'today', label: 'Hoje' },
  { value: 'week', label: 'Esta semana' },
  { value: 'month', label: 'Este mês' },
  { value: 'year', label: 'Este ano' },
] as const;
