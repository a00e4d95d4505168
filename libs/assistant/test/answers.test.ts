import { expect, test } from 'vitest';
import { answerOf, mostWords, wordsIn } from '../src/composing/shorten.ts';
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

const words = (count: number) => Array.from({ length: count }, () => 'letra').join(' ');

test.each([
  ['a remark first', 60, ['claim', 'practice', 'tension', 'support']],
  ['then the support', 70, ['claim', 'practice', 'tension']],
  ['then the tension', 80, ['claim', 'practice']],
  ['the practice last', 86, ['claim']],
])('an answer that is too long leaves out %s', (_, length, remaining) => {
  const parts = [
    ['claim', `claim ${words(length)}`],
    ['support', `support ${words(8)}`],
    ['tension', `tension ${words(8)}`],
    ['practice', `practice ${words(4)}`],
    ['remark', `remark ${words(20)}`],
  ] as const;
  const text = answerOf({ room: mostWords, repeated: new Set() }, ...parts);
  expect(
    parts
      .map(([role]) => role)
      .filter((role) => text.includes(role))
      .toSorted(),
  ).toEqual(remaining.toSorted());
});

test('a passage that had to be picked again is said only as the claim', () => {
  const said = 'abre a porta de casa para o primeiro vizinho que passa';
  const answer = answerOf(
    { room: mostWords, repeated: new Set([said]) },
    ['claim', `O 1 ${said}.`],
    ['support', `Junto, o 2 ${said}.`],
    ['practice', 'Ligue hoje.'],
  );
  expect(answer).toBe(`O 1 ${said}. Ligue hoje.`);
});

test('the target of a link is no word of an answer', () => {
  expect(wordsIn('A [Data certa](/data-certa) compara o mês-guia.')).toBe(6);
});

test('several questions share the words of one answer', () => {
  const conversation = openConversation();
  const { text } = conversation.say('meu destino é qual? e se 2028 é bom pra comprar casa?');
  expect(text).toContain('Destino é 6');
  expect(text).toContain('2028');
  expect(wordsIn(text.split('**Como se chega')[0] ?? '')).toBeLessThanOrEqual(mostWords);
});

test('a karmic debt states what its number means, then by what to do', () => {
  const { text } = openConversation().say('tenho alguma dívida cármica?');
  expect(text).toContain('O símbolo do 13 conta essa história');
  expect(text).toContain('Escolha um projeto parado');
  expect(text).not.toContain('Há uma casa em toda cidade');
});
