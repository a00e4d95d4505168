const small = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'catorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
];
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const hundreds = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
];

/** `um ano`, `quarenta e seis anos`. */
export function ageInWords(age: number): string {
  return `${inWords(age)} ${age === 1 ? 'ano' : 'anos'}`;
}

/** A whole number from 0 to 9999 in Brazilian Portuguese words; any other as its digits. */
export function inWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 9999) return String(number);
  if (number < 20) return small[number] ?? String(number);
  if (number < 100) return joined(tens[Math.floor(number / 10)], number % 10);
  if (number === 100) return 'cem';
  if (number < 1000) return joined(hundreds[Math.floor(number / 100)], number % 100);
  const thousands = Math.floor(number / 1000);
  const rest = number % 1000;
  const head = thousands === 1 ? 'mil' : `${inWords(thousands)} mil`;
  if (rest === 0) return head;
  const plain = rest < 100 || rest % 100 === 0;
  return plain ? `${head} e ${inWords(rest)}` : `${head} ${inWords(rest)}`;
}

function joined(head: string | undefined, rest: number): string {
  return rest === 0 ? `${head}` : `${head} e ${inWords(rest)}`;
}

/** "um, dois e três". */
export function listInWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;
}
