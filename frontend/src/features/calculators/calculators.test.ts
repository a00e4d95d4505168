import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { outcomeOf } from './calculations.ts';

const today = '2026-11-21';

test.each([
  ['destino', { data: '14/07/1990' }, 4],
  ['destino', { data: '30/01/1980' }, 22],
  ['ano-pessoal', { data: '14/07/1990' }, 4],
  ['nome', { nome: 'Maria Clara Lima' }, 1],
  ['casa', { casa: '123 B' }, 8],
  ['telefone', { telefone: '(11) 99999-0000' }, 11],
  ['placa', { placa: 'BRA2E19' }, 22],
  ['empresa', { empresa: 'José' }, 9],
] as const)('%s of %o is %i', (id, typed, number) => {
  expect(outcomeOf(id, typed, today)).toMatchObject({ number, text: expect.stringMatching(/\w{3}/) });
});

test('a couple gets the same score in both orders, with its relation in words', () => {
  const typed = { nome1: 'Maria Clara Lima', data1: '14/07/1990', nome2: 'João Pedro Alves', data2: '08/05/1984' };
  const other = { nome1: typed.nome2, data1: typed.data2, nome2: typed.nome1, data2: typed.data1 };
  const one = outcomeOf('casal', typed, today);
  const two = outcomeOf('casal', other, today);
  expect(one).toMatchObject({ number: 5, score: 68 });
  expect(two).toMatchObject({ number: 8, score: 68 });
});

test('incomplete input gives no outcome, and a refusal is a sentence', () => {
  expect(outcomeOf('destino', { data: '14/07' }, today)).toBeNull();
  expect(outcomeOf('casal', { nome1: 'Ana', data1: '14/07/1990' }, today)).toBeNull();
  expect(outcomeOf('nome', { nome: '123' }, today)).toEqual(expect.any(String));
});

test('the fragment holds the calculator and its inputs, and nothing else', () => {
  const typed = { nome1: 'José & Ana', data1: '14/07/1990' };
  expect(readAddress(writeAddress('casal', typed))).toEqual({ id: 'casal', typed });
  expect(readAddress('#nada?nome=x')).toEqual({ id: 'destino', typed: {} });
  expect(readAddress('')).toEqual({ id: 'destino', typed: {} });
});
