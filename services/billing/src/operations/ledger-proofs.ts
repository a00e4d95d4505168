/** An invariant of the ledger as a query for its violations. */
export interface LedgerProof {
  readonly name: string;
  /** `{schema}` is replaced by the name of the schema. */
  readonly sql: string;
}

/** The invariants that `npm run ledger:verify` checks on one snapshot. */
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
        (o.status = 'paid' AND o.refunding_cents IS NULL AND coalesce(l.credits, 0) <> o.credits)
        OR (o.status IN ('pending', 'failed', 'expired') AND l.lots IS NOT NULL))`,
  },
  {
    name: 'nenhuma assinatura vale por um pedido que não está pago',
    sql: `SELECT s.user_id, s.plan, o.id AS order_id, o.status FROM {schema}.subscription s
      JOIN {schema}."order" o ON o.id = s.order_id
      WHERE s.status <> 'ended' AND o.status <> 'paid'`,
  },
  {
    name: 'nenhuma assinatura vale por um desconto de pedido devolvido',
    sql: `WITH RECURSIVE chain AS (
        SELECT s.user_id, o.id, o.status, o.base_order_id, o.discount_cents, o.uncovered_cents
        FROM {schema}.subscription s JOIN {schema}."order" o ON o.id = s.order_id WHERE s.status <> 'ended'
        UNION
        SELECT c.user_id, b.id, b.status, b.base_order_id, b.discount_cents, b.uncovered_cents
        FROM chain c JOIN {schema}."order" b ON b.id = c.base_order_id WHERE c.discount_cents > 0)
      SELECT c.user_id, c.id AS order_id, c.discount_cents, b.id AS refunded_order_id, b.refunded_cents FROM chain c
      JOIN {schema}."order" b ON b.id = c.base_order_id
      WHERE c.status = 'paid' AND b.status = 'refunded' AND c.uncovered_cents < least(b.refunded_cents, c.discount_cents)`,
  },
  {
    // The newest change counts as the present, so that the proof holds in simulated time too.
    name: 'nenhuma assinatura promete mais tempo do que foi pago',
    sql: `SELECT s.user_id, o.id AS order_id, s.current_period_end, o.price_cents, o.uncovered_cents FROM {schema}.subscription s
      JOIN {schema}."order" o ON o.id = s.order_id,
        LATERAL (SELECT CASE WHEN o.cycle = 'yearly' THEN interval '1 year' ELSE interval '1 month' END AS cycle,
          greatest(s.current_period_start, now(), (SELECT max(updated_at) FROM {schema}.subscription)) AS present) t
      WHERE s.status = 'active' AND o.price_cents > 0 AND s.current_period_end > t.present + interval '1 day'
        + (s.current_period_start + t.cycle - s.current_period_start)
          * (greatest(0, o.price_cents - o.uncovered_cents)::float / o.price_cents)`,
  },
  {
    name: 'todo desconto cabe no valor do pedido que o pagou',
    sql: `SELECT o.id, o.user_id, o.discount_cents, o.uncovered_cents, b.id AS base_order_id, b.price_cents AS base_price_cents
      FROM {schema}."order" o LEFT JOIN {schema}."order" b ON b.id = o.base_order_id AND b.user_id = o.user_id
      WHERE o.status = 'paid' AND o.discount_cents > 0
        AND (b.id IS NULL OR o.discount_cents - o.uncovered_cents > b.price_cents - b.uncovered_cents)`,
  },
  {
    name: 'o que o provedor devolveu está lançado no pedido',
    sql: `SELECT o.id, o.user_id, o.refunded_cents, p.refunded_cents AS returned_cents FROM {schema}."order" o
      JOIN {schema}.payment p ON p.order_id = o.id AND p.status IN ('approved', 'refunded', 'charged_back')
      WHERE o.status IN ('paid', 'refunded') AND o.needs_review IS NULL AND o.refunding_cents IS NULL
        AND p.refunded_cents <> o.refunded_cents
        AND NOT EXISTS (SELECT 1 FROM {schema}.payment other WHERE other.order_id = o.id AND other.id <> p.id
          AND other.status IN ('approved', 'refunded', 'charged_back'))`,
  },
  {
    name: 'todo pagamento recebido é de um pedido pago, devolvido ou em revisão',
    sql: `SELECT p.id, p.order_id, p.amount_cents, o.status FROM {schema}.payment p
      JOIN {schema}."order" o ON o.id = p.order_id
      WHERE p.status = 'approved' AND o.needs_review IS NULL AND (
        o.status IN ('pending', 'failed', 'expired')
        OR p.amount_cents <> o.amount_cents
        OR EXISTS (SELECT 1 FROM {schema}.payment other
          WHERE other.order_id = p.order_id AND other.id <> p.id AND other.status = 'approved'))`,
  },
  {
    name: 'todo pedido pago tem o seu pagamento recebido',
    sql: `SELECT o.id FROM {schema}."order" o
      WHERE o.status = 'paid' AND NOT EXISTS (
        SELECT 1 FROM {schema}.payment p WHERE p.order_id = o.id AND p.status = 'approved')`,
  },
  {
    name: 'todo plano pago teve efeito, espera o seu período ou está em revisão',
    sql: `SELECT o.id, o.user_id, o.plan, o.amount_cents FROM {schema}."order" o
      LEFT JOIN {schema}.subscription s ON s.user_id = o.user_id
      WHERE o.kind = 'plan' AND o.status = 'paid' AND o.needs_review IS NULL AND o.refunding_cents IS NULL AND o.id IS DISTINCT FROM s.order_id
        AND NOT EXISTS (SELECT 1 FROM {schema}.lot l WHERE l.order_id = o.id)
        AND NOT (s.status IS DISTINCT FROM 'ended' AND o.renewal_key IS NOT DISTINCT FROM
          s.user_id || ':' || to_char(s.current_period_end AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  },
  {
    name: 'de um pedido devolvido inteiro não restam créditos livres',
    sql: `SELECT l.id, l.user_id, l.remaining - l.reserved AS free, o.id AS order_id FROM {schema}.lot l
      JOIN {schema}."order" o ON o.id = l.order_id
      WHERE o.status = 'refunded' AND o.refunded_cents = o.amount_cents AND l.remaining > l.reserved`,
  },
  {
    name: 'nenhum pedido deu mais meses de créditos do que o seu ciclo tem',
    sql: `SELECT o.id, o.user_id, count(*) AS months FROM {schema}.lot l JOIN {schema}."order" o ON o.id = l.order_id
      WHERE o.kind = 'plan' AND l.kind = 'plan' GROUP BY o.id, o.user_id, o.cycle
      HAVING count(*) > CASE WHEN o.cycle = 'yearly' THEN 12 ELSE 1 END`,
  },
  {
    name: 'de um pacote devolvido em parte ficou o valor dos créditos usados',
    sql: `SELECT o.id, o.user_id, o.refunded_cents, used.credits FROM {schema}."order" o JOIN {schema}.lot l ON l.order_id = o.id,
        LATERAL (SELECT coalesce(sum(x.amount), 0) AS credits FROM {schema}.ledger_entry e,
          jsonb_to_recordset(e.lots) AS x(lot uuid, amount int)
          WHERE e.user_id = o.user_id AND e.reason = 'spend' AND x.lot = l.id) used
      WHERE o.kind = 'credits' AND o.status = 'refunded' AND o.refunded_cents < o.amount_cents
        AND floor(o.amount_cents * used.credits / l.amount) > o.amount_cents - o.refunded_cents`,
  },
  {
    name: 'tudo o que está à venda custa pelo menos R$ 1,00',
    sql: `SELECT p.code, p.amount FROM (
        SELECT DISTINCT ON (code) code, amount FROM {schema}.price_version WHERE valid_from <= now()
        ORDER BY code, valid_from DESC) p
      WHERE p.code ~ '^(plan|pack):' AND p.amount < 100`,
  },
];
