import { describe, expect, test } from 'vitest';
import type { DialoguePerson } from '../src/dialogue-person.ts';
import { openConversation } from './converse.ts';

const debora: DialoguePerson = { label: 'eu', name: 'Débora Nunes Sampaio', birthDate: '1983-06-25' };

const conversations: Readonly<Record<string, readonly (readonly [say: string, answer: RegExp])[]>> = {
  'a purchase goes on with another month, a day, a person and an opinion': [
    [
      'to querendo comprar um apartamento, esse ano ainda dá ou espero?',
      /^\*\*Para mudar ou comprar casa, o clima deste ano não pede espera/u,
    ],
    ['e se for em fevereiro?', /^\*\*Para mudar ou comprar casa, fevereiro de 2027 não é o mais fácil/u],
    ['qual dia de fevereiro?', /^\*\*Em fevereiro de 2027, para mudar ou comprar casa/u],
    [
      'meu marido é Alexandre Sampaio Neto, 03/10/1981, o dia bom pra mim é bom pra ele?',
      /^\*\*Para mudar ou comprar casa em fevereiro de 2027, o melhor dia para todos/u,
    ],
    ['ele acha melhor esperar 2028, o que vc acha?', /^Para mudar ou comprar casa.*Ano pessoal/u],
    ['então espero?', /para mudar ou comprar casa/u],
  ],
  'a job goes on with a month, another month and the month of both': [
    ['recebi uma proposta pra ir trabalhar fora em março, devo ir?', /mexer no trabalho/u],
    ['março é um mês bom pra mim?', /^\*\*(?:Sim: )?para mexer no trabalho, março de 2027/iu],
    ['e se eu empurrar pra maio?', /^\*\*(?:Sim: )?para mexer no trabalho, maio de 2027/iu],
    ['meu marido é Paulo Bueno, 14/12/1979, e pra ele como tá esse período?', /Paulo/u],
    ['então pra nós dois qual o melhor mês?', /^\*\*Para mexer no trabalho, \w+ de 2027 serve melhor a todos/u],
  ],
  'what one sells is weighed as a sale, and chooses between no fields of work': [
    ['vale a pena vender a casa ou alugar?', /^\*\*Pelo clima deste ano.*vender\b/u],
    ['e se der errado?', /vender na pressa/u],
  ],
  'a number that is asked for by name is weighed for nothing': [
    ['devo trocar de emprego?', /mexer no trabalho/u],
    ['qual o meu ano pessoal?', /^\*\*Em 2026, o seu Ano pessoal/u],
  ],
};

describe('the purpose of a choice', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation(debora);
    for (const [say, answer] of turns) expect(conversation.say(say).text).toMatch(answer);
  });
});
