import type { Printout } from '@sefira/contracts/reports/printouts';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { printoutTitle } from '../../domain/printouts.ts';
import type { Brand, RenderedReport } from '../document/report.ts';
import { listSheet } from './list-sheet.ts';
import { partyLine } from './parties.ts';
import { moment, money, number, percent } from './wording.ts';

type Of<Kind extends Printout['kind']> = Extract<Printout, { kind: Kind }>;

const text = (title: string) => ({ title, isAmount: false });
const amount = (title: string) => ({ title, isAmount: true });

const commissionWords: Readonly<Record<Of<'commissions'>['rows'][number]['status'], string>> = {
  pending: 'Em garantia',
  available: 'Disponível',
  requested: 'Pedida',
  paid: 'Paga',
  cancelled: 'Cancelada',
};
const saleWords: Readonly<Record<Of<'sales'>['rows'][number]['status'], string>> = {
  pending: 'Pendente',
  paid: 'Paga',
  failed: 'Não paga',
  expired: 'Vencida',
  refunded: 'Devolvida',
};

/** A reseller's commissions of a period. */
export function renderCommissions(printout: Of<'commissions'>, brand: Brand): RenderedReport {
  const { reseller, summary } = printout;
  return listSheet(
    {
      eyebrow: 'Extrato de comissões',
      heading: printoutTitle(printout),
      under: underOf(reseller, printout),
      summary: [
        { label: 'Vendas', value: number(summary.sales) },
        { label: 'Valor das vendas', value: money(summary.base) },
        { label: 'Total de comissões', value: money(summary.total) },
        { label: 'Em garantia', value: money(summary.pending) },
        { label: 'Disponível', value: money(summary.available) },
        { label: 'Já pago', value: money(summary.paid) },
      ],
      columns: [
        text('Data'),
        text('Cliente'),
        text('Venda'),
        amount('Valor'),
        amount('Taxa'),
        amount('Comissão'),
        text('Situação'),
      ],
      rows: printout.rows.map((row) => [
        shortDate(row.date),
        row.customer,
        row.description,
        money(row.base),
        percent(row.ratePercent),
        money(row.commission),
        commissionWords[row.status],
      ]),
      empty: 'Nenhuma comissão neste período.',
      note: 'Uma comissão fica em garantia por 30 dias depois da venda. Uma venda devolvida cancela a sua comissão.',
    },
    brand,
  );
}

/** The sales of a period. */
export function renderSales(printout: Of<'sales'>, brand: Brand): RenderedReport {
  const { seller, summary } = printout;
  return listSheet(
    {
      eyebrow: 'Relatório de vendas',
      heading: printoutTitle(printout),
      under: underOf(seller, printout),
      summary: [
        { label: 'Pedidos', value: number(summary.orders) },
        { label: 'Bruto', value: money(summary.gross) },
        { label: 'Devolvido', value: money(summary.refunded) },
        { label: 'Líquido', value: money(summary.net) },
      ],
      columns: [text('Data'), text('Cliente'), text('Venda'), text('Pagamento'), amount('Valor'), text('Situação')],
      rows: printout.rows.map((row) => [
        shortDate(row.date),
        row.customer,
        row.description,
        row.method ?? '',
        money(row.amount),
        saleWords[row.status],
      ]),
      empty: 'Nenhuma venda neste período.',
    },
    brand,
  );
}

/** Any list. */
export function renderTable(printout: Of<'table'>, brand: Brand): RenderedReport {
  const { title, subtitle, summary, columns, rows, generatedAt } = printout;
  const made = `Feito em ${moment(generatedAt)}`;
  return listSheet(
    {
      eyebrow: 'Lista',
      heading: title,
      under: subtitle === null ? made : `${subtitle} · ${made}`,
      summary,
      columns: columns.map(({ title: heading, kind }) => ({
        title: heading,
        isAmount: kind === 'number' || kind === 'money',
      })),
      rows: rows.map((row) => columns.map(({ kind }, index) => cellText(row[index] ?? null, kind))),
      empty: 'Nada a mostrar.',
    },
    brand,
  );
}

function cellText(cell: string | number | null, kind: Of<'table'>['columns'][number]['kind']): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return kind === 'money' ? money(cell) : number(cell);
  return kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(cell) ? shortDate(cell) : cell;
}

function underOf(party: Of<'sales'>['seller'], { generatedAt }: { readonly generatedAt: string }): string {
  return `${partyLine(party)} · feito em ${moment(generatedAt)}`;
}
