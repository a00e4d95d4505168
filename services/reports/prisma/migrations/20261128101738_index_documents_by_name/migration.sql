-- The report of an analysis is found by the name and the birth date of its document.
CREATE INDEX CONCURRENTLY "document_name_birth_date_idx" ON "document" (("input" #> '{name}'), ("input" #> '{birthDate}')) WHERE "kind" = 'personal';
