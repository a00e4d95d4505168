/** Bank of the sandbox: 000 is not assigned. */
const bank = '000';
const currency = '9';
const dayMilliseconds = 86_400_000;
/** The factor restarts at 1000 on this day, after 9999 on 2025-02-21. */
const secondCycle = Date.UTC(2025, 1, 22);
const firstFactor = 1000;
const factors = 9000;

export interface Boleto {
  /** 47 digits, "linha digitável". */
  readonly line: string;
  /** 44 digits. */
  readonly barcode: string;
}

/** "Fator de vencimento" of a date from 2025-02-22 on, `YYYY-MM-DD`; starts again at 1000 every 9000 days. */
export function dueDateFactor(dueDate: string): number {
  const days = Math.round((Date.parse(`${dueDate}T00:00:00Z`) - secondCycle) / dayMilliseconds);
  if (!(days >= 0)) throw new RangeError(`no factor for ${dueDate}`);
  return firstFactor + (days % factors);
}

/** A boleto of BCB's Carta-Circular 2.926: 44 digits with their modulo 11, and the line with its three modulo 10. */
export function makeBoleto(options: { dueDate: string; amountCents: number; reference: number }): Boleto {
  const factor = String(dueDateFactor(options.dueDate));
  const amount = String(options.amountCents).padStart(10, '0');
  const free = `0001${String(options.reference).padStart(20, '0')}0`.slice(-25).padStart(25, '0');
  const head = bank + currency;
  const check = modulo11(head + factor + amount + free);
  const fields = [head + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)].map(
    (field) => field + modulo10(field),
  );
  return { barcode: head + check + factor + amount + free, line: fields.join('') + check + factor + amount };
}

/** `00000.00000 00000.000000 00000.000000 0 00000000000000`. */
export function formatLine(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

function modulo10(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function modulo11(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 8)), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? '1' : String(check);
}
