import type { Conversion } from '@sefira/database/backup/conversion';

/**
 * What a backup from before the joined migrations needs (docs/decisions/0066-first-migration.md): today's names, and the
 * changes of rows that its version had not made yet.
 */
export const conversions: Readonly<Record<string, Conversion>> = {
  auth: {
    columns: { login_challenge: { tries_left: 'attempts_left' } },
    repairs: [
      {
        title: 'contas encerradas anunciadas às outras partes',
        // The id begins with the time, as UUID version 7 does: the table is partitioned by it.
        sql: `INSERT INTO outbox_event (id, name, payload)
          SELECT overlay(gen_random_uuid()::text PLACING left(event_bound(now())::text, 14) || '7' FROM 1)::uuid, 'account.closed',
            jsonb_build_object('userId', id, 'email', email, 'reason', status,
              'eraseAt', to_char(erase_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'closedAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          FROM account WHERE status IN ('suspended', 'deactivated') AND NOT EXISTS (
            SELECT FROM outbox_event WHERE name = 'account.closed' AND payload ->> 'userId' = account.id::text)`,
      },
    ],
  },
  billing: {
    repairs: [
      {
        title: 'pedidos de troca de plano ligados ao pedido trocado',
        sql: `UPDATE "order" SET base_order_id = (replaced ->> 'orderId')::uuid
          WHERE base_order_id IS NULL AND discount_cents > 0 AND replaced ->> 'orderId' IS NOT NULL`,
      },
      {
        title: 'pedidos em aberto ligados ao plano que trocam',
        sql: `UPDATE "order" o SET base_order_id = s.order_id FROM subscription s
          WHERE o.base_order_id IS NULL AND s.user_id = o.user_id AND o.status = 'pending' AND o.discount_cents > 0
            AND o.replaced IS NULL AND s.order_id <> o.id`,
      },
      {
        title: 'carteiras acertadas com seus lotes',
        sql: 'SELECT repair_wallet(owner, now()) FROM mismatched_wallets()',
      },
    ],
  },
  reports: {
    tables: { idempotent_call: 'idempotency_key' },
    columns: {
      document: { held_until: 'claimed_until' },
      idempotency_key: { user_id: 'subject', body_hash: 'fingerprint' },
    },
    dropped: ['idempotency_key.report_id'],
    repairs: [{ title: 'chaves de repetição de outro formato, apagadas', sql: 'DELETE FROM idempotency_key' }],
  },
  reseller: {
    tables: { tie_review: 'attribution_review' },
    columns: { customer: { tied_at: 'attributed_at' } },
  },
  user: {
    columns: {
      daily_message: { told_on: 'sent_on' },
      mail: { held_until: 'claimed_until' },
      notification: { told_at: 'delivered_at' },
    },
    dropped: ['notification.attempts', 'notification.held_until'],
  },
};
