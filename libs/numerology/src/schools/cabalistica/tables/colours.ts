/** Favourable colours by the day of birth reduced to one digit (docs/numerology.md 2.26, method 2 of the course). */
export const coloursByDay: Readonly<Record<number, readonly string[]>> = {
  1: ['dourado', 'amarelo', 'laranja', 'bronze', 'marrom-dourado'],
  2: ['verde', 'creme', 'branco'],
  3: ['malva', 'violeta', 'púrpura', 'azul (secundária)', 'carmesim (secundária)', 'rosa (secundária)'],
  4: ['azul', 'cinza', 'púrpura', 'ouro'],
  5: ['cinza-claro', 'branco', 'cores claras e brilhantes'],
  6: ['azul', 'rosa'],
  7: ['verde', 'cores claras', 'branco', 'amarelo'],
  8: ['cinza-escuro', 'azul-escuro', 'púrpura'],
  9: ['carmesim', 'vermelho', 'rosa'],
};

/** Colours to avoid by the day of birth reduced to one digit; days without a row have none. */
export const coloursToAvoid: Readonly<Record<number, readonly string[]>> = {
  2: ['preto', 'púrpura', 'vermelho-escuro'],
  6: ['cores escuras'],
  7: ['cores escuras'],
  8: ['cores claras'],
};

/** Favourable colours by Expressão (method 1). */
export const coloursByExpression: Readonly<Record<number, readonly string[]>> = {
  1: ['amarelo', 'laranja', 'castanho', 'dourado', 'verde', 'creme', 'branco'],
  2: ['verde', 'creme', 'branco', 'cinza'],
  3: ['violeta', 'vinho', 'púrpura', 'vermelho'],
  4: ['azul', 'cinza', 'púrpura', 'ouro'],
  5: ['cores claras', 'cinza', 'prateado'],
  6: ['rosa', 'azul', 'verde'],
  7: ['verde', 'amarelo', 'branco', 'cinza', 'azul-claro'],
  8: ['púrpura', 'cinza', 'azul', 'preto', 'castanho'],
  9: ['vermelho', 'rosa', 'coral', 'vinho'],
  11: ['branco', 'violeta', 'cores claras'],
  22: ['violeta', 'branco', 'cores claras'],
};
