-- DropIndex
DROP INDEX CONCURRENTLY "commission_sale_id_kind_refund_cents_key";
