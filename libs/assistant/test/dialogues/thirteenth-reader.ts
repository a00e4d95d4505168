import { dialogue, type TestDialogue } from './dialogue.ts';

/** Several questions at once, and follow-ups by ellipsis, from two blind rounds of their reader. */
export const thirteenthDialogues: readonly TestDialogue[] = [
  dialogue(
    'l-v1',
    'varias',
    {
      say: 'oi bom dia!! sou a Jéssica Tavares Brandão nasci 19/06/1994 me diz minha missão meu ponto fraco e um conselho pra essa semana',
      numbers: [6],
      must: ['missao', 'exagero|avesso|tropeco', 'na pratica|experimente|vale tentar|um passo'],
    },
    { say: 'e no amor?', must: ['no amor'], notRepeat: true },
    {
      say: 'meu namorado é o Wesley Nunes Coutinho 03/02/1991, qual o ano pessoal dele e o meu?',
      must: ['ano pessoal do wesley e 6', 'o seu ano pessoal e 8'],
    },
    { say: 'e a gente combina?', must: ['wesley'] },
    { say: 'o que mais irrita ele em mim?', must: ['wesley'], notRepeat: true },
  ),
  dialogue(
    'l-v2',
    'varias',
    {
      say: 'Silvana Trindade Braga 11/11/1984. me descreve, me dá um conselho e diz meu ano pessoal',
      must: ['o seu ano pessoal e 5', 'na pratica|experimente|um passo'],
    },
    { say: 'o ano termina quando', must: ['11/11/2027'] },
    { say: 'que cor eu uso no reveillon', must: ['verde'] },
    { say: 'não concordo, eu sou super organizada', any: ['inclinacao|conhece'] },
  ),
  dialogue(
    'l-t1',
    'tempo',
    { say: 'nasci em 8 de maio de 1977, que ano tô agora?', numbers: [5] },
    { say: 'e o mês que vem?', numbers: [8] },
    { say: 'em que ano eu tô mesmo?', numbers: [5], mayRepeat: true },
    { say: 'o que eu fecho antes de acabar esse ano pessoal?', must: ['08/05/2027', 'feche'] },
    { say: 'melhor dia de março pra assinar contrato?', must: ['marco de 2027'] },
    { say: '2027 ou 2029 pra abrir meu restaurante', must: ['2027', '2029'] },
    { say: 'por que 2027 é diferente?', must: ['porque 2027 e ano pessoal 6'] },
  ),
  dialogue(
    'l-t2',
    'tempo',
    { say: 'nasci em 03/06/1990 oq me espera em dezembro', numbers: [4] },
    { say: 'e janeiro?', must: ['mes pessoal'], numbers: [2], not: ['a decisao e sua, e nenhum'] },
    { say: 'qual dos dois é melhor pra mudar de apê', must: ['dezembro', 'janeiro'] },
    { say: 'que dia?', must: ['dia'] },
    { say: 'e se for num sábado', must: ['sabado'] },
  ),
  dialogue(
    'l-p1',
    'vinculo',
    {
      say: 'meu filho Enzo Gabriel Pacheco nasceu 14/08/2020 e não quer dormir sozinho, os números dele explicam?',
      must: ['enzo', 'noite'],
    },
    { say: 'e como eu ajudo ele a dormir?', must: ['enzo', 'noite'], notRepeat: true },
    { say: 'qual a motivação dele?', numbers: [5] },
    { say: 'e a da irmã dele, Lívia Pacheco, 02/12/2016?', numbers: [9] },
    { say: 'eles vão brigar muito?', must: ['enzo', 'livia'] },
    { say: 'qual dos dois é mais teimoso?', must: ['enzo', 'livia'] },
    { say: 'e o que eu faço com isso', must: ['enzo', 'livia'], notRepeat: true },
  ),
  dialogue(
    'l-p2',
    'pessoas',
    {
      say: 'minha filha Clarice Monte Alverne nasceu 07/07/2007 e quer fazer medicina, dá certo?',
      must: ['clarice', 'medicina'],
    },
    { say: 'e se ela fizer veterinaria', must: ['veterinaria'] },
    { say: 'qual o defeito dela', must: ['clarice'] },
    { say: 'e o meu? sou Denise Monte Alverne 20/05/1979', must: ['a sua'] },
  ),
  dialogue(
    'l-n1',
    'nome',
    {
      say: 'meu nome de solteira é Patrícia Gomes Figueiredo, casada Patrícia Gomes Lacerda. qual usar?',
      must: ['ficaria com patricia gomes'],
    },
    { say: 'muda o que na minha vida?', must: ['muda o tom'] },
    { say: 'e se eu assinar só Paty Lacerda no instagram', must: ['paty lacerda soma 6'] },
    { say: 'quanto dá cada um?', must: ['patricia gomes lacerda soma 1', 'paty lacerda soma 6'] },
  ),
  dialogue(
    'l-n2',
    'bebe',
    {
      say: 'to grávida de uma menina, vai nascer dia 20 de fevereiro de 2027, me sugere nomes com sobrenome Moura Siqueira',
      must: ['com moura siqueira'],
    },
    { say: 'gostei de Helena, quanto dá?', must: ['helena moura siqueira soma 1'] },
  ),
  dialogue(
    'l-n3',
    'empresa',
    { say: 'tô abrindo uma confeitaria, Doce Encanto ou Casa do Brigadeiro, qual nome é melhor?', numbers: [4, 11] },
    { say: 'ponho Ltda no nome?', must: ['ltda', 'registro', 'soma'] },
    { say: 'e se for Encanto Doces?', numbers: [7] },
    { say: 'qual o melhor mês de 2027 pra inaugurar? nasci 30/09/1985', must: ['de 2027', 'o seu mes'] },
  ),
  dialogue(
    'l-e1',
    'emocao',
    {
      say: 'to muito mal meu marido saiu de casa ontem',
      must: ['^.{0,120}(sinto|puxa|que dificil|lamento|isso doi|imagino)'],
      not: ['ano pessoal'],
    },
    {
      say: 'faz 12 anos q a gente tava junto',
      not: ['ano pessoal', 'a sua pergunta e'],
      minWords: 10,
      notRepeat: true,
    },
  ),
  dialogue(
    'l-c1',
    'conselho',
    {
      say: 'Rodrigo Sampaio Teles, 25/07/1990. qual meu maior defeito e minha maior qualidade?',
      must: ['exagero|avesso|tropeco', 'o melhor de voce|sabe'],
    },
    { say: 'recebi proposta de emprego em outra cidade, aceito?', any: ['decisao e sua|decide'] },
    { say: 'mas o salário é o dobro', any: ['favor'] },
  ),
  dialogue('l-c2', 'numero', {
    say: 'explica como se eu tivesse 10 anos o que é meu número de destino',
    any: ['faceis|simples'],
  }),
  dialogue(
    'l-n4',
    'empresa',
    { say: 'Minha barbearia chama Navalha de Ouro, abriu em 12/04/2022. o nome é bom?', must: ['navalha de ouro'] },
    { say: 'tô pensando em abrir outra unidade, faço ou não?', any: ['decisao e sua|decide'] },
    {
      say: 'e se eu trocar o nome pra Barbearia do Léo?',
      must: ['barbearia do leo soma 9'],
      not: ['o nome do mapa', 'ana celia'],
    },
    { say: 'qual atrai mais cliente?', must: ['navalha de ouro', 'barbearia do leo'], not: ['ana celia'] },
  ),
  dialogue('l-c3', 'numero', {
    say: 'tenho alguma divida carmica? Ana Célia mesmo',
    numbers: [13, 14],
    not: ['assinatura'],
  }),
];
