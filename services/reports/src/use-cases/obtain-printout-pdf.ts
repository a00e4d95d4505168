import type { printNames } from '@sefira/contracts/reports/names';
import type { Printout } from '@sefira/contracts/reports/printouts';
import type { RouteBody } from '@sefira/contracts/shared/route';
import type { StoredFile } from '@sefira/files/file-store';
import { productDate } from '@sefira/platform/time/clock';
import type { ReportsContext } from '../context.ts';
import { printoutContent, printoutTitle } from '../domain/printouts.ts';
import { obtainOwnerlessPdf } from './obtain-ownerless-pdf.ts';
import type { PdfCall } from './pdf-call.ts';

export interface ObtainedPrintout {
  readonly file: StoredFile;
  readonly title: string;
}

/** The PDF of a printout. @throws DomainError UPSTREAM_TIMEOUT, INTERNAL_ERROR */
export async function obtainPrintoutPdf(
  context: ReportsContext,
  call: PdfCall,
  printout: Printout,
): Promise<ObtainedPrintout> {
  const file = await obtainOwnerlessPdf(context, call, printoutContent(printout));
  return { file, title: printoutTitle(printout) };
}

/** The PDF of a list of names; the same list of the same day is rendered once. */
export function obtainNamesPdf(
  context: ReportsContext,
  call: PdfCall,
  { title, columns, rows }: RouteBody<typeof printNames>,
): Promise<ObtainedPrintout> {
  return obtainPrintoutPdf(context, call, {
    kind: 'table',
    generatedAt: `${productDate(context.clock())}T12:00:00.000Z`,
    title,
    subtitle: null,
    summary: [],
    columns: columns.map((name) => ({ title: name, kind: 'text' as const })),
    rows,
  });
}
