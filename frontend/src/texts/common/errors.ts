/** The error catalogue of the specification. */
export const errorTexts = {
  sessionExpired: 'Sessão expirada. Faça login novamente.',
  forbidden: 'Acesso negado. Você não tem permissão para esta ação.',
  notFound: 'Recurso não encontrado.',
  tooMany: 'Muitas tentativas. Aguarde alguns minutos.',
  server: 'Erro interno do servidor. Tente novamente mais tarde.',
  unknown: 'Erro desconhecido',
  offline: 'Erro de conexão. Verifique sua internet.',
  setup: 'Erro interno. Tente novamente.',
} as const;
