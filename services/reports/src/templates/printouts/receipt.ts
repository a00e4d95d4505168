import type { Printout } from '@sefira/contracts/reports/printouts';
import { printoutTitle } from '../../domain/printouts.ts';
import { type Content, each, h } from '../document/element.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { facts } from '../parts/figures.ts';
import { parties } from './parties.ts';
import { sheet } from './sheet.ts';
import { moment, money } from './wording.ts';

type Receipt = Extract<Printout, { kind: 'receipt' }>;

/** Proof of a payment. */
export function renderReceipt(receipt: Receipt, brand: Brand): RenderedReport {
  const { number, issuer, payer, paidAt, refundedAt, method, reference, note } = receipt;
  const isWhole = returned(receipt) === receipt.total;
  const details: [string, string][] = [
    ['Forma de pagamento', method],
    ['Pago em', moment(paidAt)],
    ...(reference === null ? [] : ([['Identificação do pagamento', reference]] as [string, string][])),
    ...(refundedAt === null
      ? []
      : ([[`${money(returned(receipt))} devolvidos em`, moment(refundedAt)]] as [string, string][])),
  ];
  return sheet(
    {
      title: printoutTitle(receipt),
      eyebrow: 'Recibo de pagamento',
      heading: `Recibo ${number}`,
      under: `Emitido por ${issuer.name}`,
      content: [
        refundedAt === null
          ? null
          : h('p', { className: 'stamp' }, isWhole ? 'Pagamento devolvido' : 'Devolvido em parte'),
        parties(['Recebido de', payer], ['Emitido por', issuer]),
        items(receipt),
        h('div', { className: 'section' }, facts(details, 'one')),
        h('p', { className: 'declaration section' }, declaration(receipt)),
        note === null ? null : h('p', { className: 'small muted' }, note),
      ],
    },
    brand,
  );
}

/** How much went back, of what was paid. */
function returned({ refunded, total }: Receipt): number {
  return refunded ?? total;
}

function declaration(receipt: Receipt): string {
  const { issuer, payer, total, refundedAt } = receipt;
  const received = `${issuer.name} recebeu de ${payer.name} a importância de ${money(total)} pelo que está descrito acima`;
  if (refundedAt === null) return `${received}, e dá plena quitação.`;
  const back = returned(receipt) === total ? 'a devolveu' : `devolveu ${money(returned(receipt))}`;
  return `${received}, e ${back} em ${moment(refundedAt)}.`;
}

function items({ items: bought, discount, discountReason, total }: Receipt): Content {
  return h(
    'table',
    { className: 'list section' },
    h(
      'thead',
      {},
      h('tr', {}, h('th', { scope: 'col' }, 'Descrição'), h('th', { scope: 'col', className: 'amount' }, 'Valor')),
    ),
    h(
      'tbody',
      {},
      ...each(bought, ({ description, detail, amount }) =>
        h(
          'tr',
          {},
          h('td', {}, description, detail === null ? null : h('span', { className: 'small muted under' }, detail)),
          h('td', { className: 'amount' }, money(amount)),
        ),
      ),
      discount === 0
        ? null
        : h(
            'tr',
            {},
            h('td', {}, discountReason ?? 'Desconto'),
            h('td', { className: 'amount' }, money(-Math.abs(discount))),
          ),
      h(
        'tr',
        { className: 'total' },
        h('th', { scope: 'row' }, 'Total pago'),
        h('td', { className: 'amount' }, money(total)),
      ),
    ),
  );
}
