-- DropIndex
DROP INDEX CONCURRENTLY "mail_state_claimed_until_idx";
