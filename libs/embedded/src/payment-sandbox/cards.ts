import type { Card } from './payment.ts';

/** The numbers that a form may be tried with. Any other valid number is declined. */
export const testCards: readonly {
  readonly number: string;
  readonly label: string;
  readonly behaviour: Card['behaviour'];
}[] = [
  { number: '4242424242424242', label: 'Visa, aprovado', behaviour: 'approve' },
  { number: '5555555555554444', label: 'Mastercard, aprovado', behaviour: 'approve' },
  { number: '378282246310005', label: 'American Express, aprovado', behaviour: 'approve' },
  { number: '4000000000000002', label: 'recusado', behaviour: 'decline' },
  { number: '4000000000009235', label: 'em análise', behaviour: 'review' },
  { number: '4000000000000069', label: 'cartão vencido', behaviour: 'expired' },
  { number: '4000000000000341', label: 'aprovado agora, recusado na renovação', behaviour: 'approve_once' },
];

export interface TypedCard {
  readonly number: string;
  /** `MM/AA`. */
  readonly expiry: string;
  readonly cvv: string;
  readonly holder: string;
}

/** What is wrong with a typed card, by field; empty when nothing is. */
export function cardProblems(card: TypedCard, now: Date): Readonly<Partial<Record<keyof TypedCard, string>>> {
  const number = digits(card.number);
  const brand = brandOf(number);
  const problems: Partial<Record<keyof TypedCard, string>> = {};
  if (number === '') problems.number = 'Informe o número.';
  else if (number.length < 13 || number.length > 19 || !passesLuhn(number))
    problems.number = 'Número de cartão inválido.';
  else if (brand === null) problems.number = 'Aceitamos Visa, Mastercard e American Express.';
  const [month = 0, year = 0] = card.expiry.split('/').map(Number);
  if (card.expiry === '') problems.expiry = 'Informe a validade.';
  else if (!/^\d{2}\/\d{2}$/.test(card.expiry) || month < 1 || month > 12) problems.expiry = 'Validade inválida.';
  else if (new Date(Date.UTC(2000 + year, month, 1)) <= now) problems.expiry = 'Este cartão está vencido.';
  if (card.cvv === '') problems.cvv = 'Informe o código.';
  else if (
    !/^\d{3,4}$/.test(card.cvv) ||
    (brand !== null && card.cvv.length !== (brand === 'American Express' ? 4 : 3))
  ) {
    problems.cvv = 'Código de segurança inválido.';
  }
  if (card.holder.trim().length < 3) problems.holder = 'Informe o nome impresso no cartão.';
  return problems;
}

/** What the sandbox keeps of a card: never its number. */
export function toCard(typed: TypedCard): Card {
  const number = digits(typed.number);
  return {
    brand: brandOf(number) ?? 'Cartão',
    lastFour: number.slice(-4),
    behaviour: testCards.find((known) => known.number === number)?.behaviour ?? 'decline',
  };
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function brandOf(number: string): string | null {
  if (/^4/.test(number)) return 'Visa';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(number)) return 'Mastercard';
  return /^3[47]/.test(number) ? 'American Express' : null;
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
