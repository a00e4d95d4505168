import { dialogue, ofMap, practice, romance, type TestDialogue } from '../dialogue.ts';

const account = 'Ana Célia Vasconcelos';
const odete = ['Odete Figueira Lobato', '1949-08-03'] as const;
const yuri = ['Yuri Sampaio Falcão', '2011-04-14'] as const;

/** A blind round in the form of the examples: numbers, time, follow-ups, corrections and dates. */
export const seventeenthDialogues: readonly TestDialogue[] = [
  dialogue(
    'n1',
    'numero',
    {
      say: 'boa tarde meu nome e Odete Figueira Lobato nasci dia 3 do 8 de 1949 queria saber meu numero de destino',
      numbers: [ofMap('destino', ...odete)],
    },
    { say: 'e o q ele quer dizer', notRepeat: true, minWords: 15, maxWords: 140 },
    { say: 'e a motivacao?', numbers: [ofMap('motivacao', ...odete)] },
  ),
  dialogue(
    'n2',
    'numero',
    {
      say: 'minha impressão aí, Caio Bernardes Tavares, 19.02.2004',
      numbers: [ofMap('impressao', 'Caio Bernardes Tavares')],
    },
    { say: 'não entendi essa conta', any: ['consoante'], notRepeat: true },
    { say: 'e agora?', any: [practice], not: ['assinatura'], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'n3',
    'numero',
    {
      say: 'manda meus 5 números, Ivone Macedo Rangel 27-09-1971',
      numbers: ['motivacao', 'impressao', 'expressao', 'destino', 'missao'].map((rule) =>
        ofMap(rule, 'Ivone Macedo Rangel', '1971-09-27'),
      ),
    },
    { say: 'qual deles pesa mais?', any: ['destino|expressao|motivacao|missao'], notRepeat: true, minWords: 10 },
  ),
  dialogue(
    'n4',
    'numero',
    {
      say: 'tenho 15 anos, me chamo Yuri Sampaio Falcão e nasci em 14 de abril de 2011. qual a minha missão?',
      numbers: [ofMap('missao', ...yuri)],
    },
    { say: 'isso serve pra quê', notRepeat: true, minWords: 12, not: ['\\bchefe|casamento|\\bequipe'] },
    { say: 'e meu ponto forte qual é', notRepeat: true, not: ['casamento|promocao|\\bchefe\\b'], kind: 'conselho' },
  ),
  dialogue(
    'n5',
    'numero',
    {
      say: 'a Rosângela Pires Antunes, de 16/05/1966, tem dívida cármica?',
      any: ['divida|nenhuma|nao'],
      numbers: [ofMap('dividasCarmicas', 'Rosângela Pires Antunes', '1966-05-16')],
    },
    { say: 'e lição?', numbers: [ofMap('licoesCarmicas', 'Rosângela Pires Antunes', '1966-05-16')] },
    { say: 'fala isso mais simples', maxWords: 120, notRepeat: true },
  ),
  dialogue(
    'n6',
    'numero',
    { say: 'Qual é o meu número de destino?', numbers: [ofMap('destino', account, '1955-11-29')] },
    {
      say: 'e o da minha comadre Zuleica Prado Nunes, 02/02/1952',
      numbers: [ofMap('destino', 'Zuleica', '1952-02-02')],
    },
    { say: 'de onde vem essa conta?', any: ['\\b21\\b|1 ?\\+ ?9 ?\\+ ?5 ?\\+ ?2|soma'], notRepeat: true },
  ),
  dialogue(
    't1',
    'tempo',
    { say: 'ano pessoal 2028 de quem nasceu 09/03/1997?', numbers: ['@ano:09/03:2028'] },
    { say: 'e 2030', numbers: ['@ano:09/03:2030'], must: ['2030'], notRepeat: true },
    { say: 'qual dos dois é melhor pra abrir meu salão?', must: ['2028', '2030'], notRepeat: true },
  ),
  dialogue(
    't2',
    'tempo',
    { say: 'como vai ser 2028 pra mim?', must: ['2028'] },
    { say: 'Calcula o meu de 2027, 18/02/1959', numbers: ['@ano:18/02:2027'], notRepeat: true },
    { say: 'é bom pra viajar?', any: ['viag|viaj'], notRepeat: true },
  ),
  dialogue(
    't3',
    'tempo',
    { say: 'em que mês pessoal eu tô? 30/03/2000', numbers: ['@mes:30/03:+0'] },
    { say: 'e mês que vem?', numbers: ['@mes:30/03:+1'], notRepeat: true },
    { say: 'o que eu faço com isso?', any: [practice], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    't4',
    'tempo',
    { say: 'nasci 21/01/1975. amanhã é um dia bom pra assinar contrato?', numbers: ['@dia:21/01:+1'] },
    { say: 'e depois de amanhã?', numbers: ['@dia:21/01:+2'], notRepeat: true },
    { say: 'então qual dos dois?', any: ['amanha|\\b2[45]\\b|\\b2[45]/11'], notRepeat: true, minWords: 8 },
  ),
  dialogue(
    't5',
    'tempo',
    { say: 'eu nasci 08/04/1993 e quero casar em março de 2027, que dia é melhor?', must: ['marco'] },
    { say: 'por que esse?', any: ['dia pessoal|porque|combina'], notRepeat: true },
    { say: 'e em abril?', must: ['abril'], notRepeat: true },
  ),
  dialogue(
    't6',
    'tempo',
    { say: 'tenho 52 anos, sou de 17/02/1974. em que fase da vida eu tô?', any: ['ciclo|momento|pinaculo|fase'] },
    { say: 'até quando vai isso?', any: ['20\\d\\d|anos'], notRepeat: true },
    { say: 'e depois?', any: ['ciclo|momento|fase|20\\d\\d'], notRepeat: true },
  ),
  dialogue(
    't7',
    'tempo',
    { say: 'o que vem em {Y+1} p mim? 02/04/1985', numbers: ['@ano:02/04:Y+1'] },
    { say: 'o que significa?', notRepeat: true, minWords: 15, not: ['destino'] },
    { say: 'e pro amor', any: ['amor|afet|carinho|par\\b|relac|namor|convers'], notRepeat: true, kind: 'seguimento' },
  ),
  dialogue(
    't8',
    'tempo',
    { say: 'o ano passado foi horrível pra mim, nasci 25/01/1980', any: ['ano pessoal'], minWords: 12 },
    { say: 'e esse melhora?', numbersAny: ['@ano:25/01:hoje'], notRepeat: true, not: ['com certeza|garant\\w+ que'] },
  ),
  dialogue(
    's1',
    'seguimento',
    {
      say: 'qual a expressão da minha mãe, Lourdes Batista Freitas, 12/12/1948?',
      numbers: [ofMap('expressao', 'Lourdes Batista Freitas')],
    },
    { say: 'e o destino dela?', numbers: [ofMap('destino', 'Lourdes', '1948-12-12')] },
    { say: 'e o meu?', numbers: [ofMap('destino', account, '1955-11-29')] },
  ),
  dialogue(
    's2',
    'seguimento',
    { say: 'qual a minha expressão', numbers: [ofMap('expressao', account)] },
    {
      say: 'meu nome é Breno Aguiar Castilho',
      numbers: [ofMap('expressao', 'Breno Aguiar Castilho')],
      not: ['assinatura', 'certidao'],
    },
    { say: 'e a motivação?', numbers: [ofMap('motivacao', 'Breno Aguiar Castilho')] },
  ),
  dialogue(
    's3',
    'seguimento',
    { say: 'que profissão combina comigo? Marlene Duque Sales, 06/06/1978', minWords: 12 },
    { say: 'Por quê?', any: ['\\d'], must: ['expressao|destino|missao|motivacao'], notRepeat: true },
    { say: 'e se eu quiser ficar onde tô?', notRepeat: true, minWords: 12, any: ['fic\\w+|trabalh|lugar|onde'] },
  ),
  dialogue(
    's4',
    'seguimento',
    { say: 'como é meu {Y+1}? 14/02/1991', numbers: ['@ano:14/02:Y+1'] },
    { say: 'e se eu mudar de emprego?', any: ['emprego|trabalho'], notRepeat: true },
    { say: 'e se der errado?', notRepeat: true, minWords: 10, not: ['lotof|aposta'] },
  ),
  dialogue(
    's5',
    'seguimento',
    { say: 'qual meu destino?', numbers: [6] },
    { say: 'legal. e o que eu faço com isso', any: [practice], notRepeat: true, kind: 'conselho' },
    { say: 'um exemplo', notRepeat: true, minWords: 12 },
  ),
  dialogue(
    's6',
    'seguimento',
    { say: 'meu filho Davi Rocha Pimenta nasceu 20/07/2019. como ele é?', must: ['davi'], not: [romance] },
    {
      say: 'e na escola?',
      any: ['escola|estud|aprend|licao|caderno|sala'],
      notRepeat: true,
      not: ['\\bchefe|carreira'],
    },
    { say: 'e o irmão dele, Téo Rocha Pimenta, 03/02/2022?', must: ['teo'], notRepeat: true },
  ),
  dialogue(
    's7',
    'seguimento',
    { say: 'o que é número mestre?', must: ['11', '22'] },
    { say: 'eu tenho algum?', any: ['nao|nenhum|sim|tem'], minWords: 5 },
    { say: 'e dívida?', numbers: [13, 14] },
  ),
  dialogue(
    's8',
    'seguimento',
    { say: 'fala da minha vida amorosa, Suzana Brito Leme 23/11/1969', any: ['amor|relac|afet'] },
    { say: 'e no trabalho', any: ['trabalho|tarefa|servico|profiss'], notRepeat: true },
    { say: 'qual dos dois é mais fácil pra mim?', any: ['amor|trabalho'], notRepeat: true, minWords: 10 },
  ),
  dialogue(
    'c1',
    'correcao',
    { say: 'destino de quem nasceu 04/02/1982', numbers: [ofMap('destino', 'x', '1982-02-04')] },
    { say: 'errei, é 1983', numbers: [ofMap('destino', 'x', '1983-02-04')] },
    { say: 'e o ano pessoal dela em {Y+2}?', numbers: ['@ano:04/02:Y+2'] },
  ),
  dialogue(
    'c2',
    'correcao',
    { say: 'Luiza Farias Montenegro, expressão?', numbers: [ofMap('expressao', 'Luiza Farias Montenegro')] },
    {
      say: 'ih esqueci o Maria: Luiza Maria Farias Montenegro',
      numbers: [ofMap('expressao', 'Luiza Maria Farias Montenegro')],
    },
  ),
  dialogue(
    'c3',
    'correcao',
    {
      say: 'Wagner Teles Queiroga, 10/04/1970. missão?',
      numbers: [ofMap('missao', 'Wagner Teles Queiroga', '1970-04-10')],
    },
    { say: 'nao, 10 de abril de 1971', numbers: [ofMap('missao', 'Wagner Teles Queiroga', '1971-04-10')] },
    { say: 'e é Telles com dois L', numbers: [ofMap('missao', 'Wagner Telles Queiroga', '1971-04-10')] },
  ),
  dialogue(
    'c4',
    'correcao',
    {
      say: 'minha mulher é a Sandra Reis Nogueira 15/09/1972, qual a motivação dela?',
      numbers: [ofMap('motivacao', 'Sandra Reis Nogueira')],
    },
    { say: 'digo, minha irmã', must: ['irma|sandra'], not: [romance] },
    { say: 'como converso com ela sem brigar?', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'c5',
    'correcao',
    { say: 'ano pessoal de 2027 pra quem nasceu 13/01/1987', numbers: ['@ano:13/01:2027'] },
    { say: 'digitei errado, queria 2029', numbers: ['@ano:13/01:2029'], must: ['2029'] },
  ),
  dialogue(
    'c6',
    'correcao',
    { say: 'quem é Tadeu Lobo Figueira, 01/03/1960?', must: ['tadeu'] },
    {
      say: 'não perguntei isso, só quero a expressão dele',
      numbers: [ofMap('expressao', 'Tadeu Lobo Figueira')],
      not: ['destino \\d|missao \\d'],
    },
  ),
  dialogue(
    'd1',
    'dados',
    {
      say: 'nasci em 31/06/1990, qual meu destino?',
      any: ['nao exist|junho|confer|confir|calendario'],
      mayFallback: true,
    },
    { say: 'então 30/06', numbers: [ofMap('destino', 'x', '1990-06-30')] },
  ),
  dialogue(
    'd2',
    'dados',
    { say: 'qual meu destino? sou de 1958', any: ['\\bdia\\b|data'], not: ['destino e \\d'], mayFallback: true },
    { say: '9 de outubro', numbers: [ofMap('destino', 'x', '1958-10-09')] },
  ),
  dialogue(
    'd3',
    'dados',
    { say: 'meu niver é 22 de março, em que ano pessoal eu tô?', numbersAny: ['@ano:22/03:hoje'] },
    { say: 'e em 2028?', numbers: ['@ano:22/03:2028'] },
  ),
  dialogue(
    'd4',
    'dados',
    {
      say: 'Alba Reis Couto 13/13/1980 qual o destino',
      any: ['nao exist|confer|confir|calendario|13'],
      mayFallback: true,
    },
    { say: '12/12/1980', numbers: [ofMap('destino', 'x', '1980-12-12')] },
    { say: 'e a expressão?', numbers: [ofMap('expressao', 'Alba Reis Couto')] },
  ),
  dialogue(
    'd5',
    'dados',
    {
      say: '29/02/1991 destino',
      any: ['nao exist|bissexto|fevereiro|confer'],
      not: ['destino e \\d'],
      mayFallback: true,
    },
    { say: 'ah é, foi em 92', numbers: [ofMap('destino', 'x', '1992-02-29')] },
  ),
  dialogue(
    'd6',
    'dados',
    { say: 'meu destino? nasci 05/06/75', numbers: [ofMap('destino', 'x', '1975-06-05')] },
    { say: 'e o da minha esposa que é do natal de 1978?', numbers: [ofMap('destino', 'x', '1978-12-25')] },
  ),
];
