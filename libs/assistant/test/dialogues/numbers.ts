import { dialogue, practice, type TestDialogue } from './dialogue.ts';

const jonas = 'Jonas Teixeira Brandão|1994-07-19';
const ivone = 'Ivone Saldanha Reis|1949-02-03';
const maira = 'Maira Fontes Aguiar|2002-12-28';
const dalva = 'Dalva Rocha Peixoto|1961-05-30';
const breno = 'Breno Castilho Nery|1979-10-08';
const rute = 'Rute Alencar Dias|1985-04-22';

/** Numbers of a map, their meaning, their sum; corrections and impossible dates. */
export const numberDialogues: readonly TestDialogue[] = [
  dialogue(
    'n01',
    'numero',
    {
      say: 'oi sou o jonas teixeira brandão nasci em 19/07/94 qual é o meu numero de destino',
      numbers: [`@mapa:destino:${jonas}`],
    },
    { say: 'e o q isso quer dizer?', notRepeat: true, minWords: 12 },
    { say: 'a conta foi qual', any: ['19', '\\+'], notRepeat: true },
    { say: 'e minha motivação?', numbers: [`@mapa:motivacao:${jonas}`] },
  ),
  dialogue(
    'n02',
    'numero',
    {
      say: 'Boa tarde. Chamo-me Ivone Saldanha Reis e nasci no dia três de fevereiro de 1949. Qual o meu número de impressão?',
      numbers: [`@mapa:impressao:${ivone}`],
    },
    { say: 'Como foi que a senhora chegou nesse número?', any: ['consoante'], notRepeat: true },
    { say: 'Não entendi nada, explica mais simples', maxWords: 140, notRepeat: true },
  ),
  dialogue(
    'n03',
    'numero',
    {
      say: 'eai, maira fontes aguiar 28.12.2002, me diz minha missao e minha espressao',
      numbers: [`@mapa:missao:${maira}`, `@mapa:expressao:${maira}`],
    },
    { say: 'pq deu isso na missao', must: ['destino', 'express'], notRepeat: true },
    { say: 'ta mas na pratica muda oq', any: [practice], notRepeat: true, kind: 'conselho', minWords: 15 },
  ),
  dialogue(
    'n04',
    'numero',
    { say: 'qual é a minha expressão e o meu destino?', numbers: [5, 6] },
    { say: 'qual dos dois pesa mais?', any: ['express|destino'], notRepeat: true, minWords: 10 },
    { say: 'tenho alguma lição cármica?', numbers: ['@mapa:licoesCarmicas:Ana Célia Vasconcelos|1955-11-29'] },
    { say: 'e dívida?', any: ['divida|nenhuma|nao'] },
  ),
  dialogue(
    'n05',
    'numero',
    {
      say: 'minha vizinha Dalva Rocha Peixoto nasceu em 30 de maio de 61. qual a expressão dela?',
      numbers: [`@mapa:expressao:${dalva}`],
      must: ['dalva|vizinha|dela|ela'],
    },
    { say: 'e a missão?', numbers: [`@mapa:missao:${dalva}`] },
    { say: 'e o meu ano pessoal hoje?', numbers: ['@ano:29/11:hoje'] },
  ),
  dialogue(
    'n06',
    'numero',
    { say: 'o que significa o número 7?', must: ['7'], minWords: 15 },
    { say: 'e o 22?', numbers: [22], minWords: 12, notRepeat: true },
    { say: 'por que o 11 nao vira 2?', must: ['11'], any: ['mestre'], notRepeat: true },
    { say: 'o que são números mestres', any: ['11'], notRepeat: true },
  ),
  dialogue(
    'n07',
    'numero',
    { say: 'MEU NOME É BRENO CASTILHO NERY 08/10/1979 QUAIS MEUS DESAFIOS', numbers: [`@mapa:desafios:${breno}`] },
    { say: 'e os ciclos de vida', any: ['ciclo'], notRepeat: true },
    { say: 'e o arcano regente?', numbers: [`@mapa:arcanoRegente:${breno}`] },
    {
      say: 'quais minhas cores',
      any: [
        'azul|verde|branco|amarelo|rosa|vermelho|preto|cinza|violeta|creme|dourado|marrom|castanho|ouro|prata|vinho|coral|laranja|purpura',
      ],
    },
  ),
  dialogue(
    'n08',
    'numero',
    {
      say: 'calcula pra mim o talento oculto de rute alencar dias, 22 de abril de 1985',
      numbers: [`@mapa:talentoOculto:${rute}`],
    },
    { say: 'e os dias favoráveis dela', any: ['dia'], numbersOf: { of: [`@mapa:diasFavoraveis:${rute}`], min: 1 } },
    { say: 'números da sorte dela tb', minWords: 5 },
  ),
  dialogue(
    'n09',
    'numero',
    {
      say: 'quem nasceu em 17/06/1973 tem qual destino?',
      numbers: [7],
      not: ['ana celia', '\\bseu (numero de )?destino'],
    },
    { say: 'e o ano pessoal dessa pessoa?', numbersAny: ['@ano:17/06:hoje'], not: ['\\bana celia\\b'] },
    { say: 'e o meu?', numbers: ['@ano:29/11:hoje'] },
  ),
  dialogue(
    'c01',
    'correcao',
    { say: 'nasci 11/03/1978, qual meu destino', numbers: ['@mapa:destino:A B|1978-03-11'] },
    { say: 'não, 1979', numbers: ['@mapa:destino:A B|1979-03-11'] },
    { say: 'aff errei de novo, é 21 de março', numbers: ['@mapa:destino:A B|1979-03-21'] },
  ),
  dialogue(
    'c02',
    'correcao',
    { say: 'Qual a expressão da Tereza Moura Pinto?', numbers: ['@mapa:expressao:Tereza Moura Pinto|'] },
    { say: 'escrevi errado, é Theresa com th', numbers: ['@mapa:expressao:Theresa Moura Pinto|'] },
    {
      say: 'e Teresa com s?',
      numbersAny: ['@mapa:expressao:Teresa Moura Pinto|', '@mapa:expressao:Theresa Moura Pinto|'],
    },
  ),
  dialogue(
    'c03',
    'correcao',
    { say: 'meu irmão Caio nasceu 05/09/1990 qual o destino dele', numbers: ['@mapa:destino:A B|1990-09-05'] },
    { say: 'quer dizer, 9 de maio', numbers: ['@mapa:destino:A B|1990-05-09'] },
  ),
  dialogue(
    'c04',
    'correcao',
    { say: 'Luana Prado Sette, 14/02/1996, minha missão?', numbers: ['@mapa:missao:Luana Prado Sette|1996-02-14'] },
    { say: 'desculpa, meu sobrenome é Sete com um t só', numbers: ['@mapa:missao:Luana Prado Sete|1996-02-14'] },
    { say: 'o ano tá errado também: 1995', numbers: ['@mapa:missao:Luana Prado Sete|1995-02-14'] },
  ),
  dialogue(
    'd01',
    'dados',
    {
      say: 'nasci em 31/04/1990, e aí qual meu número?',
      any: ['nao exist|invalid|abril|confer|calendario'],
      not: ['destino e \\d'],
    },
    { say: 'ops 30/04/1990', numbers: ['@mapa:destino:A B|1990-04-30'] },
  ),
  dialogue(
    'd02',
    'dados',
    { say: 'meu filho vai nascer em 15/08/2031, qual o destino dele?', minWords: 8 },
    { say: 'nasci em 29/02/1999', any: ['nao exist|bissexto|confer|calendario|invalid'] },
    { say: 'verdade, 28/02/1999. destino?', numbers: ['@mapa:destino:A B|1999-02-28'] },
  ),
  dialogue(
    'd03',
    'dados',
    { say: 'qual a missão da minha tia Neide?', minWords: 6, mayFallback: true },
    { say: 'Neide Prates Luz, 02/06/1950', numbers: ['@mapa:missao:Neide Prates Luz|1950-06-02'] },
    { say: 'destino dela?', numbers: ['@mapa:destino:Neide Prates Luz|1950-06-02'] },
  ),
];
