import { expect, test } from 'vitest';
import { type CoverMotif, drawArticleCover } from '../src/covers/article-cover.ts';
import { darkPalette } from '../src/palette.ts';
import { serialize } from '../src/serialize.ts';

const motifs: readonly CoverMotif[] = ['web', 'pair', 'orbit', 'steps', 'triangle', 'rays', 'tree', 'waves'];
const draw = (slug: string, motif: CoverMotif, numbers = [7, 3]) =>
  serialize(drawArticleCover({ slug, motif, numbers }, { palette: darkPalette }));

test.each(motifs)('%s is the same for the same article and another for another', (motif) => {
  expect(draw('ano-pessoal', motif)).toBe(draw('ano-pessoal', motif));
  expect(draw('ano-pessoal', motif)).not.toBe(draw('destino', motif));
  expect(draw('ano-pessoal', motif, [8])).not.toBe(draw('ano-pessoal', motif));
  expect(draw('ano-pessoal', motif)).not.toMatch(/NaN|undefined/);
  expect(draw('ano-pessoal', motif).length).toBeLessThan(40_000);
});
