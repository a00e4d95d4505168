import type { Order } from '@sefira/contracts/billing/orders';
import { FileText } from 'lucide-react';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { dateInWords } from '../../../ui/format/calendar-date.ts';
import { CodeBox } from './code-box.tsx';
import { WaitingLine } from './waiting-line.tsx';

/** `00000.00000 00000.000000 00000.000000 0 00000000000000`, as printed on a boleto. */
function formatLine(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

/** The line to copy, the due date and the PDF. */
export function BoletoPanel({ boleto }: { readonly boleto: NonNullable<Order['instructions']['boleto']> }) {
  return (
    <div className="grid gap-5">
      <p className="font-semibold">{orderTexts.dueOn(dateInWords(boleto.dueDate))}</p>
      <CodeBox label={orderTexts.boletoLine} code={formatLine(boleto.line)} />
      <div className="flex flex-wrap gap-3">
        <CopyButton variant="primary" text={boleto.line} label={orderTexts.copyLine} />
        {boleto.pdfUrl ? (
          <a href={boleto.pdfUrl} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline' })}>
            <FileText aria-hidden="true" className="size-4.5" />
            {orderTexts.boletoPdf}
          </a>
        ) : null}
      </div>
      <WaitingLine />
      <p className="text-small text-muted">{orderTexts.mailed}</p>
    </div>
  );
}
