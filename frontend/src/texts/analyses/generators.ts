/** /gerador-nomes and /gerador-nomes-empresas. */
export const generatorTexts = {
  failed: 'Erro ao gerar nomes. Tente novamente.',
  made: (count: number) => `${count} nomes gerados com sucesso!`,
  copied: 'Nome copiado para a área de transferência!',
  submit: 'Gerar nomes',
  submitting: 'Gerando...',
  more: 'Mais nomes',
  noMore: 'Estes são todos os nomes que combinam com os filtros.',
  preferences: 'Preferências',
  results: 'Nomes',
  found: (count: number) => (count === 1 ? '1 nome' : `${count} nomes`),
  ofTotal: (shown: number, total: number) => `${shown} de ${total} nomes`,
  compatibility: 'Compatibilidade',
  copy: (name: string) => `Copiar ${name}`,
  favourite: (name: string) => `Guardar ${name} nos favoritos`,
  unfavourite: (name: string) => `Tirar ${name} dos favoritos`,
  favourites: 'Favoritos',
  noFavourites: 'Toque na estrela de um nome para guardá-lo aqui.',
  guestFavourites: 'Guardados só neste navegador. Entre na sua conta para tê-los em qualquer lugar.',
  exportList: 'Exportar Lista',
  exported: 'Lista exportada.',
  asTable: 'Planilha (.csv)',
  asPaper: 'PDF (.pdf)',
  printing: 'Imprimindo...',
  legend: 'O que cada número significa',
  emptyTitle: 'Os nomes aparecem aqui',
  emptyHint: 'Escolha o número que você procura e, se quiser, os filtros.',
  noneTitle: 'Nenhum nome com estes filtros',
  noneHint: 'Nada foi cobrado. Tente outro número, ou deixe algum filtro em “Qualquer”.',
  unreachable: (numbers: string) =>
    `Nenhum nome chega a ${numbers} na tabela cabalística: esse número se reduz a outro.`,
  how: 'Cálculo',
  any: 'Qualquer',
} as const;

/** The keyword of each number of the generators. */
export const numberKeywords = {
  1: 'Liderança',
  2: 'Cooperação',
  3: 'Criatividade',
  4: 'Estabilidade',
  5: 'Liberdade',
  6: 'Harmonia',
  7: 'Sabedoria',
  8: 'Sucesso material',
  9: 'Humanitarismo',
  11: 'Inspiração',
  22: 'Construção',
  33: 'Serviço',
} as const;

export const childNamesTexts = {
  title: 'Gerador de nomes',
  listTitle: 'Nomes de pessoa',
  lead: 'Nomes reais, com origem e significado, que somam o número que você procura.',
  gender: 'Gênero',
  origin: 'Origem',
  meaning: 'Significado',
  target: 'Número alvo',
  length: 'Tamanho',
  style: 'Estilo',
  required: 'Selecione um número alvo para gerar nomes',
  calculations: (destino: number, alma: number, personalidade: number) =>
    `Destino ${destino} · Anseios da alma ${alma} · Personalidade ${personalidade}`,
} as const;

export const companyNamesTexts = {
  title: 'Gerador de nomes de empresas',
  listTitle: 'Nomes de empresa',
  lead: 'Nomes compostos do seu setor, do seu estilo e das suas palavras, sempre no número alvo.',
  targets: 'Números alvo',
  industry: 'Setor',
  style: 'Estilo',
  length: 'Tamanho',
  keywords: 'Palavras-chave',
  keywordsHint: 'Separadas por vírgulas. Ex.: sol, norte, pão',
  excludeKeywords: 'Palavras a evitar',
  required: 'Selecione pelo menos um número alvo',
  position: (position: number) => `${position}º`,
} as const;

export const genderOptions = [
  { value: 'male', label: 'Masculino' },
  { value: 'female', label: 'Feminino' },
  { value: 'unisex', label: 'Unissex' },
] as const;

export const childStyleNames = {
  classic: 'Clássico',
  modern: 'Moderno',
  unique: 'Único',
  traditional: 'Tradicional',
} as const;

export const childLengthOptions = [
  { value: 'any', label: 'Qualquer' },
  { value: 'short', label: 'Curto (3 a 5 letras)' },
  { value: 'medium', label: 'Médio (6 a 8 letras)' },
  { value: 'long', label: 'Longo (9 ou mais)' },
] as const;

export const companyLengthOptions = [
  { value: 'short', label: 'Curto (3 a 6 letras)' },
  { value: 'medium', label: 'Médio (7 a 12 letras)' },
  { value: 'long', label: 'Longo (13 ou mais)' },
] as const;

export const industryNames = {
  general: 'Geral',
  technology: 'Tecnologia',
  health: 'Saúde',
  finance: 'Finanças',
  education: 'Educação',
  retail: 'Varejo',
  consulting: 'Consultoria',
  marketing: 'Marketing',
  construction: 'Construção',
  food: 'Alimentação',
} as const;

export const companyStyleNames = {
  modern: 'Moderno',
  classic: 'Clássico',
  creative: 'Criativo',
  professional: 'Profissional',
  innovative: 'Inovador',
} as const;
