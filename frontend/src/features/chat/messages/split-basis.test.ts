import { expect, test } from 'vitest';
import { splitBasis } from './split-basis.ts';

test('an answer is split before its calculation', () => {
  const text = 'O seu Destino é 7.\n\n**Como se chega a isso**\n\n- Total: 16 → 7';
  expect(splitBasis(text)).toEqual({ said: 'O seu Destino é 7.', basis: '- Total: 16 → 7' });
});

test('an answer without a calculation stays whole', () => {
  expect(splitBasis('Oi!')).toEqual({ said: 'Oi!', basis: null });
});
