/** UUIDs: their digits can match a card number by chance. */
const identifier = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Card numbers with separators: spaces, dots or dashes. */
const longNumber = /(?:\d[ .\u00a0-]?){12,18}\d/g;

/** E-mail addresses may contain any digits; one without letters is still checked. */
const address = /^[^@\s]*\p{L}[^@\s]*@[^@\s]+$/u;

/** True when a string in the value contains a possible card number (docs/decisions/0039-payment-provider-port.md). */
export function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string')
    return !address.test(value) && (value.replaceAll(identifier, ' ').match(longNumber) ?? []).some(isCardNumber);
  if (typeof value === 'number') return isCardNumber(String(value));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => holdsCardNumber(key) || holdsCardNumber(inner));
}

function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || !/^[2-6]/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
