-- CreateIndex
CREATE INDEX CONCURRENTLY "order_cancelling_since_idx" ON "order"("cancelling_since");
