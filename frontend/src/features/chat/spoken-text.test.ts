import { expect, test } from 'vitest';
import { spokenText } from './spoken-text.ts';

test('an answer is announced without the addresses of its links and without marks', () => {
  const answer = 'Abra a [Assinatura](/assinatura): ela mostra **que letras** formam o `444` (e o 888).';
  expect(spokenText(answer)).toBe('Abra a Assinatura: ela mostra que letras formam o 444 (e o 888).');
});
