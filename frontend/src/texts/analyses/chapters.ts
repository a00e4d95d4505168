/** The folded chapters of a result. */
export const chapterTexts = {
  more: 'Ler mais',
  less: 'Recolher',
  index: 'Partes do resultado',
} as const;
