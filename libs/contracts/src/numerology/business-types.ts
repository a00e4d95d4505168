/** Sectors of a company. */
export const businessTypes = [
  'Tecnologia',
  'Varejo',
  'Serviços',
  'Consultoria',
  'Educação',
  'Saúde',
  'Alimentação',
  'Construção',
  'Arte e Design',
  'Finanças',
  'Marketing',
  'Outros',
] as const;
