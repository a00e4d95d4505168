import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Turn = readonly [say: string, answer: RegExp, not?: RegExp];

const conversations: Readonly<Record<string, readonly Turn[]>> = {
  'a trait names its number first, and its fault': [
    [
      'por que eu sou tão teimosa?',
      /^\*\*No seu mapa, teimosia vem da sua Motivação 4\.\*\*.*trata mudança como ameaça/u,
    ],
    [
      'resume em 2 linhas',
      /^\*\*Em poucas palavras:\*\* no seu mapa, teimosia vem da sua Motivação 4; esse 4 endurece/u,
    ],
  ],
  'a calculation names the number that it gives': [
    ['por que minha motivação dá 4?', /^\*\*A sua Motivação 4 sai das vogais/u],
  ],
  'a couple clashes in two numbers, and is met without a preamble': [
    ['meu namorado é o Thiago Ramos Pontes, 12/08/1990, a gente combina?', /Você e Thiago/u],
    [
      'onde a gente mais briga?',
      /^\*\*O atrito vem do encontro da sua Expressão 5, de liberdade, com a Expressão 7 do Thiago/u,
    ],
    ['como eu lido com ele?', /Com Thiago, que tem a Motivação 11, fale com calma/u, /vale o seguinte/u],
    [
      'vale a pena casar com ele?',
      /Ano pessoal 4, de construção.*Motivação 11 do Thiago.*Do seu lado.*sua Missão 11/u,
      /Ano pessoal 3/u,
    ],
  ],
  'a raise is no contract, and goes on as a raise': [
    ['devo pedir aumento agora?', /favorável para pedir aumento.*três resultados/u, /cláusula/u],
    ['e se ele negar?', /^\*\*Se vier um não/u, /cláusula/u],
  ],
  'staying is weighed as staying': [
    ['to pensando em largar meu emprego pra abrir uma confeitaria, o que vc acha?', /abrir ou lançar um negócio/u],
    ['e se eu ficar onde estou?', /empurra para mexer, mais que para ficar/u],
  ],
  'equal years are weighed for the step, without an area of life of their own': [
    ['compara 2026 com 2027', /^Para você, \*\*2026: Ano pessoal 4/u],
    [
      'qual deles é melhor pra viajar?',
      /^\*\*Para viajar, nenhum sai na frente:\*\* 2026 é Ano pessoal 4.*2027 é Ano pessoal 6/u,
      /no amor/u,
    ],
  ],
  'grief is met by what sustains, and by no scene': [
    ['perdi meu pai faz duas semanas', /Sinto muito/u],
    [
      'me fala alguma coisa do meu mapa que ajude',
      /^\*\*O que pode sustentar você agora:\*\*.*Expressão 5/u,
      /rodoviária/u,
    ],
  ],
  'an area leaves the step of the question before behind': [
    ['is 2027 a good year to change jobs?', /^Go slowly: number 6/u],
    ['and for love?', /^Yes: number 6 favours that/u],
  ],
  'the origin of the tradition': [['quem descobriu essa numerologia cabalística?', /^\*\*Ninguém inventou sozinho/u]],
};

describe('the first sentence answers', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer, not] of turns) {
      const { text, suggestions } = conversation.say(say);
      const body = (text.split('**Como se chega')[0] ?? '').replace(/\n+/gu, ' ');
      expect(body, say).toMatch(answer);
      if (not) expect(body, say).not.toMatch(not);
      if (/\d\.\*\*/u.test(body)) expect(suggestions, say).not.toEqual([]);
    }
  });

  test('care and questions back are no answer to sum up', () => {
    const conversation = openConversation();
    conversation.say('como eu sou no amor?');
    conversation.say('meu marido não me escuta');
    expect(conversation.say('resume em uma linha').text).not.toMatch(/incômodo|nome completo/u);
  });
});
