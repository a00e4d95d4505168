import { fieldErrors } from './field-errors.ts';

/**
 * Every error code of the product with its HTTP status and the Portuguese sentence shown to people
 * (docs/decisions/0004-answer-envelope-and-errors.md). A service may give a more precise sentence; the code and status stay.
 */
export const errorCatalogue = {
  VALIDATION_FAILED: { status: 400, message: 'Há dados inválidos. Confira os campos indicados.' },
  MALFORMED_REQUEST: { status: 400, message: 'A requisição não pôde ser lida.' },
  ...fieldErrors,
  NAME_LETTER_UNKNOWN: { status: 400, message: 'O nome tem uma letra que não pertence ao alfabeto latino.' },
  DATE_IN_FUTURE: { status: 400, message: 'A data de nascimento não pode estar no futuro.' },
  YEAR_OUT_OF_RANGE: { status: 400, message: 'O ano deve estar entre 1900 e 2100.' },
  DATE_RANGE_INVALID: { status: 400, message: 'O período precisa começar hoje ou depois e ter até 365 dias.' },
  NO_DAY_LEFT: {
    status: 400,
    message: 'Nenhum dia do período fica livre. Aumente o período ou evite menos dias.',
  },
  TOO_FEW_PEOPLE: { status: 400, message: 'Por favor, preencha os dados de pelo menos duas pessoas.' },
  TOO_MANY_PEOPLE: { status: 400, message: 'Há pessoas demais para esta análise.' },
  TOO_FEW_MEMBERS: { status: 400, message: 'Adicione pelo menos 2 membros válidos' },
  TOO_MANY_MEMBERS: { status: 400, message: 'Máximo de 10 membros permitido' },
  TARGET_NUMBER_MISSING: { status: 400, message: 'Selecione pelo menos um número alvo' },
  CODE_INVALID: { status: 400, message: 'Código inválido. Confira e tente novamente.' },
  IMAGE_INVALID: { status: 400, message: 'Envie uma imagem JPEG, PNG ou WebP de até 5 MB.' },
  CPF_INVALID: { status: 400, message: 'CPF inválido. Confira os números.' },
  PIX_KEY_INVALID: { status: 400, message: 'Chave PIX inválida.' },
  CONFIG_VALUE_INVALID: { status: 400, message: 'Valor inválido para o tipo desta configuração.' },
  FIELD_READ_ONLY: { status: 400, message: 'Há campos que não podem ser alterados.' },
  INVALID_CREDENTIALS: { status: 401, message: 'E-mail ou senha incorretos.' },
  PASSWORD_INVALID: { status: 400, message: 'Senha incorreta. Confira e tente de novo.' },
  ADMIN_PASSWORD_INVALID: { status: 403, message: 'Senha de administrador incorreta.' },
  SESSION_REQUIRED: { status: 401, message: 'Faça login para continuar.' },
  SESSION_EXPIRED: { status: 401, message: 'Sessão expirada. Faça login novamente.' },
  API_KEY_REQUIRED: {
    status: 401,
    message: 'Informe uma chave de API no cabeçalho Authorization, assim: Bearer sefira_…',
  },
  API_KEY_INVALID: { status: 401, message: 'Esta chave de API não existe, venceu ou foi revogada.' },
  SIGNATURE_INVALID: { status: 401, message: 'Assinatura inválida.' },
  IDENTITY_REQUIRED: { status: 401, message: 'Chamada sem identidade válida.' },
  INSUFFICIENT_CREDITS: { status: 402, message: 'Créditos insuficientes para realizar esta análise.' },
  EMAIL_UNCONFIRMED: {
    status: 403,
    message: 'Confirme seu e-mail antes de enviar para outras pessoas: abra o link que mandamos para você.',
  },
  FORBIDDEN: { status: 403, message: 'Acesso negado. Você não tem permissão para esta ação.' },
  GUEST_NOT_ALLOWED: { status: 403, message: 'O acesso sem login está desativado. Entre ou crie uma conta.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'Esta conta está suspensa. Fale com o suporte.' },
  PROOF_REQUIRED: {
    status: 403,
    message: 'Para continuar, confirme que é você: informe a sua senha ou o código da verificação em duas etapas.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Administradores precisam da verificação em duas etapas. Ative-a em Perfil, na aba Segurança.',
  },
  SIGN_UP_REQUIRED: {
    status: 403,
    message: 'Crie uma conta grátis para continuar e guarde os mapas que já fez.',
  },
  PLAN_REQUIRED: { status: 403, message: 'Seu plano não inclui este recurso.' },
  API_KEY_NOT_ALLOWED: { status: 403, message: 'Uma chave de API só abre a API pública, em /api/v1.' },
  API_SCOPE_MISSING: { status: 403, message: 'Esta chave não tem a permissão que esta chamada pede.' },
  CROSS_SITE_BLOCKED: { status: 403, message: 'Requisição de outro site bloqueada.' },
  NOT_FOUND: { status: 404, message: 'Recurso não encontrado.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Método não permitido.' },
  EMAIL_TAKEN: { status: 409, message: 'Este e-mail já está cadastrado. Entre ou recupere sua senha.' },
  CONFLICT: { status: 409, message: 'O registro mudou enquanto você editava. Recarregue e tente de novo.' },
  FREE_SERVICE_UNCONFIRMED: {
    status: 409,
    message:
      'Com custo 0, qualquer pessoa usa este serviço sem gastar créditos e sem limite, também no plano gratuito. Confirme para continuar.',
  },
  IDEMPOTENCY_CLASH: { status: 409, message: 'Esta chave de repetição já foi usada com outros dados.' },
  API_KEY_LIMIT: { status: 409, message: 'Você já tem 10 chaves. Revogue uma para criar outra.' },
  LAST_ADMIN: { status: 409, message: 'O último administrador ativo não pode ser removido, rebaixado ou suspenso.' },
  RECIPIENT_REFUSES_MAIL: {
    status: 409,
    message: 'Este endereço pediu para não receber e-mails enviados por outras pessoas. Escolha outro.',
  },
  REPORT_NOT_READY: { status: 409, message: 'O relatório ainda está sendo preparado.' },
  CORRECTION_LIMIT_REACHED: {
    status: 409,
    message: 'Este relatório já foi corrigido duas vezes. Para mudar os dados de novo, faça uma nova análise.',
  },
  CORRECTION_OF_ANOTHER_PERSON: {
    status: 409,
    message:
      'A correção conserta só um erro de digitação, no nome ou na data da mesma pessoa ou empresa. Para outra, faça uma nova análise.',
  },
  CORRECTION_CLOSED: { status: 409, message: 'O prazo de 24 horas para corrigir os dados terminou.' },
  EXAM_CLOSED: { status: 409, message: 'A prova não está aberta agora.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'O total mudou desde que você abriu esta página. Nada foi cobrado: confira o novo valor e confirme.',
  },
  REFUND_CLOSED: { status: 409, message: 'Este pedido não pode mais ser devolvido por aqui. Fale com o suporte.' },
  REQUEST_TIMEOUT: { status: 408, message: 'A requisição demorou demais para chegar. Tente novamente.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Os dados enviados são grandes demais.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Formato de conteúdo não aceito.' },
  CARD_DATA_REFUSED: { status: 422, message: 'Dados de cartão não podem ser enviados para a Sefira.' },
  CHALLENGE_REQUIRED: {
    status: 429,
    message: 'Muitas pessoas usam a mesma rede que você agora. Tente de novo daqui a pouco.',
  },
  RATE_LIMITED: { status: 429, message: 'Muitas tentativas. Aguarde alguns minutos.' },
  CONCURRENCY_LIMITED: {
    status: 429,
    message: 'Você já tem outros pedidos sendo preparados. Espere um deles terminar e tente de novo.',
  },
  MAIL_LIMIT_REACHED: { status: 429, message: 'O limite de e-mails por dia foi atingido. Tente de novo amanhã.' },
  API_QUOTA_EXCEEDED: { status: 429, message: 'A cota diária de chamadas da API terminou.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'O endereço ou os cabeçalhos da requisição são grandes demais.' },
  INTERNAL_ERROR: { status: 500, message: 'Erro interno do servidor. Tente novamente mais tarde.' },
  DEPENDENCY_DOWN: { status: 503, message: 'Serviço temporariamente indisponível. Tente novamente em instantes.' },
  UPSTREAM_TIMEOUT: { status: 504, message: 'O serviço demorou demais para responder. Tente novamente.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** True for a string that names a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}
