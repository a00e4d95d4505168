import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Said = readonly [say: string, answer: RegExp, not?: RegExp];

const conversations: Readonly<Record<string, readonly Said[]>> = {
  'the present month against one to come, the choice and its reason': [
    ['oi, meu mes agora é bom pra pedir aumento ou espero março?', /novembro de 2026: Mês pessoal 6.*março de 2027/u],
    ['qual dos dois então', /^\*\*Eu ficaria com março de 2027/u],
    ['pq', /^\*\*Porque março de 2027/u],
  ],
  'years that were compared for another person': [
    ['qual o melhor ano pra me mudar pra praia, 2027 2028 ou 2029', /mudar de lugar/u],
    ['meu marido nao quer ir', /discorda/u, /188|192/u],
    ['ele é de 08/06/1952 Sergio Luiz Pinto', /Sergio/u],
    ['pra ele qual é o melhor', /^Para mudar de lugar.*Para Sergio, \*\*2027: Ano pessoal 7/u],
    ['entao fechamos em qual', /^\*\*Eu ficaria com 2029.*para Sergio/u],
  ],
  'the worst month of a year, then another purpose and its day': [
    ['qual a previsão pra 2027 mes a mes', /dezembro de 2027, 9/u],
    ['qual o pior', /fevereiro de 2027/u],
    ['e o melhor pro amor', /^\*\*Para conhecer gente, julho de 2027/u],
    ['nesse mes q vc falou qual dia?', /^\*\*Em julho de 2027, para conhecer gente/u],
  ],
  'another month of a search, without an opening word': [
    ['quero abrir uma loja de bolo chamada Doce Célia', /Doce Célia soma 7/u],
    ['qual dia abro?', /abrir ou lançar um negócio/u],
    ['em janeiro tem algum?', /^\*\*Em janeiro de 2027, para abrir ou lançar/u],
  ],
  'a month that was not chosen': [
    ['qual o melhor mes de 2027 pra viajar?', /setembro de 2027/u],
    ['por que não julho', /julho de 2027/u, /^Uma parte da resposta/u],
  ],
  'another number, and the same of another person': [
    ['que numero é o 11?', /Missão 11/u],
    ['eu tenho?', /^\*\*Sim: o 11/u],
    ['e o 22', /^\*\*O 22 não está/u],
    ['minha mae tem? Irene Alves Vasconcelos 09/12/1930', /^\*\*O 22 não está entre os números principais da Irene/u],
  ],
  'a number alone after a map': [
    ['minha cunhada Marta Souza Dias nasceu em 05/05/1970', /O mapa da Marta/u],
    ['e 8?', /^\*\*O número 8 fala de realização/u],
  ],
  'a number alone in English': [
    ['what is my expression number?', /is \*\*5\*\*/u],
    ['and 8?', /^The \*\*8\*\*/u],
  ],
  'a number after another subject': [
    ['o q significa sonhar com cobra', /[Ss]onho/u],
    ['ah ta, e o numero 7?', /\b7\b/u, /sonho/u],
    ['tenho ele no mapa?', /profundidade/u, /O seu mapa/u],
    ['e minha irma Vera Lucia Vasconcelos 17/08/1960 tem?', /^\*\*Sim: o 7.*da Vera Lucia/u],
    ['qual de nos é mais espiritual', /vida interior/u],
  ],
  'a concept beside the one before, then the own': [
    ['o que é dívida cármica?', /^\*\*Dívidas cármicas\*\*/u],
    ['lição cármica é a mesma coisa?', /não são a mesma coisa/u],
    ['quais as minhas?', /^\*\*Lições cármicas do seu mapa: 2, 4, 8 e 9/u],
  ],
  'a concept, then the own in the plural': [
    ['o que é lição cármica?', /^\*\*Lições cármicas\*\*/u],
    ['e as minhas, quais sao', /^\*\*Lições cármicas do seu mapa/u],
  ],
  'one number of two people': [
    ['meu marido Rogério Prates 14/06/1958', /O mapa do Rogério/u],
    ['temos o mesmo destino?', /^\*\*Não: o seu Destino 6 fala de cuidado, e o Destino 7 do Rogério, de profundidade/u],
    ['meu destino é o mesmo de sempre?', /Destino/u, /^\*\*Não: o seu Destino 6 fala/u],
    ['compara a nossa missão', /^\*\*A sua Missão 11 fala de inspiração, e a Missão 5 do Rogério/u],
  ],
  'one number of two relatives': [
    ['Tiago Prates 03/02/2014 e Bia Prates 20/09/2016 têm a mesma motivação?', /^\*\*Não: a Motivação 6 do Tiago/u],
  ],
  'one number of one who died': [
    ['minha mãe morreu em agosto. Maria Aparecida Vasconcelos 05/05/1930', /Sinto muito|perda|saudade/u],
    ['ela tinha a mesma missão que eu?', /^\*\*Não: a sua Missão 11 .*Maria Aparecida/u],
    ['obrigada', /confiança|calma|quando quiser falar/u, /Por nada/u],
  ],
  'an age, now and in a year': [
    ['quantos anos eu tenho', /^\*\*Você tem \d\d anos\*\* e completa \d\d em 29 de novembro/u, /188/u],
    ['qual o melhor mes de 2027 pra mudar de casa', /janeiro de 2027/u],
    ['quantos anos eu faço lá', /^\*\*Em 2027, você faz 72 anos\*\*, em 29 de novembro/u],
    ['e quantos anos vou viver', /^(?!\*\*Você tem)/u],
  ],
  'what is missing in a name': [
    ['o q falta no meu nome', /lições cármicas/u],
    ['isso atrapalha oq', /lição cármica/u],
    [
      'minha irma Vera Lucia Vasconcelos 17/08/1960 tem a mesma falta?',
      /^\*\*Não são os mesmos:.*Lições cármicas de Vera Lucia/su,
    ],
  ],
  'the person a question was about': [
    ['ele nao conversa comigo faz meses', /nome completo/u],
    ['o nome dele é Sergio Luiz Pinto, 08/06/1952', /^Com Sergio/u],
    ['me dou bem com ele?', /^\*\*Você e Sergio/u],
  ],
  'the children beside another parent': [
    ['meu filho Enzo Pinto Reis 02/05/2012 e a menina Livia Pinto Reis 30/08/2016', /Enzo/u],
    ['quem dos dois puxou mais a mim', /fica mais perto de você/u],
    ['e ao pai? Fabio Reis Costa 12/12/1979', /fica mais perto do Fabio/u],
  ],
  'the own week after two people': [
    ['minha amiga Joana Prado Reis nasceu 03/09/1957. a gente combina?', /Você e Joana/u],
    ['conselho pra essa semana', /\S/u, /Joana/u],
  ],
  'a family name in the place of another': [
    ['minha assinatura Ana Célia Vasconcelos ta boa?', /Ana Célia Vasconcelos/u],
    ['e se for com Jardim no lugar', /^\*\*Ana Célia Jardim soma 8/u],
  ],
  'a girl to be named': [['nomes pra a bebê, sobrenome Moura', /Nomes de menina/u]],
  'the own price after a calling': [
    ['pensei em dar aula de croche', /ensino combina/u],
    ['vale a pena cobrar?', /\S/u, /PDF|Premium/u],
    ['quanto cobro', /\S/u, /Premium/u],
  ],
  'tips after a decision': [
    ['guardo ou gasto o dinheiro da aposentadoria?', /decisão é sua/u],
    ['me da 3 dicas', /1\. .*2\. .*3\. /su, /pesam a favor/u],
  ],
  'a colour for the new year': [['qual cor devo usar no ano novo', /verde, creme e branco/u]],
  'a debt of a friend': [
    ['tem algum dia bom pra eu cobrar uma divida de uma amiga?', /para assinar e negociar/u, /Dívidas cármicas/u],
  ],
  'Portuguese words that Spanish shares': [
    ['qual minha motivação?', /é 4/u],
    ['eles brigam entre si?', /\S/u, /nombre/u],
  ],
  'where a number stands, and beside another one': [
    ['o que significa o 7?', /O número 7/u],
    ['onde', /^\*\*Em nenhum dos lugares principais/u],
    ['combina com 3?', /^\*\*O 7 e o 3/u],
  ],
  'a number in English, looked for in the own map': [
    ['hi, what does number 4 mean?', /The \*\*4\*\*/u],
    ['do I have it?', /^\*\*Yes:\*\* motivation number \*\*4/u],
  ],
  'one of the debts': [
    ['quais minhas dividas carmicas?', /13 e 14/u],
    ['a 14 principalmente', /14/u, /Quero acertar/u],
    ['tem como apagar', /\S/u, /assistente lembra/u],
  ],
  'Saturdays of the month that was searched': [
    ['melhor dia em janeiro pra assinar contrato', /janeiro de 2027/u],
    ['e sabado', /janeiro de 2027.*sábado/u, /novembro/u],
    ['qual o melhor deles', /^\*\*Eu ficaria com sábado/u],
  ],
  'the best and the hardest of years': [
    ['quero saber de 2026 ate 2030', /2030: Ano pessoal 8.*e 9, de encerramento/u],
    ['qual o mais forte', /20(?:2[6-9]|30)/u, /Expressão/u],
    ['e o pior', /20(?:2[6-9]|30)/u, /ponto fraco/u],
  ],
  'a claim that is doubted': [
    ['qual meu numero de destino', /Destino é 6/u],
    ['é verdade?', /Total/u, /ciência/u],
  ],
  'a place to travel to': [['que dia bom pra viajar pra Aparecida em dezembro', /dezembro de 2026/u, /Aparecida/u]],
  'a pronoun that means a challenge': [
    ['qual meu desafio', /Desafios/u],
    ['como passo por ele', /\S/u, /nome completo/u],
  ],
  'words for the other of a pair': [
    ['briguei feio com minha irma', /irmã/u],
    ['Vera Lucia Vasconcelos 17/08/1960', /Vera Lucia/u],
    ['o q escrevo', /“/u],
  ],
  'a number of other people': [['qual o pior defeito de gente 5', /\b5\b/u, /sua|seu/u]],
  'a partner for a plan': [
    ['devo abrir um escritorio?', /negócio/u],
    ['com minha amiga Regina Paz Soares 22/09/1957 ou sozinha?', /^\*\*Você e Regina/u],
  ],
  'the one of a separation': [
    ['me separo ou nao?', /encerrar um ciclo/u],
    ['ele é Sergio Luiz Pinto 08/06/1952', /^\*\*Você e Sergio/u],
  ],
  'a birth date set right beside the name of a page': [
    ['minha data certa é 28/11/1955', /\S/u, /Data certa/u],
    ['e o ano pessoal?', /Ano pessoal é 3/u],
  ],
  'old age without an age': [
    ['meu marido Sergio Luiz Pinto 08/06/1952 a gente combina?', /Você e Sergio/u],
    ['e eu com ele na velhice', /\S/u, /null/u],
  ],
  'a card that was charged twice': [['caiu errado no cartao, cobrou 2x', /Pagamentos/u, /Procon/u]],
  'a child to come': [['meu bebe vai nascer em abril', /[Nn]ome/u, /cansa/u]],
  'a limit that another matter leaves': [
    ['ele pegou a herança td', /advogado/u],
    ['Jorge Vasconcelos Neto 30/01/1952', /Jorge/u],
    ['e como eu perdoo', /\S/u, /advogado/u],
  ],
  'years of a marriage': [['to pensando em me separar, 40 anos de casada', /\S/u, /soma 4/u]],
  'a sign-in by another account': [['dá pra entrar com google?', /botão do Google/u]],
};

