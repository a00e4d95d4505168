import type { Order } from '@sefira/contracts/billing/orders';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import { CodeBox } from './code-box.tsx';
import { Countdown } from './countdown.tsx';
import { WaitingLine } from './waiting-line.tsx';

/** QR code, copyable code and remaining time. */
export function PixPanel({ pix }: { readonly pix: NonNullable<Order['instructions']['pix']> }) {
  return (
    <div className="grid gap-6 sm:grid-cols-[16rem_1fr]">
      <div className="grid content-start justify-items-center gap-3">
        <QrCode content={pix.copyPaste} label={orderTexts.pixQr} className="w-full max-w-64" />
        <Countdown until={pix.expiresAt} />
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <ol className="grid list-decimal gap-1 ps-5 text-[0.9375rem] text-muted">
          {orderTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CodeBox label={orderTexts.pixCode} code={pix.copyPaste} />
        <div>
          <CopyButton variant="primary" text={pix.copyPaste} label={orderTexts.copy} />
        </div>
        <WaitingLine />
      </div>
    </div>
  );
}
