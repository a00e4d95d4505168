/** One rule of the ledger, as a query for what breaks it: a sound ledger answers no row. */
export interface LedgerProof {
  readonly name: string;
  /** `{schema}` stands for the service's schema. */
  readonly sql: string;
}

/** What `npm run ledger:verify` proves; all of it reads one snapshot. */
export const ledgerProofs: readonly LedgerProof[] = [
  {
    name: 'o saldo de cada carteira é a soma de seus lançamentos',
    sql: `SELECT w.user_id, w.balance, coalesce(e.sum, 0) AS entries FROM {schema}.wallet w LEFT JOIN (
        SELECT user_id, sum(CASE WHEN debit = 'wallet' THEN amount ELSE -amount END) AS sum
        FROM {schema}.ledger_entry GROUP BY user_id) e USING (user_id)
      WHERE w.balance <> coalesce(e.sum, 0)`,
  },
  {
    name: 'todo lançamento tem carteira',
    sql: `SELECT e.id FROM {schema}.ledger_entry e LEFT JOIN {schema}.wallet w USING (user_id) WHERE w.user_id IS NULL`,
  },
  {
    name: 'cada lançamento continua o anterior, sem lacunas',
    sql: `SELECT id, user_id, position FROM (
        SELECT id, user_id, position, balance_after, CASE WHEN debit = 'wallet' THEN amount ELSE -amount END AS change,
          lag(position, 1, 0) OVER own AS before, lag(balance_after, 1, 0) OVER own AS balance_before
        FROM {schema}.ledger_entry WINDOW own AS (PARTITION BY user_id ORDER BY position)) chain
      WHERE position <> before + 1 OR balance_after <> balance_before + change`,
  },
  {
    name: 'nenhum lançamento foi cortado do fim',
    sql: `SELECT w.user_id FROM {schema}.wallet w LEFT JOIN (
        SELECT user_id, max(position) AS last FROM {schema}.ledger_entry GROUP BY user_id) e USING (user_id)
      WHERE w.position <> coalesce(e.last, 0)`,
  },
  {
    name: 'os lotes de cada lançamento somam o seu valor',
    sql: `SELECT e.id FROM {schema}.ledger_entry e
      WHERE e.amount <> (SELECT coalesce(sum(x.amount), 0) FROM jsonb_to_recordset(e.lots) AS x(amount int))`,
  },
  {
    name: 'o que resta de cada lote é o que entrou menos o que saiu',
    sql: `SELECT l.id, l.remaining, coalesce(m.sum, 0) AS moved FROM {schema}.lot l LEFT JOIN (
        SELECT x.lot, sum(CASE WHEN e.debit = 'wallet' THEN x.amount ELSE -x.amount END) AS sum
        FROM {schema}.ledger_entry e, jsonb_to_recordset(e.lots) AS x(lot uuid, amount int) GROUP BY x.lot) m ON m.lot = l.id
      WHERE l.remaining <> coalesce(m.sum, 0)`,
  },
  {
    name: 'os lotes de cada carteira somam o seu saldo e a sua reserva',
    sql: `SELECT w.user_id FROM {schema}.wallet w LEFT JOIN (
        SELECT user_id, sum(remaining) AS remaining, sum(reserved) AS reserved FROM {schema}.lot GROUP BY user_id) l USING (user_id)
      WHERE w.balance <> coalesce(l.remaining, 0) OR w.reserved <> coalesce(l.reserved, 0)`,
  },
  {
    name: 'a reserva de cada carteira é a soma de suas cobranças abertas',
    sql: `SELECT w.user_id FROM {schema}.wallet w LEFT JOIN (
        SELECT user_id, sum(amount) AS sum FROM {schema}.charge WHERE state = 'reserved' AND source = 'credits'
        GROUP BY user_id) c USING (user_id)
      WHERE w.reserved <> coalesce(c.sum, 0)`,
  },
  {
    name: 'cada cobrança confirmada tem um lançamento, e nenhuma outra',
    sql: `SELECT c.id FROM {schema}.charge c
        LEFT JOIN {schema}.ledger_entry e ON e.idempotency_key = 'charge:' || c.id
      WHERE (c.state = 'confirmed' AND c.source = 'credits') <> (e.id IS NOT NULL) OR c.amount <> coalesce(e.amount, c.amount)`,
  },
  {
    name: 'cada pedido pago deu os seus créditos uma só vez',
    sql: `SELECT o.id FROM {schema}."order" o LEFT JOIN (
        SELECT order_id, count(*) AS lots, sum(amount) AS credits FROM {schema}.lot WHERE kind = 'bought' GROUP BY order_id) l
        ON l.order_id = o.id
      WHERE o.kind = 'credits' AND (
        (o.status = 'paid' AND coalesce(l.credits, 0) <> o.credits)
        OR (o.status IN ('pending', 'failed', 'expired') AND l.lots IS NOT NULL))`,
  },
];
