import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Said = readonly [say: string, answer: RegExp, not?: RegExp];

const conversations: Readonly<Record<string, readonly Said[]>> = {
  'the strongest of the numbers of a map': [
    ['quero todos os meus números de uma vez: Bruno Tavares Machado, 14/05/1988', /Destino 9, Expressão 6/u],
    ['qual desses é o mais forte?', /^\*\*O 6, porque se repete:\*\* está na Expressão 6 e na Missão 6/u],
    ['e o segundo?', /^\*\*O seu número de Expressão é 6/u],
  ],
  'a name picked out of those proposed': [
    ['eu e minha irmã vamos abrir uma confeitaria, sugere nomes', /Grão Certo/u],
    ['gostei do primeiro, e o número dele?', /^\*\*Grão Certo soma 1/u],
    ['e o último?', /^\*\*Mesa Clara soma 5/u],
  ],
  'the main challenge': [
    ['Elisa Brandão Souto 31/07/2001 qual meu desafio principal?', /^\*\*O desafio principal é o 2/u],
  ],
  'a birth without its day, completed, then the own one': [
    [
      'meu irmão nasceu em fevereiro de 1990, qual o destino dele?',
      /Só falta o dia.*fevereiro de 1990/u,
      /seu número/u,
    ],
    ['dia 14', /^\*\*O número de Destino do seu irmão é 8/u],
    ['e o meu, sou de 20/01/1988?', /^\*\*O seu número de Destino é 11/u],
  ],
  'a date that does not exist, corrected': [
    ['sou Otávio Lemos Barreto nascido em 12/13/1980, qual meu ano pessoal', /12\/13\/1980\*\* não existe/u],
    ['ah é 13/12/1980', /^\*\*Em 2026, o seu Ano pessoal é 7/u],
  ],
  'a later year is compared with the one spoken of': [
    ['21/09/1984, como vai ser meu 2027?', /^\*\*Em 2027, o seu Ano pessoal é 5/u],
    ['e no trabalho?', /trabalho/u],
    ['e 2028 melhora?', /^Para mexer no trabalho.*2027: Ano pessoal 4.*2028: Ano pessoal 5/u, /2026|no amor/u],
  ],
  'the present year is compared with the number in force': [
    ['nasci em 13/12/1980, como está meu ano?', /é 7, de estudo/u],
    ['e 2027 melhora?', /2026: Ano pessoal 7/u],
  ],
  'the month now and the next one': [
    ['que mês é esse pra mim? nasci 08/12/1993', /^\*\*Em novembro de 2026, o seu Mês pessoal é 4/u],
    ['e o mês que vem?', /^\*\*Em dezembro de 2026, o seu Mês pessoal é 5/u],
  ],
  'the year now, its end and the year after': [
    ['Qual meu ano pessoal? 08/12/1993', /é 2, de parceria/u],
    ['até quando?', /08\/12\/2026/u],
    ['e depois?', /^\*\*Em 2027, o seu Ano pessoal/u],
  ],
  'the year after the turn that was said': [
    ['em que ano pessoal eu estou? 02/02/1983', /é 5, de mudança/u],
    ['quando muda?', /02\/02\/2027/u],
    ['e depois?', /^\*\*Em 2028, o seu Ano pessoal/u],
  ],
  'a month of birth without the verb': [
    ['minha amiga é de março de 1999, qual o destino dela?', /Só falta o dia.*março de 1999/u, /esse período/u],
    ['foi dia 5', /^\*\*O número de Destino da sua amiga é 9/u],
    ['e o psíquico dela?', /Psíquico da sua amiga/u],
  ],
  'what another person does with an arcano': [
    ['arcano vigente de Paulo Sérgio Lins 20/10/1970', /arcano do Paulo Sérgio: 31/u],
    ['o que ele faz com isso?', /^\*\*O arcano 31/u, /Expressão 6/u],
  ],
  'what changed since a past year': [
    ['como foi meu 2023? nasci 04/05/1985', /2023/u],
    ['e o que mudou de lá pra cá?', /2023: Ano pessoal 7.*2026: Ano pessoal 1/u],
  ],
  'the own number after that of a child': [
    ['meu filho Davi Lucca Fontes, 13/01/2016, qual o número de expressão dele?', /Expressão do Davi é 6/u],
    ['e o meu?', /^\*\*O seu número de Expressão é 5/u],
  ],
  'one of a list that concerns me, and a blow in Spanish': [
    ['tenho lições cármicas?', /Lições cármicas do seu mapa/u],
    ['a última me pega?', /./u, /violência|180/u],
    ['mi marido me pega', /180/u],
  ],
  'where a number comes from': [
    ['boa tarde, aqui é Renata Sampaio Coutinho, 19/06/1977, quero saber minha motivação', /Motivação é 11/u],
    ['e isso veio de onde?', /Total: 38/u, /resposta está/u],
    ['e a impressão?', /^\*\*O seu número de Impressão é 7/u],
    ['de onde saiu esse número?', /Total: 43/u],
  ],
  'why a number, and what sets it apart from another': [
    ['qual é o meu número psíquico? nasci em 27/08/1990', /Psíquico é 9/u],
    ['por que esse?', /dia: 27 → 2 \+ 7 = 9/u, /Ano pessoal/u],
    ['qual a diferença dele pro destino?', /Número psíquico.*Destino.*Os dois são 9 e concordam/u],
  ],
  'a number beside the main ones in plain words': [
    ['Lourdes Bastião Freire, 03/03/1958. qual minha resposta subconsciente?', /é 8/u],
    ['explica como se eu fosse leiga', /no susto.*O seu é 8/u, /seu 3/u],
  ],
  'what to do with an arcano': [
    ['qual arcano rege minha vida hoje? Sandro Leite Barros 09/01/1974', /45, que vai até 10\/04\/2030/u],
    ['até quando?', /10\/04\/2030/u],
    ['o que eu faço com ele?', /^\*\*O arcano 45.*da ordem à abertura/u, /dívida/u],
  ],
  'a number that was explained, looked for in the own map': [
    ['o que significa o número 7?', /profundidade/u],
    ['eu tenho esse número? Paulo Reis Nunes 16/07/1980', /^\*\*Sim: o 7.*Número psíquico/u],
  ],
  'a sum with the own date': [
    ['como se calcula o destino?', /data de nascimento/u],
    ['faz com a minha data 12/05/1991', /^\*\*O seu número de Destino é 1\./u],
  ],
  'a disagreement that is not understood': [
    ['qual minha expressão? Karla Dias Melo', /é 1/u],
    ['não concordo', /inclinação/u],
    ['como assim?', /^Quero dizer/u, /cada número é um jeito/u],
  ],
  'a trade that is not loved': [
    ['sou Fernando Queiroz Dias 07/07/1979, qual profissão combina comigo?', /Aptidão profissional 3/u],
    ['sou contador e odeio', /^\*\*Dá para entender.*Contabilidade pede.*Expressão 3/u, /engenharia, contabilidade/u],
    ['e se eu virasse professor?', /^\*\*Sim, ensino combina/u],
  ],
  'no promise of love': [
    ['terminei um namoro de 8 anos', /[Ss]into muito/u],
    ['e eu, quando vou amar de novo?', /^Nenhum número prevê/u],
  ],
  'no hidden tendency after a suspicion': [
    ['minha esposa tá me traindo? ela é Vanessa Cruz Lima 03/03/1993', /^Nenhum número mostra/u],
    ['mas o número dela mostra tendência, né?', /^Nem tendência/u, /Tendências ocultas/u],
  ],
  'the future of a couple is read in both maps': [
    [
      'namoro o Felipe Duarte Reis 10/10/1990, sou Ana Paula Moura 12/03/1992, vai dar certo?',
      /^\*\*Você e Felipe: combinam/u,
    ],
  ],
  'a master in the own map': [
    ['tem número mestre no meu mapa? Rita Lima Souza 29/11/1982', /^\*\*Sim, há um número mestre.*Missão 11/u],
  ],
  'advice on a weakness is no advice on work': [
    ['Tatiana Rezende Muniz, 12/07/1983, por que vivo mudando de emprego?', /trabalho/u],
    ['e por que atraio gente complicada?', /Expressão 1/u, /centraliza|tarefa/u],
    ['como mudo isso?', /O motivo/u, /[Cc]omece pelo papel/u],
  ],
};

describe('references inside a conversation', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer, not] of turns) {
      const { text } = conversation.say(say);
      expect(text.replace(/\n+/gu, ' '), say).toMatch(answer);
      if (not) expect(text, say).not.toMatch(not);
    }
  });
});
