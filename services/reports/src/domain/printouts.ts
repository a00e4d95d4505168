import { type Printout, printout } from '@sefira/contracts/reports/printouts';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod/mini';
import { type DocumentContent, houseBrand } from './document-content.ts';
import { templateVersionOf } from './template-versions.ts';

/** Papers that other services have printed; nobody's list shows them. */
export const paperKinds: readonly string[] = [
  'receipt',
  'boleto',
  'commissions',
  'sales',
  'table',
  'transcript',
  'certificate',
] satisfies Printout['kind'][];

/** How long a paper is kept, to be handed out again: whoever had it printed has what it says. */
export const paperMilliseconds = dayMilliseconds;

/** Direction marks, invisible characters and controls but line ends: they would reorder or hide what stands beside them. */
const unseen = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u2060\uFEFF\u00AD]|(?!\n)\p{Cc}/gu;

/** A paper as a document of its own. */
export function paperContent(given: Printout): DocumentContent {
  const paper = z.parse(printout, readable(given));
  return {
    kind: paper.kind,
    input: paper,
    ruleSet: '',
    referenceDate: '',
    templateVersion: templateVersionOf(paper.kind),
    brand: houseBrand,
  };
}

/** The paper that a stored document is; null for a report. */
export function paperOf(document: { readonly kind: string; readonly input: unknown }): Printout | null {
  return paperKinds.includes(document.kind) ? z.parse(printout, document.input) : null;
}

/** The name of the file. */
export function paperTitle(paper: Printout): string {
  switch (paper.kind) {
    case 'receipt':
      return `Recibo ${paper.number}`;
    case 'boleto':
      return `Boleto ${paper.documentNumber}`;
    case 'commissions':
      return `Comissões ${periodOf(paper)}`;
    case 'sales':
      return `Vendas ${periodOf(paper)}`;
    case 'certificate':
      return `Certificado ${paper.code}`;
    case 'table':
    case 'transcript':
      return paper.title;
  }
}

/** "de 22/10/2026 a 21/11/2026". */
function periodOf({ period }: { readonly period: { readonly from: string; readonly to: string } }): string {
  const [from, to] = [period.from, period.to].map((date) => date.split('-').reverse().join('/'));
  return `de ${from} a ${to}`;
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().normalize('NFC').replace(unseen, '');
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, readable(one)]));
}
