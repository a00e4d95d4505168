import { type CommissionExplanation, commissionState } from '@sefira/contracts/reseller/dashboard';
import * as z from 'zod/mini';
import type { Explained } from '../data/explanation.ts';
import { type EmailView, presentCommission } from './lists.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const date = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const reais = (cents: number) => money.format(cents / 100);

/** "Por que este valor?": origin and outcome of a commission in plain sentences. */
export function presentExplanation(explained: Explained, email: EmailView): CommissionExplanation {
  const { commission, customer, sale, link } = explained;
  return {
    commission: presentCommission(
      {
        ...commission,
        customerName: customer.name,
        customerEmail: customer.email,
        availableDay: commission.availableDay.toISOString().slice(0, 10),
      },
      email,
    ),
    sentences: [...originOf(explained), ...amountOf(explained), outcomeOf(explained)],
    ratePercent: commission.rateBasisPoints / 100,
    tiedAt: customer.attributedAt.toISOString(),
    linkName: link.name,
    orderId: sale.id,
    refundedCents: sale.refundedCents,
    refundedAt: sale.refundedAt?.toISOString() ?? null,
    payoutId: commission.payoutId,
  };
}

function originOf({ commission, customer, sale, link }: Explained): string[] {
  const rate = percent.format(commission.rateBasisPoints / 100);
  return [
    `${customer.name} se cadastrou em ${date.format(customer.attributedAt)} pelo seu link “${link.name}”, quando sua comissão era de ${rate}%. Essa taxa vale para todas as compras desse cliente.`,
    `Em ${date.format(sale.paidAt)} pagou ${reais(sale.amountCents)} por ${sale.product}.`,
  ];
}

function amountOf({ commission, sale }: Explained): string[] {
  const rate = percent.format(commission.rateBasisPoints / 100);
  const refunded =
    sale.refundedCents > 0 && sale.refundedAt
      ? [`Em ${date.format(sale.refundedAt)} recebeu de volta ${reais(sale.refundedCents)}.`]
      : [];
  if (commission.kind === 'reversal') {
    return [
      ...refunded,
      `A comissão dessa compra já tinha ido para um pagamento, por isso ${reais(-commission.amountCents)} são descontados do próximo.`,
    ];
  }
  if (commission.kind === 'restoration') {
    return [
      `A contestação dessa compra foi encerrada a nosso favor, por isso ${reais(commission.amountCents)} que tinham sido descontados voltam para você.`,
    ];
  }
  const base = sale.amountCents - (commission.state === 'cancelled' ? 0 : sale.refundedCents);
  return [...refunded, `${rate}% de ${reais(base)} são ${reais(commission.amountCents)}.`];
}

function outcomeOf({ commission, payout }: Explained): string {
  const availableOn = date.format(commission.availableAt);
  switch (z.parse(commissionState, commission.state)) {
    case 'held':
      return 'Estamos conferindo este vínculo. Até lá a comissão fica guardada.';
    case 'pending':
      return `Fica disponível em ${availableOn}, quando termina a garantia do cliente.`;
    case 'available':
      return 'Faz parte do saldo que você pode pedir agora.';
    case 'requested':
      return `Faz parte do pagamento nº ${payout?.number ?? ''}, que está em andamento.`;
    case 'paid':
      return payout?.paidAt
        ? `Foi paga em ${date.format(payout.paidAt)}, no pagamento nº ${payout.number}.`
        : 'Já foi paga.';
    case 'cancelled':
      if (commission.kind === 'sale') return 'Não será paga.';
      return commission.kind === 'reversal'
        ? 'Não vale mais: o desconto já está no valor da própria comissão.'
        : 'Não vale mais: a devolução já está no valor da própria comissão.';
  }
}
