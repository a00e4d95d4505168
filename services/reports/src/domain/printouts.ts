import { type Printout, printout as printoutSchema } from '@sefira/contracts/reports/printouts';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod/mini';
import { type DocumentContent, defaultBrandId } from './document-content.ts';
import { templateVersionOf } from './template-versions.ts';

/** Kinds of printouts, which stand in no list. */
export const printoutKinds: readonly string[] = [
  'receipt',
  'boleto',
  'commissions',
  'sales',
  'table',
  'transcript',
  'certificate',
] satisfies Printout['kind'][];

/** Retention of a printout; the service that printed it stores its content. */
export const printoutMilliseconds = dayMilliseconds;

/** Direction marks, invisible characters and controls but line ends: they would reorder or hide the text beside them. */
const unseen = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u2060\uFEFF\u00AD]|(?!\n)\p{Cc}/gu;

/** Content of a printout. */
export function printoutContent(given: Printout): DocumentContent {
  const printout = z.parse(printoutSchema, readable(given));
  return {
    kind: printout.kind,
    input: printout,
    ruleSet: '',
    referenceDate: '',
    templateVersion: templateVersionOf(printout.kind),
    brand: defaultBrandId,
  };
}

/** The printout of a stored document; null for a report. */
export function printoutOf(document: { readonly kind: string; readonly input: unknown }): Printout | null {
  return printoutKinds.includes(document.kind) ? z.parse(printoutSchema, document.input) : null;
}

/** The name of the file. */
export function printoutTitle(printout: Printout): string {
  switch (printout.kind) {
    case 'receipt':
      return `Recibo ${printout.number}`;
    case 'boleto':
      return `Boleto ${printout.documentNumber}`;
    case 'commissions':
      return `Comissões ${periodOf(printout)}`;
    case 'sales':
      return `Vendas ${periodOf(printout)}`;
    case 'certificate':
      return `Certificado ${printout.code}`;
    case 'table':
    case 'transcript':
      return printout.title;
  }
}

/** "de 22/10/2026 a 21/11/2026". */
function periodOf({ period }: { readonly period: { readonly from: string; readonly to: string } }): string {
  const [from, to] = [period.from, period.to].map((date) => shortDate(date));
  return `de ${from} a ${to}`;
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().normalize('NFC').replace(unseen, '');
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readable(one)]));
}
