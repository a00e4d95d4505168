import type { AdminUser } from '@sefira/contracts/admin-config/users';
import type { Sale } from '@sefira/contracts/billing/admin';

export type Cell = string | number;

/** A list for a file; money in cents, days as `YYYY-MM-DD`. */
export interface ExportTable {
  readonly title: string;
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

export function salesTable(sales: readonly Sale[], dayOf: DayOf): ExportTable {
  return {
    title: 'Vendas',
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
      sale.orderId,
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
  return {
    title: 'Financeiro',
    columns: [date('Data'), number('Pedidos'), money('Recebido'), money('Devolvido'), money('Líquido')],
    rows: [...days]
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([day, { orders, gross, refunded }]) => [day, orders, gross, refunded, gross - refunded]),
  };
}
