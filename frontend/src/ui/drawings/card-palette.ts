import { themePalette } from '@sefira/drawings/palette';

/** For a drawing on a card: blank areas take the card's colour. */
export const cardPalette = { ...themePalette, background: themePalette.surface };
