-- DropIndex
DROP INDEX CONCURRENTLY "message_search_idx";
