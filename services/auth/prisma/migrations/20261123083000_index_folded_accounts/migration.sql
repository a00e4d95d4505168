-- The search of the administration ignores accents; the expression is that of data/folded-member.ts.
CREATE INDEX CONCURRENTLY "account_member_folded_idx" ON "account"
  USING gin (translate(lower("name" || ' ' || coalesce("email", '')),
    'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñÝýÿ',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuuccnnyyy') public.gin_trgm_ops)
  WHERE "role" <> 'guest' AND "status" <> 'erased';
