/** Words of the kit, the same on every screen. */
export const interfaceTexts = {
  productName: 'Sefira',
  loading: 'Carregando...',
  notifications: 'Avisos',
  dismiss: 'Dispensar aviso',
  close: 'Fechar',
} as const;
