import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { Sale } from '@sefira/contracts/billing/admin';
import {
  dateColumn,
  moneyColumn,
  numberColumn,
  type SpreadsheetTable,
  textColumn,
} from '@sefira/platform/text/spreadsheets';

/** A list for a file, with the sums above its printout; money in cents. */
export interface ExportTable extends SpreadsheetTable {
  readonly sums: readonly { readonly label: string; readonly amount: number; readonly kind: 'number' | 'money' }[];
}

type DayOf = (instant: string) => string;

const methods: Readonly<Record<string, string>> = {
  'credit-card': 'Cartão de crédito',
  pix: 'PIX',
  boleto: 'Boleto',
  paypal: 'PayPal',
};

const sumOf = (sales: readonly Sale[], field: 'amountCents' | 'refundedCents') =>
  sales.reduce((sum, { [field]: cents }) => sum + cents, 0);

/** As the page of the order shows it. */
const orderReference = (id: string) => id.slice(-8).toUpperCase();

export function salesTable(sales: readonly Sale[], dayOf: DayOf): ExportTable {
  return {
    title: 'Vendas',
    sums: [
      { label: 'Pedidos', amount: sales.length, kind: 'number' },
      { label: 'Recebido', amount: sumOf(sales, 'amountCents'), kind: 'money' },
      { label: 'Devolvido', amount: sumOf(sales, 'refundedCents'), kind: 'money' },
    ],
    columns: [
      dateColumn('Data'),
      textColumn('Pedido'),
      textColumn('Cliente'),
      textColumn('Descrição'),
      textColumn('Forma'),
      textColumn('Situação'),
      moneyColumn('Valor'),
      moneyColumn('Devolvido'),
    ],
    rows: sales.map((sale) => [
      dayOf(sale.soldAt),
      orderReference(sale.orderId),
      sale.customer,
      sale.description,
      methods[sale.method] ?? sale.method,
      sale.status === 'refunded' ? 'Devolvido' : 'Pago',
      sale.amountCents,
      sale.refundedCents,
    ]),
  };
}

const roles = { user: 'Usuário', reseller: 'Revendedor', admin: 'Administrador' } as const;
const plans = { free: 'Gratuito', basic: 'Básico', premium: 'Premium', professional: 'Profissional' } as const;
const statuses = { active: 'Ativo', inactive: 'Inativo', suspended: 'Suspenso' } as const;

export function usersTable(users: readonly AdminUser[], dayOf: DayOf): ExportTable {
  return {
    title: 'Usuários',
    sums: [{ label: 'Contas', amount: users.length, kind: 'number' }],
    columns: [
      textColumn('Nome'),
      textColumn('E-mail'),
      textColumn('Papel'),
      textColumn('Situação'),
      textColumn('Plano'),
      numberColumn('Créditos'),
      dateColumn('Cadastro'),
    ],
    rows: users.map((user) => [
      user.name,
      user.email ?? '',
      roles[user.role],
      statuses[user.status],
      plans[user.plan],
      user.credits,
      dayOf(user.created_at),
    ]),
  };
}

/** A row for each day with sales: orders, gross, refunded and net amounts. */
export function financialTable(sales: readonly Sale[], dayOf: DayOf): ExportTable {
  const days = new Map<string, { orders: number; gross: number; refunded: number }>();
  for (const { soldAt, amountCents, refundedCents } of sales) {
    const day = dayOf(soldAt);
    const sums = days.get(day) ?? { orders: 0, gross: 0, refunded: 0 };
    sums.orders += 1;
    sums.gross += amountCents;
    sums.refunded += refundedCents;
    days.set(day, sums);
  }
  const received = sumOf(sales, 'amountCents');
  const refunded = sumOf(sales, 'refundedCents');
  return {
    title: 'Financeiro',
    sums: [
      { label: 'Recebido', amount: received, kind: 'money' },
      { label: 'Devolvido', amount: refunded, kind: 'money' },
      { label: 'Líquido', amount: received - refunded, kind: 'money' },
    ],
    columns: [
      dateColumn('Data'),
      numberColumn('Pedidos'),
      moneyColumn('Recebido'),
      moneyColumn('Devolvido'),
      moneyColumn('Líquido'),
    ],
    rows: [...days]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([day, { orders, gross, refunded }]) => [day, orders, gross, refunded, gross - refunded]),
  };
}
