/** The page that replaces one with an error. */
export const brokenPageTexts = {
  title: 'Algo saiu do lugar',
  hint: 'A página não pôde ser mostrada. Recarregue; se continuar, escreva para o suporte.',
  reload: 'Recarregar',
} as const;
