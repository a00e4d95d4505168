/** Words of fields and buttons that the home page does not have. */
export const controlTexts = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  datePlaceholder: 'dd/mm/aaaa',
  dateHint: 'Digite o dia, o mês e o ano com quatro algarismos.',
  copied: 'Copiado',
  whatsapp: 'WhatsApp',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie.',
} as const;

/** Days of filters and exports. */
export const periodTexts = {
  from: 'De',
  to: 'Até',
  fromHint: 'Em branco: desde o começo.',
  toHint: 'Em branco: até hoje.',
  impossible: 'Este dia não existe no calendário.',
  unfinished: 'Complete a data: dia, mês e ano.',
  reversed: 'A data final vem antes da inicial.',
} as const;
