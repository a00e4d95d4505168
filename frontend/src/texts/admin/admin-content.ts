/** Articles and contact messages in the panel. */
export const articleEditorTexts = {
  tab: 'Conteúdo',
  lead: 'Um artigo publicado aparece na hora no site, na busca, no RSS e no mapa do site.',
  create: 'Novo artigo',
  search: 'Buscar por título ou endereço',
  kind: 'Onde aparece',
  status: 'Situação',
  emptyTitle: 'Nenhum artigo encontrado',
  emptyHint: 'Ajuste a busca ou os filtros, ou escreva um artigo novo.',
  found: (count: number) => (count === 1 ? '1 artigo' : `${count} artigos`),
  states: { published: 'Publicado', draft: 'Rascunho' },
  edited: 'Editado no painel',
  changed: (when: string) => `Alterado ${when}`,
  announced: (when: string) => `Enviado à newsletter em ${when}`,
  open: 'Ver no site',
  back: 'Todos os artigos',
  editTitle: 'Editar artigo',
  loadFailed: 'Não foi possível carregar o artigo.',
  listFailed: 'Não foi possível carregar os artigos.',
  title: 'Título',
  slug: 'Endereço',
  slugHint: 'Letras minúsculas, números e hífens. Publicado, evite mudar: links antigos deixam de abrir.',
  summary: 'Resumo',
  topic: 'Tema',
  date: 'Data',
  dateWrong: 'Informe uma data que exista.',
  numbers: 'Números da capa',
  numbersHint: 'De um a três, separados por vírgula: 7, 11',
  numbersWrong: 'Informe de um a três números de 1 a 33.',
  motif: 'Desenho da capa',
  keywords: 'Palavras da busca',
  keywordsHint: 'Separadas por vírgula. Quem procura por elas acha o artigo.',
  keywordsWrong: 'Até 12 palavras, cada uma com 2 a 40 letras.',
  position: 'Lugar na lista',
  positionHint: 'O menor vem primeiro; entre iguais, o mais novo.',
  positionWrong: 'Informe um número inteiro.',
  body: 'Texto em Markdown',
  write: 'Escrever',
  preview: 'Prévia',
  view: 'Modo',
  previewEmpty: 'Escreva o texto para ver a prévia.',
  cover: 'Capa',
  saveDraft: 'Salvar rascunho',
  publish: 'Publicar',
  savePublished: 'Salvar e manter no site',
  withdraw: 'Recolher do site',
  saving: 'Salvando...',
  created: 'Artigo criado.',
  updated: 'Artigo salvo.',
  failed: 'Alguns campos precisam de atenção.',
  stale: 'Outra pessoa mudou este artigo enquanto você editava. Copie o seu texto, volte à lista e abra-o de novo.',
  announce: 'Enviar à newsletter',
  announceTitle: 'Enviar este artigo à newsletter?',
  announceLead: 'Todas as pessoas que assinam recebem o resumo e o link. Cada artigo pode ser enviado uma só vez.',
  announcing: 'Enviando...',
  announceFailed:
    'Não foi possível confirmar o envio. Feche esta janela: se o artigo saiu, a lista já mostra a data do envio.',
  announcedTo: (count: number) =>
    count === 1 ? 'Artigo a caminho de 1 assinante.' : `Artigo a caminho de ${count} assinantes.`,
  leaveTitle: 'Sair sem salvar?',
  leaveLead: 'O que você escreveu desde a última vez se perde.',
  leave: 'Sair sem salvar',
} as const;

export const articleKindOptions = [
  { value: 'blog', label: 'Blog' },
  { value: 'help', label: 'Central de Ajuda' },
  { value: 'tutorial', label: 'Tutoriais' },
  { value: 'faq', label: 'Perguntas frequentes' },
] as const;

export const articleKindFilterOptions = [{ value: 'all', label: 'Todos os lugares' }, ...articleKindOptions] as const;

export const articleStatusOptions = [
  { value: 'all', label: 'Todas' },
  { value: 'published', label: 'Publicados' },
  { value: 'draft', label: 'Rascunhos' },
] as const;

export const motifOptions = [
  { value: 'web', label: 'Teia' },
  { value: 'pair', label: 'Par' },
  { value: 'orbit', label: 'Órbita' },
  { value: 'steps', label: 'Degraus' },
  { value: 'triangle', label: 'Triângulo' },
  { value: 'rays', label: 'Raios' },
  { value: 'tree', label: 'Árvore' },
  { value: 'waves', label: 'Ondas' },
] as const;

export const contactMessageTexts = {
  tab: 'Mensagens',
  title: 'Mensagens do contato',
  hint: 'Cada mensagem também chega por e-mail. Ficam guardadas por um ano e depois são apagadas.',
  reply: 'Responder por e-mail',
  replySubject: (topic: string) => `Sefira: ${topic}`,
  settle: 'Marcar como respondida',
  reopen: 'Reabrir',
  settled: 'Mensagem marcada como respondida.',
  reopened: 'Mensagem reaberta.',
  priority: 'Prioritário',
  answered: 'Respondida',
  waiting: 'Esperando',
} as const;

export const contactStateOptions = [
  { value: 'open', label: 'Esperando' },
  { value: 'answered', label: 'Respondidas' },
  { value: 'all', label: 'Todas' },
] as const;
