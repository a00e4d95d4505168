import { describe, expect, it } from 'vitest';
import { firstQuestions } from '../src/first-questions.ts';
import { openConversation } from './converse.ts';

const today = '2026-11-23';

describe('first questions', () => {
  it('are made from the own map and the day', () => {
    expect(firstQuestions({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' }, today)).toEqual([
      'O que o meu dia pessoal 11 pede hoje?',
      'Como está novembro, no meu ano pessoal 4?',
      'Como uso bem a Expressão 5?',
      'Como treino a lição cármica 2?',
      'Como vai ser o meu 2027?',
      'Eu e meu par combinamos?',
    ]);
  });

  it('are general without a birth date, and leave the name out where it is missing', () => {
    expect(firstQuestions(null, today)).toHaveLength(6);
    const withoutName = firstQuestions({ name: null, birthDate: '1990-05-14' }, today);
    expect(withoutName.join(' ')).not.toMatch(/Expressão|lição/u);
    expect(withoutName).toContain('O que o meu Destino 11 quer dizer?');
  });

  it.each([
    [/dia pessoal/u, 'Em 23 de novembro de 2026, o seu Dia pessoal é 11.'],
    [/novembro/u, 'Em novembro de 2026, o seu Mês pessoal é 6.'],
    [/Expressão/u, 'a sua Expressão 5'],
    [/lição/u, 'essa lição cármica 2, exercitar a cooperação'],
    [/2027/u, 'Em 2027, o seu Ano pessoal é 6'],
    [/par/u, 'nome completo'],
  ])('lead to the answer to what was asked: %s', (asked, answer) => {
    const questions = firstQuestions({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' }, today);
    const question = questions.find((one) => asked.test(one));
    expect(openConversation().say(question ?? '').text).toContain(answer);
  });
});
