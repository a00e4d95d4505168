import { csvLines } from '@sefira/platform/text/csv';
import { openText } from '../adapters/sealed-text.ts';
import type { ResellerContext } from '../context.ts';
import type { Payout } from '../data/payouts.ts';
import type { Reseller } from '../data/resellers.ts';

const columns = ['identificador', 'nome', 'documento', 'tipo_chave', 'chave_pix', 'valor'];

/** A batch as CSV for banks: one PIX per line, semicolons, decimal comma, UTF-8 with byte order mark. */
export function bankFile(
  context: Pick<ResellerContext, 'settings'>,
  payouts: readonly Payout[],
  resellers: readonly Reseller[],
): string {
  const byId = new Map(resellers.map((reseller) => [reseller.userId, reseller]));
  const lines = payouts.map((payout) => {
    const reseller = byId.get(payout.resellerId);
    return [
      `SEFIRA${payout.number}`,
      reseller?.name ?? '',
      openText(context, reseller?.documentSealed ?? null),
      payout.pixKeyType,
      openText(context, payout.pixKeySealed),
      (payout.amountCents / 100).toFixed(2).replace('.', ','),
    ];
  });
  return csvLines([columns, ...lines], { byteOrderMark: true, lineEnd: '\n' });
}
