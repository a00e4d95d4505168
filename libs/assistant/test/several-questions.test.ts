import { expect, test } from 'vitest';
import { openConversation } from './converse.ts';

const answer = (...texts: readonly string[]) => {
  const conversation = openConversation();
  return texts.map((text) => conversation.say(text)).at(-1)?.text ?? '';
};

test('answers each question of a list without punctuation, in order', () => {
  const text = answer(
    'oi!! sou a Jéssica Tavares Brandão nasci 19/06/1994 me diz minha missão meu ponto fraco e um conselho pra essa semana',
  );
  const [body = ''] = text.split('**Como se chega a isso**');
  const [mission, weak, advice, ...more] = body.trim().split('\n\n');
  expect(mission).toContain('Missão é 6');
  expect(weak).toContain('ponto fraco');
  expect(advice).toContain('Na prática');
  expect(more).toEqual([]);
});

test('answers a list of bare nouns', () => {
  const [mission, weak, advice] = answer('me diz missão, ponto fraco e conselho').split('\n\n');
  expect(mission).toContain('Missão é 11');
  expect(weak).toBeTruthy();
  expect(advice).toBeTruthy();
});

test('answers the same question of a second person', () => {
  const text = answer('meu namorado é o Wesley Nunes Coutinho 03/02/1991, qual o ano pessoal dele e o meu?');
  expect(text).toContain('Ano pessoal do Wesley é 6');
  expect(text).toContain('o seu Ano pessoal é 4');
});

test('answers defects and qualities', () => {
  const text = answer('Rodrigo Sampaio Teles, 25/07/1990. qual meu maior defeito e minha maior qualidade?');
  expect(text.split('**Como se chega a isso**')[0]?.trim().split('\n\n')).toHaveLength(2);
  expect(text).toContain('O melhor de você');
});

test.each(['qual a diferença entre destino e missão?', 'vender a casa e alugar ou ficar nela?'])(
  'leaves one question whole: %s',
  (text) => {
    expect(answer(text).split('**Como se chega a isso**')).not.toHaveLength(3);
  },
);

test('is free only if every question is', () => {
  const conversation = openConversation(null);
  expect(conversation.say('me diz minha missão, meu ponto fraco e um conselho').isFree).toBe(true);
  expect(openConversation().say('me diz minha missão, meu ponto fraco e um conselho').isFree).toBe(false);
});

test('says each card and each line of the sums once', () => {
  const { results, text } = openConversation().say('qual minha missão, meu ponto fraco e meu ponto forte?');
  const cards = results.flatMap(({ card }) => (card ? [card.title] : []));
  expect(new Set(cards).size).toBe(cards.length);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(new Set(lines).size).toBe(lines.length);
});

test('a correction keeps the first sentence of an answer that it repeats', () => {
  const text = answer('Fernanda Pimentel Assis 9/3/1981 como está o meu momento?', 'falei errado meu nome, é Pimenta');
  expect(text).toMatch(/^Anotado: Fernanda Pimenta Assis\. .*Ano pessoal/u);
});
