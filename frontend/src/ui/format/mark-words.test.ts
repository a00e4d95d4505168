import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

test('beginnings of words are marked without regard to case and accents', () => {
  expect(markWords('Mapa de Íris Prado', 'iris')).toBe('Mapa de **Íris** Prado');
  expect(markWords('Íris Prado', 'PRADO ir iri')).toBe('**Íri**s **Prado**');
  expect(markWords('Previsões da semana de Ana', 'ana')).toBe('Previsões da semana de **Ana**');
  expect(markWords('Ana', 'xyz')).toBe('Ana');
  expect(markWords('Ana', '  ')).toBe('Ana');
});
