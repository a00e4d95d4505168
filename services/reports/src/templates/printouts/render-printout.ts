import type { Printout } from '@sefira/contracts/reports/printouts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { renderBoleto } from './boleto.ts';
import { renderCertificate } from './certificate.ts';
import { renderReceipt } from './receipt.ts';
import { renderCommissions, renderSales, renderTable } from './statements.ts';
import { renderTranscript } from './transcript.ts';

/** A paper that another service asked for. Pure in its input. */
export function renderPaper(paper: Printout, brand: Brand): RenderedReport {
  switch (paper.kind) {
    case 'receipt':
      return renderReceipt(paper, brand);
    case 'boleto':
      return renderBoleto(paper, brand);
    case 'commissions':
      return renderCommissions(paper, brand);
    case 'sales':
      return renderSales(paper, brand);
    case 'table':
      return renderTable(paper, brand);
    case 'transcript':
      return renderTranscript(paper, brand);
    case 'certificate':
      return renderCertificate(paper, brand);
  }
}
