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
      /^\*\*Em poucas palavras:\*\* no seu mapa, teimosia vem da sua Motivação 4\. Esse 4 endurece/u,
    ],
  ],
  'a calculation names the number that it gives': [
    ['por que minha motivação dá 4?', /^\*\*A sua Motivação 4 sai das vogais/u],
  ],
  'a couple clashes in two numbers, and is met without a preamble': [
    ['meu namorado é o Thiago Ramos Pontes, 12/08/1990, a gente combina?', /Você e Thiago/u],
    [
      'onde a gente mais briga?',
      /^\*\*O atrito de vocês vem do encontro da sua Expressão 5, de liberdade, com a Expressão 7 do Thiago/u,
    ],
    ['como eu lido com ele?', /Com Thiago, que tem a Motivação 11, diga a verdade com calma/u, /vale o seguinte/u],
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
  'years are weighed for the step by the number of most of the year': [
    ['compara 2026 com 2027', /^Para você, \*\*2026: Ano pessoal 4/u],
    ['qual deles é melhor pra viajar?', /^Para viajar, 2027 conversa melhor, porque o 5, de mudança/u, /no amor/u],
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
  'a fault names its number first, and a debt what its number means': [
    ['qual meu maior defeito?', /^\*\*O ponto fraco está na sua Expressão 5/u],
    ['tenho dívida cármica?', /O símbolo do 13 conta essa história/u],
    ['e a 14?', /^\*\*A dívida cármica 14.*\b14\b|liberdade/u, /bufê/u],
    ['e como paro com isso?', /^\*\*Com treino/u],
  ],
  'the harmony reduces a Missão that stays 11': [['que tipo de pessoa combina comigo?', /Missão 11, que ali vale 2,/u]],
  'three people: the easiest two and the two that need most care': [
    [
      'eu e minhas amigas Carla Dias Mota 01/06/1985 e Bia Nunes Leal 20/11/1990 queremos viajar juntas, vai dar certo?',
      /^\*\*Dá certo: a dupla mais fácil é Carla e Bia, e a que pede mais conversa, você e Carla/u,
    ],
  ],
  'right and wrong are no matter of numbers': [
    ['minha irmã Célia Regina Vasconcelos 18/04/1960 não fala comigo, o que faço?', /Com Célia/u],
    ['quem tá errada?', /^\*\*Nenhum número dá razão a um lado só: o atrito de vocês vem do encontro/u],
  ],
  'a child is comforted, and explained as a child': [
    [
      'minha filha Júlia Vasconcelos Reis 22/07/2015, ela é muito ansiosa, o que faço?',
      /^Com Júlia.*o colo vem antes/u,
      /cinco coisas que você vê/u,
    ],
    ['por que ela é assim?', /^Uma parte vem da Expressão 8 da Júlia, que gosta/u, /funciona melhor assim/u],
  ],
  'no step for two after a break-up': [
    ['terminei um namoro de 6 anos ontem', /Sinto muito/u],
    ['como eu sou no amor?', /sua Motivação 4 ama/u, /Surpreenda/u],
  ],
  'a feared year, a day and an operation': [
    ['meu ano ta ruim?', /^\*\*Ruim, não: 2026 tem o 4/u],
    ['me dá um conselho pra hoje', /^\*\*Para um Dia pessoal \d+, um passo:\*\*/u],
    ['qual mês pra fazer cirurgia?', /^\*\*Para marcar a cirurgia, janeiro de 2027.*Quem marca a cirurgia é o médico/u],
  ],
  'equal months have no reason for one of them': [
    ['como vai ser meu dezembro?', /Mês pessoal é 8/u],
    ['e janeiro?', /Mês pessoal é 6/u],
    ['qual dos dois é melhor pra viajar?', /nenhum sai na frente/u],
    ['por que?', /^\*\*Porque nenhum deles traz o 5, o 3 ou o 9/u],
  ],
  'no number is evil, and no name brings bad luck': [
    ['meu numero é do mal?', /^Não: nenhum número é do mal/u],
    ['é culpa do meu nome?', /^\*\*Não(?:: nenhum nome| é o nome)/u, /médico/u],
    ['resume meu mapa em uma palavra', /^\*\*\p{Lu}\p{Ll}+\.\*\* É o que/u],
  ],
  'a match in English says whether it is one': [
    ['hi, my name is Laura Smith Jones, born 05/03/1992.', /Your numbers/u],
    ['does my boyfriend Mark Alan Brown 10/10/1990 match me?', /^(?:Yes|You can match)/u],
  ],
  'the hardest of several years is said first, and the reason keeps its matter': [
    ['compara 2026, 2027 e 2028 pra mim', /^Para você, \*\*2026: Ano pessoal 4/u],
    ['qual o mais puxado?', /^O mais puxado é 2026/u],
    ['e no dinheiro qual é melhor?', /^Para o dinheiro, 2026/u],
    ['por que?', /^\*\*Porque 2026 é Ano pessoal 4/u],
  ],
  'a marriage that is asked about has a verdict, and the user has chips of their own': [
    ['meu noivo é Rafael Torres Lima, 17/05/1987, dá casamento?', /^\*\*Você e Rafael: combinam/u],
    ['por que ele é assim?', /^Uma parte da resposta está n/u, /Sim ou não/u],
  ],
  'the beginning after a job was lost is work': [
    ['perdi meu emprego hoje', /\S/u],
    ['to desesperada', /\S/u],
    ['o que meu ano diz?', /Ano pessoal é 4/u],
    ['por onde eu começo?', /^\*\*Comece pel[ao] (?:papel|rede):/u],
  ],
  "a purchase from another is the user's own decision": [
    ['minha socia é a Priscila Nogueira Dias 05/01/1988', /\S/u],
    ['compro a parte dela?', /Ano pessoal 4.*sua Expressão 5/u, /Ano pessoal 7/u],
  ],
  'advice in one line, a year that goes well, and a map without evil': [
    ['me dá um conselho de uma linha', /^Na prática, [^.]+\.\s*$/u],
    ['vou bem em 2027 no trabalho?', /^\*\*Para mexer no trabalho, 2027/u],
    ['meu mapa tem algo ruim?', /^Não: nenhum número é ruim/u],
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
