-- DropIndex
DROP INDEX CONCURRENTLY "conversation_search_idx";
