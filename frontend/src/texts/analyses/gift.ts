/** Of a map that is given as a present. */
export const giftTexts = {
  isGift: 'É um presente: quero uma página de dedicatória',
  to: 'Para quem é',
  from: 'De quem é',
  words: 'Dedicatória',
} as const;
