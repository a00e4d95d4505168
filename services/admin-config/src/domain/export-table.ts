import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { Sale } from '@sefira/contracts/billing/admin';

export type Cell = string | number;

/** A list for a file; money in cents, days as `YYYY-MM-DD`. */
export interface ExportTable {
  readonly title: string;
  /** Sums above the list of the printout; money in cents. */
  readonly sums: readonly { readonly label: string; readonly amount: number; readonly kind: 'number' | 'money' }[];
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'number' | 'money' | 'date' }[];
  readonly rows: readonly (readonly Cell[])[];
}

const text = (title: string) => ({ title, kind: 'text' }) as const;
const money = (title: string) => ({ title, kind: 'money' }) as const;
const date = (title: string) => ({ title, kind: 'date' }) as const;
const number = (title: string) => ({ title, kind: 'number' }) as const;

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
      date('Data'),
      text('Pedido'),
      text('Cliente'),
      text('Descrição'),
      text('Forma'),
      text('Situação'),
      money('Valor'),
      money('Devolvido'),
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
      text('Nome'),
      text('E-mail'),
      text('Papel'),
      text('Situação'),
      text('Plano'),
      number('Créditos'),
      date('Cadastro'),
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
    columns: [date('Data'), number('Pedidos'), money('Recebido'), money('Devolvido'), money('Líquido')],
    rows: [...days]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([day, { orders, gross, refunded }]) => [day, orders, gross, refunded, gross - refunded]),
  };
}
