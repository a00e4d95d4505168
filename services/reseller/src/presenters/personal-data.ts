import { type PersonalDataSection, sectionOf } from '@sefira/contracts/shared/personal-data';
import { openText } from '../adapters/sealed-text.ts';
import type { ResellerContext } from '../context.ts';
import type { PersonalRows } from '../data/people.ts';

const contract = 'Execução de contrato (LGPD, art. 7º, V)';

/** Presents the personal data of a reseller and of an attributed customer, with the purpose of each field. */
export function presentPersonalData(
  context: Pick<ResellerContext, 'settings'>,
  { reseller, customer, marks, payouts }: PersonalRows,
): PersonalDataSection[] {
  return [
    sectionOf({
      title: 'Cadastro de revenda',
      legalBasis: contract,
      purposes: {
        status: 'Saber se a revenda foi aceita',
        name: 'Saber quem revende',
        email: 'Falar com quem revende',
        document: 'Pagar as comissões a quem de direito',
        responsible: 'Saber que pessoa responde por uma empresa que revende',
        pixKey: 'Pagar as comissões',
        promotion: 'Decidir o pedido',
        appliedAt: 'Saber quando foi pedido',
      },
      rows: reseller
        ? [
            {
              ...reseller,
              document: openText(context, reseller.documentSealed),
              responsible: openText(context, reseller.responsibleSealed),
              pixKey: openText(context, reseller.pixKeySealed),
            },
          ]
        : [],
    }),
    sectionOf({
      title: 'Pagamentos de comissões',
      legalBasis: 'Obrigação legal de guardar registros de pagamento (LGPD, art. 7º, II)',
      purposes: {
        amountCents: 'Prestar contas do que foi pago',
        status: 'Saber se foi pago',
        pixKey: 'Saber para onde foi pago',
        requestedAt: 'Saber quando foi pedido',
        paidAt: 'Saber quando foi pago',
      },
      rows: payouts.map((payout) => ({ ...payout, pixKey: openText(context, payout.pixKeySealed) })),
    }),
    sectionOf({
      title: 'Indicação',
      legalBasis: contract,
      purposes: {
        name: 'Mostrar a quem indicou',
        clickedAt: 'Saber se a indicação vale',
        tiedAt: 'Contar as comissões de quem indicou',
        totalSpentCents: 'Calcular as comissões de quem indicou',
      },
      rows: customer ? [{ ...customer, tiedAt: customer.attributedAt }] : [],
    }),
    sectionOf({
      title: 'Sinais contra fraude na revenda',
      legalBasis: 'Legítimo interesse: prevenir fraude (LGPD, art. 7º, IX)',
      purposes: {
        kind: 'Saber de que dado é o sinal (documento, e-mail, telefone, cartão, chave PIX, aparelho)',
        hash: 'Notar que quem revende e quem compra são a mesma pessoa, sem guardar o dado',
      },
      rows: marks,
    }),
  ];
}
