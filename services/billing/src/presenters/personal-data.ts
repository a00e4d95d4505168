import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import type { PersonalRows } from '../data/personal-data.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';
const duty = 'Obrigação legal de guardar registros de pagamento (LGPD, art. 7º, II)';

/** Presents the personal data of a person with the purpose of each field. */
export function presentPersonalData({ wallet, entries, orders, subscription }: PersonalRows): PersonalDataSection[] {
  return [
    sectionOf({
      title: 'Carteira',
      legalBasis: contract,
      purposes: {
        plan: 'Saber o que o seu plano inclui',
        balance: 'Saber quantos créditos você tem',
        createdAt: 'Saber desde quando a carteira existe',
      },
      rows: wallet ? [wallet] : [],
    }),
    sectionOf({
      title: 'Extrato de créditos',
      legalBasis: duty,
      purposes: {
        description: 'Dizer de que é o lançamento',
        amount: 'Prestar contas dos créditos',
        balanceAfter: 'Conferir o saldo',
        reason: 'Saber por que o saldo mudou',
        createdAt: 'Saber quando o saldo mudou',
      },
      rows: entries,
    }),
    sectionOf({
      title: 'Pedidos',
      legalBasis: duty,
      purposes: {
        id: 'Identificar o pedido',
        status: 'Saber o que foi feito do pedido',
        plan: 'Saber o plano comprado',
        pack: 'Saber o pacote comprado',
        amountCents: 'Cobrar e prestar contas',
        refundedCents: 'Prestar contas do que foi devolvido',
        method: 'Cobrar pela forma escolhida',
        payer: 'Emitir a cobrança e o recibo; o endereço, só para o boleto de um plano e os das renovações',
        createdAt: 'Saber quando foi feito',
        paidAt: 'Saber quando foi pago',
      },
      rows: orders,
    }),
    sectionOf({
      title: 'Assinatura',
      legalBasis: contract,
      purposes: {
        plan: 'Saber o plano assinado',
        cycle: 'Saber quando renovar',
        status: 'Saber se está ativa',
        method: 'Cobrar a renovação',
        card: 'Mostrar com que cartão é paga; o número fica só com o provedor',
        currentPeriodEnd: 'Saber até quando está paga',
      },
      rows: subscription ? [subscription] : [],
    }),
  ];
}
