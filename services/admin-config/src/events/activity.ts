import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { recordActivity } from '../use-cases/activity/record-activity.ts';

const analyses = {
  personal: 'pessoal',
  compatibility: 'de compatibilidade',
  company: 'de empresa',
  cycles: 'de ciclos',
  name: 'de nome',
  group: 'de grupo',
  dates: 'de datas',
  atlas: 'de atlas da vida',
  yearbook: 'de livro do ano',
  signature: 'de assinatura',
  baby: 'de nomes de bebê',
  brand: 'de marca',
} as const;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Excludes the amount of earlier events: a chargeback may follow a partial refund. */
function newlyRefunded({ newlyRefundedCents, refundedCents }: EventEnvelope<'order.refunded'>['payload']): number {
  return newlyRefundedCents ?? refundedCents;
}

/** Adds events of other services to the activity feed and the sums by day. */
export const activityHandlers = {
  'user.registered': ({ event, transaction }: EventDelivery<'user.registered', AdminContext>) =>
    recordActivity(transaction, event, {
      kind: 'user',
      detail: 'Novo usuário cadastrado',
      userId: event.payload.userId,
      figure: 'users',
      amount: 1,
    }),
  'analysis.completed': ({ event, transaction }: EventDelivery<'analysis.completed', AdminContext>) =>
    recordActivity(transaction, event, {
      kind: 'analysis',
      detail: `Análise ${analyses[event.payload.kind]} concluída`,
      userId: event.payload.userId,
      figure: 'analyses',
      amount: 1,
    }),
  'report.completed': ({ event, transaction }: EventDelivery<'report.completed', AdminContext>) =>
    recordActivity(transaction, event, {
      kind: 'report',
      detail: `Relatório de ${event.payload.pages} páginas pronto`,
      userId: event.payload.userId,
      figure: 'reports',
      amount: 1,
    }),
  'order.paid': ({ event, transaction }: EventDelivery<'order.paid', AdminContext>) =>
    recordActivity(transaction, event, {
      kind: 'order',
      detail: `${event.payload.description} pago: ${reais.format(event.payload.amountCents / 100)}`,
      userId: event.payload.userId,
      figure: 'revenue',
      amount: event.payload.amountCents,
    }),
  'order.refunded': ({ event, transaction }: EventDelivery<'order.refunded', AdminContext>) =>
    recordActivity(transaction, event, {
      kind: 'refund',
      detail: `${event.payload.description} devolvido: ${reais.format(newlyRefunded(event.payload) / 100)}`,
      userId: event.payload.userId,
      figure: 'revenue',
      amount: -newlyRefunded(event.payload),
    }),
  'order.recovered': ({ event, transaction }: EventDelivery<'order.recovered', AdminContext>) =>
    recordActivity(transaction, event, {
      kind: 'order',
      detail: `${event.payload.description}: contestação ganha, ${reais.format(event.payload.recoveredCents / 100)}`,
      userId: event.payload.userId,
      figure: 'revenue',
      amount: event.payload.recoveredCents,
    }),
};
