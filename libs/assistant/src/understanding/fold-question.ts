import { withoutAccents } from '@sefira/contracts/shared/fold';

/** The form in which questions are compared: lower case, no accents, chat abbreviations expanded, single spaces. */
export function foldQuestion(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9%]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}

const abbreviations: Readonly<Record<string, string>> = {
  q: 'que',
  oq: 'o que',
  eh: 'e',
  vc: 'voce',
  vcs: 'voces',
  pq: 'porque',
  n: 'nao',
  num: 'numero',
  numeros: 'numeros',
  nro: 'numero',
  hj: 'hoje',
  amanha: 'amanha',
  tb: 'tambem',
  tbm: 'tambem',
  mto: 'muito',
  bb: 'bebe',
  namo: 'namorado',
  niver: 'aniversario',
  dps: 'depois',
  qual: 'qual',
  cade: 'onde',
};
