import { dateColumn, moneyColumn, type SpreadsheetTable, textColumn } from '@sefira/platform/text/spreadsheets';
import { productDate } from '@sefira/platform/time/clock';
import type { CommissionRow, SaleRow } from '../data/lists.ts';
import { type EmailView, presentCommission, presentSale } from './lists.ts';

const labels = { paid: 'Pago', pending: 'Pendente', cancelled: 'Cancelado' } as const;

export function commissionTable(rows: readonly CommissionRow[], email: EmailView): SpreadsheetTable {
  return {
    title: 'Comissões',
    columns: [
      dateColumn('Data'),
      textColumn('Cliente'),
      textColumn('E-mail'),
      textColumn('Produto'),
      moneyColumn('Valor da venda'),
      moneyColumn('Comissão'),
      textColumn('Status'),
    ],
    rows: rows.map((row) => {
      const line = presentCommission(row, email);
      return [
        productDate(row.createdAt),
        line.customer_name,
        line.customer_email,
        line.product_name,
        line.sale_amount,
        line.commission_amount,
        labels[line.status],
      ];
    }),
  };
}

export function saleTable(rows: readonly SaleRow[], email: EmailView): SpreadsheetTable {
  return {
    title: 'Vendas',
    columns: [
      dateColumn('Data'),
      textColumn('Cliente'),
      textColumn('E-mail'),
      textColumn('Produto'),
      moneyColumn('Valor'),
      moneyColumn('Devolvido'),
      textColumn('Status'),
    ],
    rows: rows.map((row) => {
      const line = presentSale(row, email);
      return [
        productDate(row.paidAt),
        line.customer_name,
        line.customer_email,
        line.product_name,
        line.amount,
        line.refunded_amount,
        labels[line.status],
      ];
    }),
  };
}
