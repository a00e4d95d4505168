import { expect, test } from 'vitest';
import { plainText, sectionsOf } from './markdown-text.ts';

test('items of a list and headings stay apart from what follows', () => {
  const text =
    '## Como fazer\n\nAbra a lista.\n\n1. Escolha a análise.\n2. Toque em **Corrigir**.\n\n## E agora?\n\nPronto.';
  expect(plainText(text)).toBe('Como fazer.\nAbra a lista.\nEscolha a análise.\nToque em Corrigir.\nE agora?\nPronto.');
  expect(sectionsOf(text)[0]).toEqual({
    heading: 'Como fazer',
    text: 'Abra a lista.\nEscolha a análise.\nToque em Corrigir.',
  });
});
