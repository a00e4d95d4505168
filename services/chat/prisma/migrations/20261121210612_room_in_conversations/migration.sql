-- Room beside each row, so that its counter changes in place.
ALTER TABLE "conversation" SET (fillfactor = 70);
