-- CreateTable
CREATE TABLE "passage" (
    "key" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "passage_pkey" PRIMARY KEY ("key")
);

-- Full text in Portuguese, without accents, the title before the text; data/passages.ts asks with the same expression.
CREATE INDEX "passage_search_idx" ON "passage" USING gin (
    (setweight(to_tsvector('portuguese', translate(lower("title"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')), 'A')
    || setweight(to_tsvector('portuguese', translate(lower("text"), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')), 'C'))
);
