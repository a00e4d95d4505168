import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

test('words are marked without regard to case and accents', () => {
  expect(markWords('Mapa de Íris Prado', 'iris')).toBe('Mapa de **Íris** Prado');
  expect(markWords('Íris Prado', 'PRADO ir')).toBe('**Ír**is **Prado**');
  expect(markWords('Ana', 'xyz')).toBe('Ana');
  expect(markWords('Ana', '  ')).toBe('Ana');
});
