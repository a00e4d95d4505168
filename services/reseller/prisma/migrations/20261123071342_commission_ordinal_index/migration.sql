-- CreateIndex
CREATE UNIQUE INDEX CONCURRENTLY "commission_sale_id_kind_refund_cents_ordinal_key" ON "commission"("sale_id", "kind", "refund_cents", "ordinal");
