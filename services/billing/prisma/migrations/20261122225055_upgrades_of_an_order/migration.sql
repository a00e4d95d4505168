-- CreateIndex
CREATE INDEX CONCURRENTLY "order_base_order_id_idx" ON "order"("base_order_id");
