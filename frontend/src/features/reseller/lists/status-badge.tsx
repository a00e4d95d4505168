import type { SaleStatus } from '@sefira/contracts/reseller';
import { saleStatusTexts } from '../../texts/reseller.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { paid: 'success', pending: 'warning', cancelled: 'neutral' } as const;

/** Pago, Pendente, Cancelado. */
export function StatusBadge({ status }: { readonly status: SaleStatus }) {
  return <Badge tone={tones[status]}>{saleStatusTexts[status]}</Badge>;
}
