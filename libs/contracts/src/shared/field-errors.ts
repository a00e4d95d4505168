/** What the rules of single fields say: apart, because forms in the browser load these and not the whole catalogue. */
export const fieldErrors = {
  NAME_EMPTY: { status: 400, message: 'Informe o nome completo.' },
  NAME_WITHOUT_LETTERS: { status: 400, message: 'O nome precisa ter ao menos uma letra.' },
  NAME_TOO_LONG: { status: 400, message: 'O nome pode ter no máximo 120 caracteres.' },
  DATE_IMPOSSIBLE: { status: 400, message: 'Esta data não existe. Confira o dia, o mês e o ano.' },
  DATE_TOO_EARLY: { status: 400, message: 'A data precisa ser posterior a 1600.' },
  PASSWORD_TOO_SHORT: { status: 400, message: 'A senha deve ter pelo menos 6 caracteres' },
  ADDRESS_REQUIRED: { status: 400, message: 'Informe o endereço: o boleto precisa dele.' },
  ZIP_CODE_INVALID: { status: 400, message: 'CEP inválido. Confira os 8 números.' },
  TOKEN_INVALID: { status: 400, message: 'Este link é inválido ou já expirou. Peça um novo.' },
} as const;
