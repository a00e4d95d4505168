import type { Printout } from '@sefira/contracts/reports/printouts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { renderBoleto } from './boleto.ts';
import { renderCertificate } from './certificate.ts';
import { renderReceipt } from './receipt.ts';
import { renderCommissions, renderSales, renderTable } from './statements.ts';
import { renderTranscript } from './transcript.ts';

/** A printout of another service. Pure in its input. */
export function renderPrintout(printout: Printout, brand: Brand): RenderedReport {
  switch (printout.kind) {
    case 'receipt':
      return renderReceipt(printout, brand);
    case 'boleto':
      return renderBoleto(printout, brand);
    case 'commissions':
      return renderCommissions(printout, brand);
    case 'sales':
      return renderSales(printout, brand);
    case 'table':
      return renderTable(printout, brand);
    case 'transcript':
      return renderTranscript(printout, brand);
    case 'certificate':
      return renderCertificate(printout, brand);
  }
}
