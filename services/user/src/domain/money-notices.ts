import type { EventEnvelope, EventName } from '@sefira/contracts/shared/events';
import type { notificationKinds } from '@sefira/contracts/user/notifications';

/** Events about money that notify their person. */
const moneyEventNames = [
  'order.paid',
  'order.refunded',
  'subscription.renewal_due',
  'subscription.payment_failed',
  'subscription.ended',
  'credits.low',
  'reseller.decided',
  'payout.settled',
] as const satisfies readonly EventName[];
export type MoneyEvent = {
  [Name in (typeof moneyEventNames)[number]]: EventEnvelope<Name>;
}[(typeof moneyEventNames)[number]];

/** Proofs of payment, refund and payout, which the law requires for closed accounts too (docs/decisions/0017-closing-and-erasing-an-account.md). */
const receiptEvents: ReadonlySet<EventName> = new Set<EventName>(['order.paid', 'order.refunded', 'payout.settled']);

/** True when the mail of this event is such a proof. */
export function isReceipt(event: MoneyEvent): boolean {
  return receiptEvents.has(event.name);
}

/** Content of the notification, and of the mail for events of the contract. */
export interface MoneyNotice {
  readonly kind: (typeof notificationKinds)[number];
  readonly title: string;
  readonly text: string;
  /** Path of the page that shows it. */
  readonly link: string;
  readonly action: string;
  readonly isMailed: boolean;
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const date = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

const reais = (cents: number) => money.format(cents / 100);
const dayOf = (instant: string) => date.format(new Date(instant));

/** The notice of an event about money. */
export function moneyNotice(event: MoneyEvent): MoneyNotice {
  switch (event.name) {
    case 'order.paid': {
      const { orderId, description, amountCents } = event.payload;
      const text = `Recebemos ${reais(amountCents)} por ${description}. O recibo está em Pagamentos.`;
      const link = `/payments/recibo/${orderId}`;
      return { kind: 'order_paid', title: 'Pagamento confirmado', text, link, action: 'Ver o recibo', isMailed: true };
    }
    case 'order.refunded': {
      const { description, refundedCents, newlyRefundedCents = refundedCents } = event.payload;
      const text = `Devolvemos ${reais(newlyRefundedCents)} de ${description}. O prazo até aparecer depende do seu banco.`;
      const title = 'Devolução feita';
      return { kind: 'order_refunded', title, text, link: '/payments', action: 'Ver pagamentos', isMailed: true };
    }
    case 'subscription.renewal_due': {
      const { orderId, description, amountCents, periodEnd } = event.payload;
      const text = `${description} termina em ${dayOf(periodEnd)}. Pague ${reais(amountCents)} até lá para continuar sem pausa.`;
      const link = `/pagamento/pedidos/${orderId}`;
      return {
        kind: 'renewal_due',
        title: 'Hora de renovar seu plano',
        text,
        link,
        action: 'Pagar agora',
        isMailed: true,
      };
    }
    case 'subscription.payment_failed':
      return failedNotice(event.payload);
    case 'subscription.ended':
      return endedNotice(event.payload);
    case 'credits.low': {
      const { credits } = event.payload;
      const offer = 'Compre mais ou escolha um plano quando quiser.';
      const left = credits === 1 ? 'Resta 1 crédito' : `Restam ${credits} créditos`;
      const title = credits === 0 ? 'Seus créditos acabaram' : 'Seus créditos estão acabando';
      const text = credits === 0 ? offer : `${left}. ${offer}`;
      return { kind: 'credits_low', title, text, link: '/pagamento', action: 'Ver créditos', isMailed: false };
    }
    case 'reseller.decided':
      return decidedNotice(event.payload);
    case 'payout.settled':
      return payoutNotice(event.payload);
  }
}

function failedNotice(failed: EventEnvelope<'subscription.payment_failed'>['payload']): MoneyNotice {
  const { reason, description, nextAttemptAt } = failed;
  const next = nextAttemptAt
    ? `Tentaremos de novo em ${dayOf(nextAttemptAt)}.`
    : 'Não haverá outra tentativa, e o plano termina.';
  const text = `Não conseguimos cobrar ${description} no seu cartão. ${reason} ${next}`;
  const title = 'Pagamento não aprovado';
  return { kind: 'payment_failed', title, text, link: '/pagamento', action: 'Pagar de outro jeito', isMailed: true };
}

const endings = {
  period_over: 'O período pago terminou.',
  payment_failed: 'Não conseguimos cobrar a renovação.',
  refunded: 'O valor foi devolvido.',
} as const;

function endedNotice({ reason }: EventEnvelope<'subscription.ended'>['payload']): MoneyNotice {
  const text = `${endings[reason]} Você continua no plano gratuito, e tudo o que fez continua aqui.`;
  return {
    kind: 'plan_ended',
    title: 'Seu plano terminou',
    text,
    link: '/pagamento',
    action: 'Ver planos',
    isMailed: true,
  };
}

function decidedNotice({ decision, reason }: EventEnvelope<'reseller.decided'>['payload']): MoneyNotice {
  const because = reason ? ` Motivo: ${reason}` : '';
  const words = {
    approved: ['Você agora é revendedor', 'Seu pedido foi aprovado. Entre de novo para abrir o painel de revendedor.'],
    refused: ['Sobre seu pedido de revenda', `Desta vez não foi possível aprovar.${because}`],
    suspended: ['Sua revenda foi suspensa', `O painel e os links ficam fora do ar.${because}`],
  } as const;
  const [title, text] = words[decision];
  const link = decision === 'approved' ? '/revendedor' : '/affiliates';
  const action = decision === 'approved' ? 'Abrir o painel' : 'Ver o programa';
  return { kind: 'reseller_decided', title, text, link, action, isMailed: true };
}

function payoutNotice(settled: EventEnvelope<'payout.settled'>['payload']): MoneyNotice {
  const { outcome, amountCents, number, reason, endToEndId } = settled;
  const [title, text] =
    outcome === 'paid'
      ? ['Comissões pagas', `Enviamos ${reais(amountCents)} por PIX (${endToEndId ?? ''}). É o pagamento nº ${number}.`]
      : ['Pagamento recusado', `O pedido nº ${number} voltou ao seu saldo.${reason ? ` Motivo: ${reason}` : ''}`];
  return { kind: 'payout_settled', title, text, link: '/revendedor', action: 'Abrir o painel', isMailed: true };
}
