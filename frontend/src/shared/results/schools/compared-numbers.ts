/** Numbers of a map that are set side by side under other schools and rules. */
export const comparedNumbers = [
  'motivacao',
  'impressao',
  'expressao',
  'destino',
  'missao',
  'talentoOculto',
  'anoPessoal',
  'mesPessoal',
  'diaPessoal',
] as const;
