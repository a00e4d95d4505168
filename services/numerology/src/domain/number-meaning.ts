import { summarizeExpressionOfChild } from '@sefira/numerology/interpretations/book/main-of-person';
import { interpretCompany } from '@sefira/numerology/interpretations/company';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';

/** What the number of a name says: in a word for legends, in one or two sentences for cards. */
export interface NumberMeaning {
  readonly keyword: string;
  readonly summary: string;
}

/** Of a child's name. */
export function childNumberMeaning(number: number): NumberMeaning {
  return { keyword: keywordOf(number), summary: summarizeExpressionOfChild(number) };
}

/** Of a company's name, in business words. */
export function companyNumberMeaning(number: number): NumberMeaning {
  const sentences = interpretCompany('nome', number).split(/(?<=[.!?]) /);
  return { keyword: keywordOf(number), summary: sentences.slice(0, 2).join(' ') };
}
