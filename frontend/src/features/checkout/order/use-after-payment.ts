import type { Order } from '@sefira/contracts/billing/orders';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/client/api.ts';
import { useFlow } from '../../../api/client/use-flow.ts';
import { refreshSession } from '../../../api/session/reload-session.ts';
import { isJustPaid } from './order-state.ts';

const tries = 5;
const pause = 1500;

/** Plan and credits arrive by event: reads the session until it has the paid plan. */
export function useAfterPayment(order: Order | undefined): void {
  const flow = useFlow();
  const paidAt = order?.paidAt ?? null;
  const isNews = order !== undefined && isJustPaid(order);
  const plan = order?.plan ?? null;
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (!isNews || asked.current === paidAt) return;
    asked.current = paidAt;
    const ask = async (left: number): Promise<void> => {
      const known = await flow(refreshSession());
      flow(api.util.invalidateTags(['Billing']));
      if (plan === null || known === plan || left <= 1) return;
      setTimeout(() => void ask(left - 1), pause);
    };
    void ask(tries);
  }, [isNews, paidAt, plan, flow]);
}
