import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { type Happening, noteHappening } from '../data/activity.ts';

type Handling = HandlerContext<Transaction>;

const analyses = {
  personal: 'pessoal',
  compatibility: 'de compatibilidade',
  company: 'de empresa',
  cycles: 'de ciclos',
  name: 'de nome',
  group: 'de grupo',
} as const;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Without the part of an earlier event: a chargeback may follow a partial refund. */
function newlyRefunded({ newlyRefundedCents, refundedCents }: EventEnvelope<'order.refunded'>['payload']): number {
  return newlyRefundedCents ?? refundedCents;
}

function note(event: EventEnvelope, { transaction }: Handling, facts: Omit<Happening, 'id' | 'at'>): Promise<void> {
  return noteHappening(transaction, { id: event.id, at: new Date(event.occurredAt), ...facts });
}

/** What the other parts tell becomes the dashboard's activity and its sums by day. */
export const happenings = {
  'user.registered': (event: EventEnvelope<'user.registered'>, handling: Handling) =>
    note(event, handling, {
      kind: 'user',
      detail: 'Novo usuário cadastrado',
      userId: event.payload.userId,
      figure: 'users',
      amount: 1,
    }),
  'analysis.completed': (event: EventEnvelope<'analysis.completed'>, handling: Handling) =>
    note(event, handling, {
      kind: 'analysis',
      detail: `Análise ${analyses[event.payload.kind]} concluída`,
      userId: event.payload.userId,
      figure: 'analyses',
      amount: 1,
    }),
  'report.completed': (event: EventEnvelope<'report.completed'>, handling: Handling) =>
    note(event, handling, {
      kind: 'report',
      detail: `Relatório de ${event.payload.pages} páginas pronto`,
      userId: event.payload.userId,
      figure: 'reports',
      amount: 1,
    }),
  'order.paid': (event: EventEnvelope<'order.paid'>, handling: Handling) =>
    note(event, handling, {
      kind: 'order',
      detail: `${event.payload.description} pago: ${reais.format(event.payload.amountCents / 100)}`,
      userId: event.payload.userId,
      figure: 'revenue',
      amount: event.payload.amountCents,
    }),
  'order.refunded': (event: EventEnvelope<'order.refunded'>, handling: Handling) =>
    note(event, handling, {
      kind: 'refund',
      detail: `${event.payload.description} devolvido: ${reais.format(newlyRefunded(event.payload) / 100)}`,
      userId: event.payload.userId,
      figure: 'revenue',
      amount: -newlyRefunded(event.payload),
    }),
};
