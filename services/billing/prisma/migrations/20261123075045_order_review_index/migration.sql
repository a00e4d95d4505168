-- CreateIndex
CREATE INDEX CONCURRENTLY "order_needs_review_idx" ON "order"("needs_review");
