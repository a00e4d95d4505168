import type { SaleStatus } from '@sefira/contracts/reseller/dashboard';
import { saleStatusTexts } from '../../../texts/professional/reseller.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

const tones = { paid: 'success', pending: 'warning', cancelled: 'neutral' } as const;

/** Pago, Pendente, Cancelado. */
export function StatusBadge({ status }: { readonly status: SaleStatus }) {
  return <Badge tone={tones[status]}>{saleStatusTexts[status]}</Badge>;
}
