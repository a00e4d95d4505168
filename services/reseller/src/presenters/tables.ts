import { productDate } from '@sefira/platform/time/clock';
import type { CommissionRow, SaleRow } from '../data/lists.ts';
import { type EmailView, presentCommission, presentSale } from './lists.ts';

/** A table for export; money in reais, dates as calendar dates. */
export interface Table {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'money' | 'date' }[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const labels = { paid: 'Pago', pending: 'Pendente', cancelled: 'Cancelado' } as const;

const text = (title: string) => ({ title, kind: 'text' }) as const;
const money = (title: string) => ({ title, kind: 'money' }) as const;
const date = (title: string) => ({ title, kind: 'date' }) as const;

export function commissionTable(rows: readonly CommissionRow[], email: EmailView): Table {
  return {
    title: 'Comissões',
    columns: [
      date('Data'),
      text('Cliente'),
      text('E-mail'),
      text('Produto'),
      money('Valor da venda'),
      money('Comissão'),
      text('Status'),
    ],
    rows: rows.map((row) => {
      const line = presentCommission(row, email);
      return [
        productDate(row.createdAt),
        line.customer_name,
        line.customer_email,
        line.product_name,
        line.sale_amount / 100,
        line.commission_amount / 100,
        labels[line.status],
      ];
    }),
  };
}

export function saleTable(rows: readonly SaleRow[], email: EmailView): Table {
  return {
    title: 'Vendas',
    columns: [
      date('Data'),
      text('Cliente'),
      text('E-mail'),
      text('Produto'),
      money('Valor'),
      money('Devolvido'),
      text('Status'),
    ],
    rows: rows.map((row) => {
      const line = presentSale(row, email);
      return [
        productDate(row.paidAt),
        line.customer_name,
        line.customer_email,
        line.product_name,
        line.amount / 100,
        line.refunded_amount / 100,
        labels[line.status],
      ];
    }),
  };
}
