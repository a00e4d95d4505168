-- Ranking reads the words of every match, and computing them again took 30 ms a question. The table has about 130 rows, which
-- a sequential scan reads in a millisecond.
-- AlterTable: the rewrite of so few rows holds its lock for 30 ms.
-- squawk-ignore adding-field-with-default
ALTER TABLE "passage" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('portuguese', translate(lower("title"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')), 'A')
    || setweight(to_tsvector('portuguese', translate(lower("text"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')), 'C')
) STORED;

-- As above.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "passage_search_idx";
