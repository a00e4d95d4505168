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
