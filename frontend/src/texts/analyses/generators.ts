/** /gerador-nomes and /gerador-nomes-empresas. */
export const generatorTexts = {
  failed: 'Erro ao gerar nomes. Tente novamente.',
  made: (count: number) => (count === 1 ? '1 nome gerado com sucesso!' : `${count} nomes gerados com sucesso!`),
  copied: 'Nome copiado para a área de transferência!',
  submit: 'Gerar nomes',
  submitting: 'Gerando...',
  more: 'Mais nomes',
  noMore: 'Estes são todos os nomes que combinam com os filtros.',
  preferences: 'Preferências',
  results: 'Nomes',
  shared: 'O que todos têm em comum',
  ofNumbers: 'O que diz cada número',
  found: (count: number) => (count === 1 ? '1 nome' : `${count} nomes`),
  ofTotal: (shown: number, total: number) => `${shown} de ${total} nomes`,
  compatibility: 'Compatibilidade',
  copy: (name: string) => `Copiar ${name}`,
  favourite: (name: string) => `Guardar ${name} nos favoritos`,
  unfavourite: (name: string) => `Tirar ${name} dos favoritos`,
  favourites: 'Favoritos',
  noFavourites: 'Toque na estrela de um nome para guardá‑lo aqui.',
  guestFavourites: 'Guardados só neste navegador. Entre na sua conta para tê-los em qualquer lugar.',
  exportList: 'Exportar Lista',
  exported: 'Lista exportada.',
  asTable: 'Planilha (.csv)',
  asPaper: 'PDF (.pdf)',
  printing: 'Imprimindo...',
  legend: 'O que cada número significa',
  emptyTitle: 'Os nomes aparecem aqui',
  emptyHint: 'Escolha o número que você procura e, se quiser, os filtros.',
  noneTitle: 'Ainda sem nomes',
  unreachable: (numbers: string) =>
    `Nenhum nome chega a ${numbers} na tabela cabalística: esse número se reduz a outro.`,
  how: 'Cálculo',
  about: (name: string) => `Sobre ${name}`,
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
  9: 'Humanidade',
  11: 'Inspiração',
  22: 'Realização',
  33: 'Serviço amoroso',
} as const;

export const childNamesTexts = {
  title: 'Gerador de nomes',
  listTitle: 'Nomes de pessoa',
  lead: 'Nomes reais, com origem e significado, que somam o número que você procura, sozinhos ou com os sobrenomes da família.',
  gender: 'Gênero',
  origin: 'Origem',
  meaning: 'Significado',
  target: 'Número alvo',
  length: 'Tamanho',
  style: 'Estilo',
  required: 'Selecione um número alvo para gerar nomes',
  fits: {
    high: 'Combina muito com a família',
    good: 'Combina bem com a família',
    partial: 'Combina em parte com a família',
  },
  reasons: 'Razões e cálculo',
  family: 'A família (opcional)',
  familyHint:
    'Com os sobrenomes, o número alvo é o do nome inteiro da certidão, e a lista vem em faixas, da que mais combina à que menos.',
  surnames: 'Sobrenomes do bebê',
  surnamesHint: 'Na ordem da certidão. Ex.: Ribeiro Falcão',
  expectedDate: 'Data prevista',
  dateImpossible: 'Esta data não existe.',
  siblings: 'Irmãos',
  siblingsHint: 'Só o primeiro nome, separados por vírgulas. Ex.: Miguel, Alice',
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
  addresses:
    'Endereço e perfil são a forma do nome. Antes de decidir, veja se estão livres no Registro.br e nas redes, e a marca no INPI.',
  compare: 'Já tem nomes em mente?',
  compareLink: 'Compare na Marca',
} as const;

/** Origins beyond the ten languages. */
export const originNames: Readonly<Record<string, string>> = { Outra: 'Outra língua', Incerta: 'Origem incerta' };

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
