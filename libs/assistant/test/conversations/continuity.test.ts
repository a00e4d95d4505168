import { describe, expect, test } from 'vitest';
import { openConversation } from '../converse.ts';

type Said = readonly [say: string, answer: RegExp, not?: RegExp];

const conversations: Readonly<Record<string, readonly Said[]>> = {
  'a trait of the father in oneself': [
    ['Meu pai é Osvaldo Brandão Seixas, 30/09/1950. Ele é muito teimoso, por quê?', /Osvaldo/u],
    ['e eu puxei isso dele?', /teimosia.*Você tem/u, /Osvaldo/u],
  ],
  'a dismissal is no fault of a number': [
    ['fui demitido hoje', /Sinto muito/u],
    ['será que é o meu número?', /^Não\./u, /Destino/u],
  ],
  'an effect asked of the name of a firm': [
    ['escritório de advocacia Nogueira e Prates, o que o nome passa?', /soma 4/u],
    ['funciona pra atrair clientes?', /Nogueira e Prates soma 4.*clientes/u, /Expressão/u],
  ],
  'a name that is spelt otherwise is corrected': [
    ['qual a expressão de Mateus Correa Lins?', /Expressão do Mateus é 1/u],
    ['é com acento, Corrêa', /^Corrigido: Mateus Corrêa Lins\..*Expressão do Mateus é 8/u],
    ['e com dois t, Matteus?', /^Corrigido: Matteus Corrêa Lins\..*Expressão do Matteus é 3/u],
  ],
  'the activities of a child are no work': [
    ['meu filho Benício Araújo Prado, 02/03/2017, é agitado demais', /Benício/u],
    ['que atividades combinam com ele?', /brinca de explorar/u, /negocia|mercado/u],
  ],
  'days of two people to be avoided': [
    ['dia bom pra casar em maio de 2027, sou de 20/01/1992 e ele de 09/03/1990', /melhor dia para todos é/u],
    ['e em junho?', /13 de junho de 2027/u],
    ['tem algum que a gente deva evitar?', /deixaria por último: quinta, 3 de junho.*menos ajudam/u, /13 de junho/u],
  ],
  'the year, the month and the day that share the word pessoal': [
    ['quero meu ano, mês e dia pessoal. 27/02/1996', /Ano pessoal é 3.*Mês pessoal é 5.*Dia pessoal é 1/su],
    ['o que eu faço com esse dia?', /^\*\*Para um Dia pessoal 1, um passo:\*\*/u],
  ],
  'a short name of a person who was spoken of': [
    [
      'Minha filha Manuela Torres Vidal nasceu em 21/04/2016 e meu filho Davi Torres Vidal em 08/11/2019. Como lido com os dois?',
      /Manuela.*Davi/su,
    ],
    ['e a Manu, por que ela chora tanto?', /da Manuela/u, /Manu,|do Manu\b/u],
    ['e ele?', /Davi/u],
    ['que atividade combina com cada um?', /Manuela.*\n\n.*Davi/su],
    ['qual dos dois vai melhor na escola', /aprende/u, /comando|frieza/u],
  ],
  'a doubter who gives name and date speaks of the own map': [
    ['não acredito nisso, mas vai: 14/07/1982, Ronaldo Teles Barreto, fala algo que eu não saiba', /sua Expressão 9/u],
    ['tá, e meu defeito?', /sua Expressão 9/u],
    ['e esse ano, presta?', /2026.*é 4, de construção/u],
    ['e o que vem?', /^\*\*Em 2027, o seu Ano pessoal é 5/u],
  ],
  'data after a question answer the question again': [
    [
      'recebi uma proposta pra trabalhar em Portugal mas minha mãe tá doente. o que faço?',
      /^\*\*Pelo clima deste ano, com calma: o Ano pessoal 4/u,
    ],
    ['nasci em 05/12/1990, Felipe Araújo Matos', /^\*\*Pelo clima deste ano, sim: o Ano pessoal 8/u, /O seu mapa:/u],
  ],
  'what is planned is weighed, and its names are names of a firm': [
    [
      'vai dar certo eu abrir uma confeitaria? Neusa Batista Correia 24/09/1969',
      /Nenhum número prevê.*antes de abrir ou lançar um negócio.*Comece pel/su,
    ],
    ['que nome fica bom: Doce Neusa ou Quitutes da Vó?', /Para o negócio/u, /bebê/u],
    ['e se for só Neusa Doces?', /Neusa Doces soma 6.*Para o negócio/su, /Neusa Batista/u],
  ],
  'now or a later year': [
    [
      'devo trocar de carro agora ou esperar 2027? 11/11/1970',
      /^\*\*Para comprar ou vender, 2027 ajuda mais:\*\* agora o seu Ano pessoal é 5, de mudança; o de 2027 é 6/u,
    ],
  ],
  'an end of love, what the numbers knew of it, and what is felt': [
    ['to muito triste, terminei um namoro de 6 anos', /./u],
    ['meu nome é Bianca Rosa Feitosa, 15/06/1998. isso tava nos meus números?', /[Nn]ão/u, /O seu mapa:/u],
    ['ele se chama Caio Mendes Brandão, 10/10/1996. tem volta?', /nenhum número|vontade de outra/u, /Que bom contar/u],
    ['e o que eu faço com essa saudade?', /Saudade.*sua Expressão 1/su, /Caio/u],
  ],
  'two people: the answer first, who rules, and their year together': [
    [
      'Sou o Leandro Siqueira Pontes, 22/11/1989, e minha esposa é a Juliana Prado Siqueira, 03/05/1991. a gente combina?',
      /^\*\*Você e Juliana: combinam/u,
    ],
    ['e quem manda em casa?', /mostra mais comando/u],
    ['e em 2027, como fica o casal?', /seu Ano pessoal é 8.*o da Juliana é 1.*O seu ano, no amor,/su],
  ],
  'years of two people asked one by one, and a journey of both': [
    ['me chamo Igor Malta Sampaio, 16/03/2000. qual meu ano pessoal?', /é 2, de parceria/u],
    ['e o da minha namorada Letícia Braga, 29/09/2001?', /da Letícia é 3/u],
    ['o que muda entre os dois?', /^\*\*Em 2026, o seu Ano pessoal é 2, de parceria; o da Letícia é 3/u],
    ['bom pra viajar juntos?', /./u],
    ['em que mês?', /o seu e o da Letícia.*janeiro de 2027/su],
    ['e 2027, melhora?', /2026.*2027/su],
  ],
  'questions about the account after those about a plan': [
    ['dá pra cancelar quando eu quiser?', /Sem multa/u],
    ['e se eu apagar a conta, somem meus dados?', /excluir a conta/iu],
  ],
  'why one is so, and the number that shows it': [
    [
      'me chamo Regina Célia Fontoura, nasci 19/08/1961. por que eu sou assim tão controladora?',
      /gosto por controle vem do seu Destino 8/u,
    ],
    ['qual número mostra isso?', /^\*\*Quem mostra isso é o seu Destino 8/u],
  ],
  'two addresses, the reason of the choice, and another Destino': [
    ['qual é melhor pra morar, casa 45 ou casa 128?', /eu escolheria 45/u],
    ['por quê?', /eu escolheria 45/u],
    ['e pra quem é do Destino 4?', /Destino 4.*45 soma 9; 128 soma 11/su, /O número 4 soma/u],
    ['qual vc escolheria', /Entre 45 \(soma 9\) e 128/u],
  ],
  'a father who died is spoken of': [
    ['perdi meu pai semana passada', /[Ss]into muito/u],
    ['ele nasceu em 13/02/1948, José Amaro Pinheiro. fala um pouco dele', /Expressão 22 do José/u, /inclinação para/u],
  ],
  'money in a month, and a plate': [
    ['me fala se esse mês é bom pra dinheiro. 11/11/1970', /^\*\*Para o dinheiro, novembro de 2026/u],
    ['qual placa é boa?', /números que somem/u],
  ],
  'two numbers of one person, and how they agree': [
    ['o meu destino é 7 e missão 3, dá conflito?', /Destino 7.*Missão 3/su, /duas pessoas/u],
    ['como concilio?', /Pelo 7.*Pelo 3/su],
    ['não entendi, explica como pra uma criança', /o 7 gosta.*o 3 gosta/su],
    ['e se fosse missão 8?', /^\*\*Missão 8/u],
  ],
  'another site, and an example at work': [
    ['meu nome Patrícia Nakamura Alves, data 09/09/1987, me diz minha missão', /Missão é 7/u],
    ['tem certeza? outro site deu diferente', /tabela/u],
    ['qual dos meus números é o mais forte?', /Expressão 9/u],
    ['me dá um exemplo prático dele no trabalho', /trabalha bem por uma causa/u],
  ],
  'fear beside a plan is its risk': [
    ['vai dar certo eu abrir uma confeitaria? Neusa Batista Correia 24/09/1969', /Comece pel/u],
    ['tenho medo de perder dinheiro', /risco maior/u],
  ],
  'a month in Spanish, and money in it': [
    ['hola! soy Mateo Giménez Rojas, 17/05/1994. ¿qué me conviene hacer este mes?', /Un paso para probar/u],
    ['¿y con el dinero?', /Con el dinero, el 7/u],
  ],
  'who introduces herself is the user': [
    [
      'oii, aqui é a Tainá Ribeiro Falcão, 12/03/1997. qual meu número da expressão?',
      /^\*\*O seu número de Expressão é 6/u,
    ],
  ],
  'the month and the year after a personal day': [
    ['me explica meu dia pessoal de hoje, 21/12/1983', /Dia pessoal é 4/u],
    ['e o mês?', /^\*\*Em novembro de 2026, o seu Mês pessoal é 8/u],
    ['e o ano, tá acabando?', /^\*\*Em 2026, o seu Ano pessoal é 6/u],
  ],
  'a debt that was explained, looked for with name and date': [
    ['o que é dívida cármica? tenho medo disso', /^\*\*Dívidas cármicas\*\* são/u],
    ['eu tenho? Josué Antunes Vaz, 14/11/1966', /^\*\*Dívidas cármicas do seu mapa: 13 e 14/u],
    ['e o que eu faço com ela?', /^\*\*A dívida cármica 13/u],
  ],
  'two addresses are weighed as numbers': [['casa número 77 ou apartamento 504 bloco B?', /77 \(soma 5\) e 504/u]],
  'a son who keeps silent': [
    ['meu filho de 15 anos, Enzo Prado Lacerda, 03/10/2011, não fala comigo', /Com Enzo, que tem a Expressão 11/u],
  ],
  'a conversation to begin with a sister': [
    ['minha irmã é a Rosana Freire Couto, 11/05/1976, e eu sou Renata Freire Couto, 28/02/1980', /Rosana/u],
    ['como começo a conversa?', /Com Rosana/u],
  ],
};

describe('what a conversation carries on', () => {
  test.each(Object.entries(conversations))('%s', (_title, turns) => {
    const conversation = openConversation();
    for (const [say, answer, not] of turns) {
      const { text } = conversation.say(say);
      expect(text, say).toMatch(answer);
      if (not) expect(text, say).not.toMatch(not);
    }
  });
});
