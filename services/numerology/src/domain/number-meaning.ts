import { interpretMain, keywordOf } from '@sefira/numerology/interpretations/main-positions';

/** What the number of a name says: in a word for legends, in a sentence for cards. */
export function numberMeaning(number: number): { keyword: string; summary: string } {
  return { keyword: keywordOf(number), summary: interpretMain('expressao', number).summary };
}
