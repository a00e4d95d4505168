import { expect, test } from 'vitest';
import { openConversation } from './converse.ts';

/** The account of the examples has Destino 6 and Missão 11, which the harmony of two people reduces to 2. */
test('Missão is the same number in every answer', () => {
  const conversation = openConversation();
  expect(conversation.say('qual é a minha missão?').text).toContain('Missão é 11');
  const { text } = conversation.say('meu namorado Pedro Lima nasceu em 03/05/1980, a gente combina?');
  expect(text).toContain('sua Missão é 11');
  expect(text).toContain('Missão 11 e Missão 7, na harmonia 2 e 7');
});

test.each([
  ['qual meu numero de destino e o que ele diz do meu trabalho?', /Ele trabalha bem servindo gente/u],
  ['o que meu destino diz sobre o amor?', /Ele ama construindo lar/u],
  ['meu destino no dinheiro', /Ele (?!faz casa)/u],
])('a number that is asked for in an area of life is read in it: %s', (question, expected) => {
  const { text } = openConversation().say(question);
  expect(text).toContain('O seu número de Destino é 6.');
  expect(text).toMatch(expected);
});

test('a card is shown once in a conversation, and again when the map itself is asked for', () => {
  const conversation = openConversation();
  const cards = (text: string) => conversation.say(text).results.flatMap(({ card }) => (card ? [card.id] : []));
  expect(cards('Qual é o meu número de destino?')).toEqual(['map-Ana']);
  expect(cards('e a minha motivação?')).toEqual([]);
  expect(cards('me mostra o meu mapa')).toEqual(['map-Ana']);
});

test.each([
  ['O que significa o número 3?', 3],
  ['me fala do número 7', 7],
  ['o que quer dizer o 5', 5],
])('the meaning of a number needs no person: %s', (question, number) => {
  const { text, isFree } = openConversation(null).say(question);
  expect(text).toContain(`O número ${number} fala de`);
  expect(isFree).toBe(false);
});

test('the best month is one of the year spoken of', () => {
  const conversation = openConversation();
  conversation.say('como vai ser meu 2027?');
  expect(conversation.say('qual o melhor mês?').text).toMatch(/\*\*Para .+, \p{Ll}+ de 2027\.\*\*/u);
});
