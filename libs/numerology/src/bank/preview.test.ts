import { describe, expect, it } from 'vitest';
import { bankSummary, previewOf } from './preview.ts';
import { topics } from './read-bank.ts';

describe('the preview of texts', () => {
  it('prints every text of a number, by topic or by its last part', () => {
    expect(previewOf('positions/destino', ['7'])).toMatch(/^positions\/destino\/7\/title\n {2}\p{L}/u);
    expect(previewOf('destino', ['7'])).toContain('positions/destino/7/advice (');
    expect(previewOf('destino', ['7'])).not.toContain('destino/9/');
  });

  it('prints one text, with its number of words', () => {
    expect(previewOf('anoPessoal', ['1', 'description'])).toMatch(
      /^time\/anoPessoal\/1\/description \(\d+ palavras\)\n/u,
    );
  });

  it('is empty for an address without a text', () => {
    expect(previewOf('destino', ['70'])).toBe('');
    expect(previewOf('horoscopo', [])).toBe('');
  });

  it('sums up every topic', () => {
    expect(bankSummary().trim().split('\n')).toHaveLength(topics.length);
  });
});
