import { stringify } from 'csv-stringify/sync';
import { openText } from '../adapters/sealed-text.ts';
import type { ResellerContext } from '../context.ts';
import type { Payout } from '../data/payouts.ts';
import type { Reseller } from '../data/resellers.ts';

/** A batch as CSV for banks: one PIX per line, semicolons, decimal comma, UTF-8 with byte order mark. */
export function bankFile(
  context: Pick<ResellerContext, 'settings'>,
  payouts: readonly Payout[],
  resellers: readonly Reseller[],
): string {
  const byId = new Map(resellers.map((reseller) => [reseller.userId, reseller]));
  const rows = payouts.map((payout) => {
    const reseller = byId.get(payout.resellerId);
    return {
      identificador: `SEFIRA${payout.number}`,
      nome: reseller?.name ?? '',
      documento: openText(context, reseller?.documentSealed ?? null) ?? '',
      tipo_chave: payout.pixKeyType,
      chave_pix: openText(context, payout.pixKeySealed) ?? '',
      valor: (payout.amountCents / 100).toFixed(2).replace('.', ','),
    };
  });
  const columns = ['identificador', 'nome', 'documento', 'tipo_chave', 'chave_pix', 'valor'];
  return stringify(rows, { header: true, columns, delimiter: ';', bom: true, escape_formulas: true });
}
