/** Words of the kit, the same on every screen. */
export const interfaceTexts = {
  productName: 'Sefira',
  loading: 'Carregando...',
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  datePlaceholder: 'dd/mm/aaaa',
  dateHint: 'Digite o dia, o mês e o ano com quatro algarismos.',
  notifications: 'Avisos',
  dismiss: 'Dispensar aviso',
  close: 'Fechar',
  copied: 'Copiado',
  whatsapp: 'WhatsApp',
  mayRetry: 'Você já pode tentar de novo.',
  retryIn: (minutes: number, seconds: number) =>
    minutes > 0 ? `Faltam ${minutes} min ${String(seconds).padStart(2, '0')} s.` : `Faltam ${seconds} s.`,
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie.',
} as const;