describe('a message of function words takes the question before', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer, not] of turns) {
      const { text } = conversation.say(say);
      expect(text, say).toMatch(answer);
      if (not) expect(text, say).not.toMatch(not);
    }
  });
});

describe('what weighs stays with whom it concerns', () => {
  test('the dead are read, and the loss still weighs', () => {
    const { say } = openConversation();
    for (const text of ['meu marido morreu em março', 'ele era Sergio Luiz Pinto 08/06/1952']) say(text);
    expect(say('o que ele veio fazer aqui?').text).toMatch(/Missão do Sergio é 4/u);
    expect(say('sera que ele ta bem').text).toMatch(/nenhum número mostra/u);
  });

  test.each(['meu vizinho bate na mulher', 'minha amiga apanha do namorado', 'meu genro bate na minha filha'])(
    'violence against another: %s',
    (text) => {
      const { say } = openConversation();
      expect(say(text).text).toMatch(/190/u);
      expect(say('ela nao quer denunciar').text).not.toMatch(/culpa não é sua\.|Você não provocou/u);
    },
  );

  test.each(['meu marido bate em mim', 'ele me bateu ontem'])('violence against the speaker: %s', (text) => {
    expect(openConversation().say(text).text).toMatch(/culpa|segurança|Ninguém/u);
  });

  test('a person met in a story is not the speaker', () => {
    const { say } = openConversation();
    for (const text of ['conheci um senhor', 'Antonio Carlos Meira 15/05/1950', 'to com medo de me magoar']) say(text);
    expect(say('qual meu numero de destino?').text).toMatch(/Destino é 6/u);
  });

  test('an aversion is no violence', () => {
    const { say } = openConversation();
    say('compatibilidade com meu chefe: Paulo Henrique Dutra 25/12/1970');
    expect(say('ele me odeia').text).toMatch(/^Com Paulo Henrique/u);
  });
});
