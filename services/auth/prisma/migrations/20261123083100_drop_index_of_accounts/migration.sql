-- DropIndex
DROP INDEX CONCURRENTLY "account_member_search_idx";
