import { themePalette } from '@sefira/drawings/palette';

/** For a picture that lies on a card: what it blanks out takes the card's colour. */
export const cardPalette = { ...themePalette, background: themePalette.surface };
