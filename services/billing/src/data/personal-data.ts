import type { PersonalDataSection } from '@sefira/contracts/shared/personal-data';
import type { Transaction } from '../context.ts';
import { openPayer } from './payer.ts';
import { withTitles } from './statement.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';
const duty = 'Obrigação legal de guardar registros de pagamento (LGPD, art. 7º, II)';

/** All personal data in the tables of billing with the purpose of each field. `key` decrypts the payers of orders. */
export async function readPersonalData(
  transaction: Transaction,
  userId: string,
  key: string,
): Promise<PersonalDataSection[]> {
  const own = { where: { userId } };
  const [wallet, entries, orders, subscription] = await Promise.all([
    transaction.wallet.findUnique(own),
    transaction.ledgerEntry.findMany({ ...own, orderBy: { position: 'asc' } }),
    transaction.order.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.subscription.findUnique(own),
  ]);
  return [
    {
      title: 'Carteira',
      legalBasis: contract,
      purposes: {
        plan: 'Saber o que o seu plano inclui',
        balance: 'Saber quantos créditos você tem',
        createdAt: 'Saber desde quando a carteira existe',
      },
      rows: wallet ? [{ plan: wallet.plan, balance: wallet.balance, createdAt: wallet.createdAt }] : [],
    },
    {
      title: 'Extrato de créditos',
      legalBasis: duty,
      purposes: {
        description: 'Dizer de que é o lançamento',
        amount: 'Prestar contas dos créditos',
        balanceAfter: 'Conferir o saldo',
        reason: 'Saber por que o saldo mudou',
        createdAt: 'Saber quando o saldo mudou',
      },
      rows: (await withTitles(transaction, entries)).map(
        ({ description, amount, balanceAfter, reason, createdAt }) => ({
          description,
          amount,
          balanceAfter,
          reason,
          createdAt,
        }),
      ),
    },
    {
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
      rows: orders.map((order) => ({
        id: order.id,
        status: order.status,
        plan: order.plan,
        pack: order.pack,
        amountCents: order.amountCents,
        refundedCents: order.refundedCents,
        method: order.method,
        payer: openPayer(order, key),
        createdAt: order.createdAt,
        paidAt: order.paidAt,
      })),
    },
    {
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
      rows: subscription
        ? [
            {
              plan: subscription.plan,
              cycle: subscription.cycle,
              status: subscription.status,
              method: subscription.method,
              card: subscription.card,
              currentPeriodEnd: subscription.currentPeriodEnd,
            },
          ]
        : [],
    },
  ];
}
