import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Said = readonly [say: string, answer: RegExp, not?: RegExp];

const conversations: Readonly<Record<string, readonly Said[]>> = {
  'a name for a child that is expected, with the day and the surname in one sentence': [
    [
      'Helena é um bom nome para minha filha que vai nascer em 10/03/2027, sobrenome Lima?',
      /^\*\*Helena pede atenção: Helena Lima soma 6.*Destino 6 do dia/u,
    ],
    ['e Laura?', /^\*\*Laura Lima soma 22/u],
    ['qual das duas?', /Eu ficaria com Helena Lima.*10\/03\/2027/u],
  ],
  'a single name and the day on which the child is expected': [
    ['to grávida, Helena combina com sobrenome Lima?', /^\*\*Helena pede atenção/u],
    ['ela nasce 10/03/2027', /^\*\*Helena pede atenção.*Destino 6 do dia/u, /Alex|Ariel/u],
  ],
  'first names with one surname, without another word': [
    ['Davi ou Kenji com Nakamura?', /^\*\*Davi Nakamura soma 7\*\*; \*\*Kenji Nakamura soma 9/u],
    ['e se for menina?', /Nomes de menina que, com Nakamura/u],
  ],
  'two first names joined by e, with a surname of two words': [
    ['Bento e Tomás com Ferraz Leite, qual soa melhor?', /Bento Ferraz Leite soma 3.*Tomás Ferraz Leite soma 1/u],
  ],
  'relations first, then their names in turn': [
    [
      'minha filha e meu genro: Luana Dias Prado 12/03/1990 e Diego Souza Melo 04/05/1988, vão ser felizes?',
      /^\*\*Luana e Diego/u,
      /me diga/u,
    ],
  ],
  'the user beside the candidates': [
    [
      'quem combina mais comigo, Igor Sampaio Freire 19/07/1996 ou Caio Mendes Rocha 14/04/1995?',
      /Caio fica mais perto de você.*Igor/u,
    ],
  ],
  'a listener is no person to read': [
    ['qual minha motivação?', /Motivação é 4/u],
    ['me explica mais simples, minha neta ta ouvindo', /palavras fáceis/u, /me diga/u],
    ['explica de um jeito fácil pra minha neta entender', /palavras fáceis/u, /me diga/u],
  ],
  'an answer that is weighed for a use': [
    ['qual meu destino?', /Destino é 6/u],
    ['isso ai é bom pra trampo de vendas?', /vendas combina com você/iu, /Ano pessoal/u],
    ['isso é bom pra quem quer abrir uma loja?', /negócio próprio/iu, /nome da empresa/u],
  ],
  'a name that is weighed for a use': [
    ['vou abrir uma loja chamada Lua Cheia', /^\*\*Lua Cheia soma 7/u],
    ['isso é bom pra quem quer abrir uma loja?', /o 7 de Lua Cheia/u],
    ['isso é obrigatório no cartório?', /INPI/u],
  ],
  'what an office asks of a signature': [
    ['meu nome de certidão é Valéria Campos Mourão. e se eu usar só Valéria Mourão?', /Valéria Mourão soma 6/u],
    ['isso é obrigatório no cartório?', /^Não precisa/u],
  ],
  'a limit that was said goes on with what points back, and with nothing else': [
    ['meu marido me traiu e eu não sei se perdoo', /Sinto muito/u],
    ['ele é Rogério Dias Machado, 12/12/1975', /Rogério/u],
    ['o mapa dele mostra que ele vai trair de novo?', /Nenhum número mostra/u],
    [
      'como eu fico forte agora?',
      /Por hoje|Escolha o pedaço|Comece por companhia|Não tente/u,
      /Rogério|data de nascimento/u,
    ],
    ['devo me separar?', /decisão é sua/u, /traição/u],
  ],
  'a poem after the lottery': [
    ['me passa os numeros da mega', /sorteio/u],
    ['faz uma poesia pra mim', /./u, /dezenas|sorteio|loteria/u],
  ],
  'one who left is no company, and pain no complaint': [
    ['to muito triste, terminei um namoro de 7 anos', /Sinto muito|fim/u],
    ['ele se chama Rafael Moura Prado', /Rafael/u, /por perto|companhia/u],
    ['to me sentindo um lixo', /^(?:Não|De jeito nenhum)/u, /resposta/u],
    ['o que eu faço pra melhorar hoje?', /Por hoje|Escolha o pedaço|Comece por companhia|Não tente/u],
  ],
  'two numbers of one map': [
    ['meu destino é igual à minha expressão?', /^\*\*São diferentes: a sua Expressão 5 e o seu Destino 6/u],
    ['meu destino e minha expressão são iguais?', /^(?:Como vimos, )?\*{0,2}São diferentes/iu],
  ],
  'an age in a year that is over': [
    ['meu avô José Pereira Lima nasceu em 12/05/1921', /José/u],
    ['quantos anos ele tinha em 1950', /^\*\*Em 1950, José fez 29 anos/u],
  ],
  'an hour of the year is a month': [['qual a melhor hora do ano pra mudar de casa?', /casa, janeiro de 2027/u]],
  'a plate that is feared is read': [['minha placa é BRA2E19, da azar?', /BRA2E19 soma 22.*nenhum dá azar/u]],
  'the own map in the chat': [['kd meu mapa', /^\*\*O seu mapa:/u]],
  'lessons and debts, what they are, and what to do with them': [
    [
      'quais são as minhas lições e dívidas cármicas?',
      /^\*\*Lições cármicas do seu mapa.*Dívidas cármicas do seu mapa/su,
    ],
    ['O que significa dívida cármica, afinal? Estou pagando pelo quê?', /^\*\*Dívidas cármicas\*\* são/u],
    ['e o que posso fazer na prática com a lição?', /lição/u],
  ],
  'a widow is met, and may love again': [
    ['sou viúva há 3 anos', /Sinto muito|perda/u],
    ['será que ainda vou amar?', /^No amor/u],
  ],
  'a doubt of machines': [['e pq eu devia confiar num robô?', /símbol|ciência|cient/u, /Expressão/u]],
  'a purpose is left with another area, and an open question asks for the time itself': [
    ['nasci 08/02/1978, meu ano pessoal?', /Ano pessoal é 2/u],
    ['e ano que vem?', /Em 2027/u],
    ['qual dos dois é melhor pra trocar de emprego?', /mexer no trabalho/u],
    ['e pro amor?', /Para o amor, 2026/u],
    ['e o mês que vem como fica?', /^\*\*Em dezembro de 2026, o seu Mês pessoal é 5/u, /trabalho/u],
  ],
  'another candidate beside the one before': [
    [
      'meu namorado é o Igor Sampaio Freire 19/07/1996 e eu sou a Bianca Moura Leite 03/12/1998, a gente combina?',
      /Você e Igor/u,
    ],
    ['e se fosse o Caio Mendes Rocha 14/04/1995, seria melhor?', /Caio e Igor chegam ao mesmo ponto/u],
    ['e se fosse com o Davi Lopes Luz 01/02/1990?', /Você e Davi/u, /em casa|família/u],
  ],
  'a doubt of the own name is no change of the account': [
    ['devo trocar meu nome?', /^Não precisa.*888 e 222/u, /perfil/u],
    ['como mudo meu nome no perfil?', /perfil/u],
  ],
  'an English question for the sum, the career and the year': [
    ["my name is Sarah Miller Costa, born March 9, 1992. what's my expression number?", /is \*\*3\*\*/u],
    ['why is it that number?', /The sum: 48/u],
    ['what does it say about my career?', /^At work/u],
    ['and 2028, what kind of year will it be?', /^In 2028, your personal year is \*\*6\*\*/u],
  ],
};

describe.each(Object.entries(conversations))('%s', (_name, turns) => {
  test('every answer is of what is meant', () => {
    const conversation = openConversation();
    for (const [say, answer, not] of turns) {
      const { text } = conversation.say(say);
      expect(text, say).toMatch(answer);
      if (not !== undefined) expect(text, say).not.toMatch(not);
    }
  });
});
