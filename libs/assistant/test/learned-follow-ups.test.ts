import { expect, test } from 'vitest';
import { openConversation } from './converse.ts';

const last = (...texts: readonly string[]) => {
  const conversation = openConversation();
  return texts.map((text) => conversation.say(text)).at(-1)?.text ?? '';
};

test('`como chegou nele` after a number is about its sum, and no complaint about a person', () => {
  expect(last('qual meu destino?', 'e como chegou nele')).toContain('Some todos os algarismos');
});

test('a reason said against a decision is weighed', () => {
  expect(last('recebi proposta de emprego em outra cidade, aceito?', 'mas o salário é o dobro')).toContain(
    'pesam a favor',
  );
});

test('why one of two years differs', () => {
  expect(last('2027 ou 2029 pra abrir meu restaurante', 'por que 2027 é diferente?')).toMatch(
    /2027 traz o 5, de mudança/u,
  );
});

test('what to finish before the year turns', () => {
  const text = last('que ano pessoal eu tô?', 'o que fecho antes disso?');
  expect(text).toContain('Antes de 29/11/2026');
  expect(text).toContain('feche');
});

test('the sum of each name on the table', () => {
  const text = last(
    'meu nome de solteira é Patrícia Gomes Figueiredo, casada Patrícia Gomes Lacerda. qual usar?',
    'e se eu assinar só Paty Lacerda no instagram',
    'quanto dá cada um?',
  );
  expect(text).toContain('**Patrícia Gomes Lacerda soma 1**');
  expect(text).toContain('**Paty Lacerda soma 6**');
});

test('a legal form is no name', () => {
  const text = last('tô abrindo uma confeitaria, Doce Encanto, que tal?', 'ponho Ltda no nome?');
  expect(text).toContain('**Doce Encanto** soma 4; Doce Encanto Ltda soma 7');
});

test('a date to come is of the child, and its names get the family name', () => {
  const text = last(
    'to grávida de uma menina, vai nascer dia 20 de fevereiro de 2027, me sugere nomes com sobrenome Moura Siqueira',
  );
  expect(text).toContain('com Moura Siqueira');
});

test('sleep of a child is answered by its number', () => {
  const text = last(
    'meu filho Enzo Gabriel Pacheco nasceu 14/08/2020 e não quer dormir sozinho, os números dele explicam?',
  );
  expect(text).toContain('a noite vai melhor assim');
});

test('a husband who left is met with care, and so is the next sentence', () => {
  const conversation = openConversation();
  expect(conversation.say('to muito mal meu marido saiu de casa ontem').text).not.toMatch(/Ano pessoal/u);
  expect(conversation.say('faz 12 anos q a gente tava junto').text).not.toMatch(/Ano pessoal|número/u);
});
