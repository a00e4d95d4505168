import { dialogue, practice, type TestDialogue, yours } from './dialogue.ts';

const money = 'dinheiro|financ|gasto|ganho|reserva|conta|orcamento|divida|preco|poup|renda|boleto|compra|parcela';
const love =
  'amor|afeto|carinho|encontro|relac|par\\b|gost|saudade|casa|companh|querer|abraco|juntos|conversa|namor|ternura';
const work = 'trabalh|projeto|emprego|carreira|equipe|chefe|tarefa|reuniao|cliente|oficio|profiss|entrega|prazo';

/** Years, months, days, ranges, comparisons of periods, best days. */
export const timeDialogues: readonly TestDialogue[] = [
  dialogue(
    't01',
    'tempo',
    { say: 'como vai ser meu ano de 2027? nasci 04/03/1985', numbers: ['@ano:04/03:2027'] },
    { say: 'e no trabalho?', any: [work], notRepeat: true, kind: 'seguimento' },
    { say: 'e 2030?', numbers: ['@ano:04/03:2030'], must: ['2030'], notRepeat: true, kind: 'seguimento' },
    { say: 'qual dos dois é melhor pra casar', must: ['2027', '2030'], kind: 'tempo', notRepeat: true },
  ),
  dialogue(
    't02',
    'tempo',
    { say: 'ano que vem vai ser bom pra mim?', numbers: ['@ano:29/11:Y+1'], minWords: 15 },
    { say: 'e pro amor?', any: [love], notRepeat: true, kind: 'seguimento' },
    { say: 'e o seguinte?', numbers: ['@ano:29/11:Y+2'], must: ['{Y+2}'], kind: 'seguimento' },
  ),
  dialogue(
    't03',
    'tempo',
    { say: 'qual meu mês pessoal agora? sou de 22/01/1990', numbers: ['@mes:22/01:+0'] },
    { say: 'e mês que vem', numbers: ['@mes:22/01:+1'] },
    { say: 'me compara os dois', numbers: ['@mes:22/01:+0', '@mes:22/01:+1'] },
  ),
  dialogue(
    't04',
    'tempo',
    { say: 'que energia tem amanhã pra quem nasceu 09/02/1977', numbers: ['@dia:09/02:+1'] },
    { say: 'e depois de amanhã?', numbers: ['@dia:09/02:+2'] },
    { say: 'e hj', numbers: ['@dia:09/02:+0'] },
  ),
  dialogue(
    't05',
    'tempo',
    {
      say: 'Nasci em 30/03/1968. 2028 ou 2029 pra abrir um negócio?',
      must: ['2028', '2029'],
      numbers: ['@ano:30/03:2028', '@ano:30/03:2029'],
    },
    { say: 'por quê?', notRepeat: true, minWords: 12, kind: 'conselho' },
    { say: 'e qual o melhor dia de maio de 2028 pra inauguração', must: ['maio'], any: ['\\d'] },
  ),
  dialogue(
    't06',
    'tempo',
    { say: 'melhor dia pra assinar contrato na semana que vem?', any: ['dia'], minWords: 10 },
    {
      say: 'e entre março e junho de 2027, qual mês é melhor pra viajar?',
      any: ['marco|abril|maio|junho'],
      minWords: 10,
    },
    { say: 'e se for em julho', must: ['julho'], notRepeat: true },
  ),
  dialogue(
    't07',
    'tempo',
    {
      say: 'meu ano pessoal em 2026, 2027 e 2028, nasci em 19 do 1 de 1991',
      numbers: ['@ano:19/01:2026', '@ano:19/01:2027', '@ano:19/01:2028'],
    },
    { say: 'qual deles é mais puxado?', must: ['202\\d'], notRepeat: true },
  ),
  dialogue(
    't08',
    'tempo',
    { say: 'em que ano eu devo mudar de cidade, 2027 ou 2028?', must: ['2027', '2028'], any: [yours] },
    { say: 'e pra ter filho?', notRepeat: true, minWords: 12, kind: 'seguimento' },
    {
      say: 'e pra minha irmã, que nasceu em 03/04/1983?',
      numbers: ['@ano:03/04:2027', '@ano:03/04:2028'],
      kind: 'seguimento',
    },
  ),
  dialogue(
    't09',
    'tempo',
    { say: 'como tá meu momento atual?', minWords: 12 },
    { say: 'quando isso muda?', any: ['\\d{4}|aniversario|novembro'], notRepeat: true, kind: 'seguimento' },
    { say: 'e o que eu faço enquanto isso', any: [practice], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    't10',
    'tempo',
    { say: 'previsão pra dezembro pra mim', must: ['dezembro'], numbersAny: ['@mes:29/11:+1', '@mesFim:29/11:+1'] },
    { say: 'e o natal, dia 25?', must: ['25'], minWords: 10 },
    { say: 'e pro meu bolso?', any: [money], notRepeat: true, kind: 'seguimento' },
  ),
  dialogue(
    's01',
    'seguimento',
    {
      say: 'Minha chefe é a Lígia Bastos Campelo, 12/02/1975. qual o destino dela?',
      numbers: ['@mapa:destino:Lígia Bastos Campelo|1975-02-12'],
    },
    { say: 'e a expressão?', numbers: ['@mapa:expressao:Lígia Bastos Campelo|1975-02-12'] },
    { say: 'e o meu?', numbersAny: [5, 6] },
    { say: 'o que ela espera de mim no trabalho?', must: ['ligia|\\bela\\b'], notRepeat: true },
    { say: 'como falo com ela quando tá brava', any: [practice], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    's02',
    'seguimento',
    { say: 'qual meu número de motivação?', numbers: ['@mapa:motivacao:Ana Célia Vasconcelos|1955-11-29'] },
    { say: 'e no amor?', any: [love], notRepeat: true },
    { say: 'e com dinheiro', any: [money], notRepeat: true },
    { say: 'e na saúde do dia a dia?', minWords: 12, notRepeat: true },
    { say: 'me conta mais', notRepeat: true, minWords: 20 },
  ),
  dialogue(
    's03',
    'seguimento',
    {
      say: 'meu namorado Ícaro Telles Brito nasceu em 02/04/1990. o que ele quer da vida?',
      must: ['icaro|\\bele\\b'],
      minWords: 15,
    },
    { say: 'e ele é ciumento?', must: ['icaro|\\bele\\b'], notRepeat: true, minWords: 10 },
    { say: 'e o ano dele em 2027?', numbers: ['@ano:02/04:2027'] },
    { say: 'e o meu?', numbers: ['@ano:29/11:2027'] },
  ),
  dialogue(
    's04',
    'seguimento',
    { say: 'me fala do número 5', must: ['5'], minWords: 12 },
    { say: 'e no trabalho, como é?', any: [work], notRepeat: true },
    { say: 'qual o lado ruim?', notRepeat: true, minWords: 10 },
    { say: 'um exemplo?', notRepeat: true, minWords: 8 },
  ),
];
