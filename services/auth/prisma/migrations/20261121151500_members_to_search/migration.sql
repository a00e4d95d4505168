-- What the admin panel searches and sorts: accounts that are neither guests nor erased.
CREATE INDEX "account_member_search_idx" ON "account"
  USING gin (lower("name" || ' ' || coalesce("email", '')) public.gin_trgm_ops)
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_name_idx" ON "account" (lower("name"), "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_email_idx" ON "account" ((coalesce("email", '')), "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_created_idx" ON "account" ("created_at", "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_credits_idx" ON "account" ("credits", "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
CREATE INDEX "account_member_status_idx" ON "account" ("status", "created_at", "id")
  WHERE "role" <> 'guest' AND "status" <> 'erased';
