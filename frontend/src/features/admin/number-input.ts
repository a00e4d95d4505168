const money = /^\d{1,7}([.,]\d{1,2})?$/;
const whole = /^\d{1,6}$/;

/** `29,90` as 2990 cents; null for anything else. */
export function readCents(text: string): number | null {
  const typed = text.trim().replace(/^R\$\s*/, '');
  if (!money.test(typed)) return null;
  const [reais = '0', cents = ''] = typed.split(/[.,]/);
  return Number(reais) * 100 + Number(cents.padEnd(2, '0'));
}

/** 2990 cents as input text: `29,90`. */
export function typedCents(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

export function readWhole(text: string): number | null {
  return whole.test(text.trim()) ? Number(text.trim()) : null;
}
