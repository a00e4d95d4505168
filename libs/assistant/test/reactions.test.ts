import { expect, test } from 'vitest';
import { openConversation } from './converse.ts';

const last = (...texts: readonly string[]) => {
  const conversation = openConversation();
  return texts.map((text) => conversation.say(text)).at(-1)?.text ?? '';
};

test.each([
  [
    'qual é o meu ponto fraco?',
    'já tentei mudar e não consegui',
    /^\*\*Se a vontade já tentou, mude o tamanho do passo/u,
  ],
  ['me dá um conselho', 'não tenho tempo pra isso', /^\*\*Então o passo precisa caber em dois minutos/u],
  ['qual meu destino?', 'serve pra quê?', /^\*\*Destino serve para/u],
  ['qual meu ponto forte?', 'e os outros me veem assim?', /^\*\*O que aparece primeiro é a sua Impressão/u],
  ['como vai ser meu 2027?', 'o que eu não devo fazer?', /^\*\*Num Ano pessoal 6, de família, evite/u],
  ['qual minhas lições cármicas?', 'e se eu não aprender?', /^\*\*Não há multa nem castigo/u],
  ['aceito a proposta de emprego?', 'como que eu decido?', /^\*\*Responda a estas perguntas por escrito/u],
  ['tenho dívida cármica?', 'e como pago?', /^(?!.*PIX)/u],
  ['devo largar meu emprego?', 'meu chefe me prometeu aumento', /pesam a favor/u],
])('after «%s», «%s»', (before, say, answer) => {
  expect(last(before, say)).toMatch(answer);
});

test('what is said after the price is about the product', () => {
  expect(last('quanto custa o premium?', 'e se eu não gostar?')).toMatch(/7 dias|reembolso/u);
});
