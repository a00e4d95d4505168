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
