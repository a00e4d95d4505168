import { describe, expect, it } from 'vitest';
import { firstQuestions } from '../src/first-questions.ts';
import { openConversation } from './converse.ts';

const today = '2026-11-23';

describe('first questions', () => {
  it('are made from the own map and the day', () => {
    expect(firstQuestions({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' }, today)).toEqual([
      'O que este dia 11 pede de mim hoje?',
      'Como aproveito novembro, dentro do meu ano pessoal 4?',
      'Como uso melhor a minha Expressão 5?',
      'O que treinar com a minha lição cármica 2?',
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

  it.each(firstQuestions({ name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' }, today))(
    'lead to an answer that speaks of what was asked: %s',
    (question) => {
      const { text, isFree } = openConversation().say(question);
      const asked = /\b(\d+)\b/u.exec(question)?.[1];
      if (question.includes('par combinamos')) expect(text).toContain('nome completo');
      else {
        expect(isFree).toBe(false);
        expect(text).toContain(asked ?? '');
      }
    },
  );
});
