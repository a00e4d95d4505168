/** Text as questions are compared: small letters, no accents, abbreviations of chats written out, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9%]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => writtenOut[word] ?? word)
    .join(' ');
}

const writtenOut: Readonly<Record<string, string>> = {
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

/** The text letter by letter in small letters without accents, as long as the text itself. */
export function alignedFold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}
