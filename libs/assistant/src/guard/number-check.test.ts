import { expect, test } from 'vitest';
import type { ToolFact } from '../tool-fact.ts';
import { checkSentence } from './number-check.ts';

const facts: ToolFact[] = [
  { label: 'Destino', of: 'Ana', value: 7 },
  { label: 'Expressão', of: 'Ana', value: 4 },
  { label: 'Ano pessoal', of: 'Ana', value: 5 },
  { label: 'Dia pessoal', of: 'Ana', value: 22 },
  { label: 'Destino', of: 'seu marido', value: 3 },
  { label: 'Destino', of: 'Bruno', value: 11 },
  { label: 'Desafio', of: 'Ana', value: 1 },
  { label: 'Desafio', of: 'Ana', value: 0 },
  { label: 'Compatibilidade', of: 'Ana e Bruno', value: 82 },
];
const check = (sentence: string) => checkSentence(sentence, facts, 'Ana');

test.each([
  'Seu número de Destino é 7.',
  '**Seu Destino: 7**, um número de introspecção.',
  'Você tem 7 no Destino e 4 na Expressão.',
  'Seu Destino e sua Expressão são 7 e 4.',
  'Seu Ano pessoal em 2026 é 5.',
  'Seu Dia pessoal em 21 de novembro de 2026 é 22.',
  'Seu Dia pessoal em 21/11/2026 é 22.',
  'O Destino de Bruno é 11.',
  'O Destino do seu marido é 3.',
  'Desafios do seu mapa: 1 e 0.',
  'Compatibilidade de Ana e Bruno: 82%.',
  'Destino 9 fala de entrega e humanidade.',
  'O Ano pessoal 1 abre um ciclo de 9 anos.',
  'Seu Destino vem de 15/03/1990 e pede calma há 36 anos.',
  'Você nasceu em 1990 e o número 8 fala de poder.',
  'Seu Destino pede 3 vezes mais calma.',
  'O seu Destino é 7, e o de Bruno é 11.',
])('accepts: %s', (sentence) => {
  expect(check(sentence)).toEqual({ text: sentence, corrected: 0, isRefused: false });
});

test.each([
  ['Seu número de Destino é 8.', 'Seu número de Destino é 7.'],
  ['**Destino 9** é o seu caminho.', '**Destino 7** é o seu caminho.'],
  ['Você tem 9 no Destino.', 'Você tem 7 no Destino.'],
  ['Seu Ano pessoal em 2026 é 9.', 'Seu Ano pessoal em 2026 é 5.'],
  ['Seu Dia pessoal em 21 de novembro de 2026 é 3.', 'Seu Dia pessoal em 21 de novembro de 2026 é 22.'],
  ['O destino de Bruno é 7.', 'O destino de Bruno é 11.'],
  ['A compatibilidade de Ana e Bruno é de 95%.', 'A compatibilidade de Ana e Bruno é de 82%.'],
])('corrects: %s', (sentence, corrected) => {
  expect(check(sentence)).toEqual({ text: corrected, corrected: 1, isRefused: false });
});

test.each([
  'Seus desafios são 4 e 5.',
  'Sua Missão é 6.',
  'O Destino de Carla é 7.',
  'Sua Motivação e Impressão são 2 e 3.',
])('refuses: %s', (sentence) => {
  expect(check(sentence)).toEqual({ text: '', corrected: 0, isRefused: true });
});

test('refuses any ascribed number without a tool result', () => {
  expect(checkSentence('Seu Destino é 7.', [], 'Ana').isRefused).toBe(true);
  expect(checkSentence('O Destino 7 busca o silêncio.', [], 'Ana').isRefused).toBe(false);
});
