import { dialogue, type TestDialogue } from './dialogue.ts';

const me = (name: string, day: string) => `oi, me chamo ${name} e nasci em ${day}`;

/** Conversations of three blind rounds about signatures, firms, names, codes and other languages, by their reader. */
export const tenthDialogues: readonly TestDialogue[] = [
  dialogue(
    'j-s1',
    'nome',
    { say: me('Tatiane Moreira Brandão', '23/08/1991'), minWords: 5 },
    {
      say: 'caso em abril e vou pegar o sobrenome do noivo q é Leitão. Tatiane Brandão Leitão fica melhor ou pior q o meu de agora?',
      numbers: ['@mapa:expressao:Tatiane Brandão Leitão|'],
      any: ['melhor|pior|empata|parecido'],
    },
    { say: 'tem algum negativo de numero repetido nesse?', must: ['sequencia'], any: ['666'] },
    { say: 'quais letra q causam isso', must: ['letras'] },
    { say: 'tenho que mudar no rg?', any: ['nao precisa'] },
  ),
  dialogue(
    'j-s2',
    'nome',
    { say: me('Claudinei Aparecido dos Reis', '04/12/1978'), minWords: 5 },
    {
      say: 'sou cantor sertanejo e uso Nei dos Reis no palco, isso tá puxando pra baixo?',
      numbers: ['@mapa:expressao:Nei dos Reis|'],
    },
    { say: 'um amigo falou pra botar um Y, Ney dos Reis', numbers: ['@mapa:expressao:Ney dos Reis|'] },
    { say: 'melhorou?', any: ['melhor|pior|parecido'], notRepeat: true },
    { say: 'mas o que muda na minha vida se eu trocar', must: ['muda'], notRepeat: true },
  ),
  dialogue(
    'j-s3',
    'nome',
    { say: me('Dalva Ribeiro Pontes', '17/02/1963'), minWords: 5 },
    {
      say: 'divorciei e voltei pro nome de solteira. antes eu era Dalva Ribeiro Pontes Cavalcanti. o que eu perdi ou ganhei com isso?',
      numbers: ['@mapa:expressao:Dalva Ribeiro Pontes Cavalcanti|', '@mapa:expressao:Dalva Ribeiro Pontes|'],
    },
    {
      say: 'qual era meu destino de expressão no nome de casada',
      numbers: ['@mapa:expressao:Dalva Ribeiro Pontes Cavalcanti|'],
      notRepeat: true,
    },
    { say: 'e se eu assinar sem o Ribeiro', must: ['dalva pontes'], numbers: ['@mapa:expressao:Dalva Pontes|'] },
  ),
  dialogue(
    'j-s4',
    'nome',
    { say: me('Juliana Peres Trindade', '27/03/1986'), minWords: 5 },
    {
      say: 'to noivando kkk qdo casar viro Juliana Trindade Bastos. perco alguma coisa?',
      numbers: ['@mapa:expressao:Juliana Trindade Bastos|'],
    },
    { say: 'mas eu preferia ficar só com Juliana Bastos né', numbers: ['@mapa:expressao:Juliana Bastos|'] },
    { say: 'oq vc faria no meu lugar', must: ['ficaria com'] },
    { say: 'e o Peres, se eu voltar com ele?', must: ['juliana peres bastos'] },
  ),
  dialogue(
    'j-f1',
    'empresa',
    { say: me('Everton Luís Chagas', '09/09/1985'), minWords: 5 },
    {
      say: 'abri um mei de marido de aluguel. o nome que eu registrei foi Chagas Reparos, que q cê acha',
      numbers: ['@mapa:expressao:Chagas Reparos|'],
    },
    { say: 'por que ele não é tão bom?', must: ['pesa'], notRepeat: true },
    {
      say: 'pensei tb em Resolve Já e Everton Faz Tudo, qual dos dois',
      numbers: ['@mapa:expressao:Resolve Já|', '@mapa:expressao:Everton Faz Tudo|'],
    },
  ),
  dialogue(
    'j-f2',
    'empresa',
    { say: me('Lorena Bittencourt Sá', '14/04/1993'), minWords: 5 },
    {
      say: 'tenho uma confeitaria chamada Doce Lorena desde 10/03/2021. a data de abertura é boa?',
      must: ['10/03/2021', 'abertura'],
      numbers: [9],
    },
    {
      say: 'minhas funcionárias são Joice Prado 02/02/1999 e Keila Matos 19/11/1990, quem é melhor no caixa?',
      any: ['joice|keila'],
    },
    {
      say: 'meus clientes somem depois da primeira compra, o que o nome diz disso?',
      must: ['doce lorena'],
      any: ['client'],
    },
  ),
  dialogue(
    'j-f3',
    'empresa',
    { say: me('Osvaldo Pimenta Cruz', '22/01/1970'), minWords: 5 },
    {
      say: 'Quero montar consultório de odontologia com a Dra. Marli Teixeira (15/05/1979). Sorriso Vivo ou Odonto Pimenta?',
      numbers: ['@mapa:expressao:Sorriso Vivo|', '@mapa:expressao:Odonto Pimenta|'],
    },
    { say: 'qual passa mais confiança?', must: ['ficaria com'] },
    { say: 'somos bons sócios?', must: ['marli'] },
  ),
  dialogue(
    'j-n1',
    'bebe',
    {
      say: 'meu bebe é menino e vai chamar Bernardo ou Benício. o pai é Nogueira, eu sou Furtado',
      must: ['bernardo furtado nogueira', 'benicio furtado nogueira'],
    },
    { say: 'e se trocar a ordem pra Nogueira Furtado', must: ['bernardo nogueira furtado'] },
    { say: 'a vó quer Otávio', must: ['otavio nogueira furtado'] },
    { say: 'e com o pai, Diego Nogueira 11/11/1992?', must: ['diego'], numbers: [7] },
  ),
  dialogue(
    'j-k1',
    'codigo',
    { say: 'qual numero de celular é melhor pra vender: 11 98877-4412 ou 11 97001-2203', numbers: [7, 8] },
    { say: 'to pondo preço num bolo, 47,90 ou 49?', numbers: [2, 4], must: ['escolheria 49'] },
    {
      say: 'e a casa nova que vou ver é numero 88, combina com minha esposa Célia 30/09/1962?',
      numbers: [7, 3],
      must: ['celia'],
    },
  ),
  dialogue(
    'j-l1',
    'idioma',
    { say: "hi, I'm Melissa Hart Costa, born February 8 1990", language: 'en' },
    {
      say: "I'm about to get married and my name would be Melissa Costa Reed. better or worse?",
      language: 'en',
      any: ['better|worse|even'],
      numbers: ['@mapa:expressao:Melissa Costa Reed|'],
    },
    { say: 'which letters are the problem?', language: 'en', any: ['comes from|no negative'] },
    {
      say: 'I run a bakery called Sweet Oven, is it a lucky name?',
      language: 'en',
      numbers: ['@mapa:expressao:Sweet Oven|'],
    },
    { say: "what's a good day next month to sign the lease?", language: 'en', must: ['december'] },
    { say: 'my house number is 27, is that good?', language: 'en', numbers: [9] },
  ),
  dialogue(
    'j-l2',
    'idioma',
    { say: 'hola, me llamo Carolina Vega Ruiz y nací el 21/12/1994', language: 'es' },
    {
      say: 'estoy embarazada y dudo entre Valentina y Renata, apellidos Soto Vega. cuál es mejor?',
      language: 'es',
      any: ['elegiria'],
    },
    { say: 'mi negocio se llama Luz de Luna, ¿es buen nombre?', language: 'es', must: ['luz de luna'] },
    { say: 'qué día de enero me conviene para mudarme', language: 'es', must: ['enero'] },
    { say: 'no creo en estas cosas la verdad', language: 'es' },
    { say: '¿cómo borro mi cuenta?', language: 'es', must: ['cuenta'] },
  ),
];
