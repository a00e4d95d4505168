import { describe, expect, it } from 'vitest';
import { passagesOf, topics } from './read-bank.ts';
import { misspelt } from './spelling.ts';

describe('the spelling of the bank', () => {
  it('is that of the Brazilian dictionary', async () => {
    expect(await misspelt(topics.flatMap(passagesOf))).toEqual([]);
  });

  it('finds a wrong accent, a wrong letter and European forms', async () => {
    const text = 'A gentilesa do cansasso, a acção e a familia: percebê-lo é fácil, com copo d’água.';
    const found = await misspelt([{ topic: 'letter/themes', path: 'sample', key: 'text', text }]);
    expect(found).toEqual(['sample: gentilesa', 'sample: cansasso', 'sample: acção', 'sample: familia']);
  });
});
