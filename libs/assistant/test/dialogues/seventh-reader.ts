import { dialogue, negation, practice, type TestDialogue, yours } from './dialogue.ts';

/** Stories without a question, several people, reports of others, decisions in passing, long and dictated messages. */
export const seventhDialogues: readonly TestDialogue[] = [
  dialogue(
    'h01',
    'relato',
    { say: 'oi, comecei num emprego novo semana passada', must: ['\\?', 'ano pessoal'], numbers: [4], maxWords: 90 },
    { say: 'sabe quando vc trabalha, trabalha e ninguém vê?', must: ['ano pessoal'], notRepeat: true, maxWords: 90 },
    { say: 'hoje eu finalmente entreguei meu tcc', must: ['\\?'], notRepeat: true, maxWords: 90 },
  ),
  dialogue(
    'h02',
    'relato',
    {
      say: 'briguei feio com meu marido e não sei o que eu faço',
      any: ['imagino|entendo|cansa|dificil'],
      mayFallback: true,
    },
    { say: 'ele se chama Sandro Luiz Meireles 30/05/1978', must: ['sandro'], numbersAny: [4, 22] },
    { say: 'por que ele explode desse jeito', must: ['sandro'], notRepeat: true },
    { say: 'o que eu falo pra ele hoje', must: ['sandro|\\bele\\b'], any: [practice], notRepeat: true },
    { say: 'e se ele não quiser conversar', minWords: 20, notRepeat: true },
  ),
  dialogue(
    'h03',
    'pessoas',
    {
      say: 'somos três sócios: eu Rafael Monteiro Cunha 18/02/1985, Vinícius Prado Leme 09/07/1982 e Laura Sato Mendes 27/11/1991',
      must: ['rafael', 'vinicius', 'laura'],
    },
    { say: 'quem cuida melhor do dinheiro?', any: ['rafael|vinicius|laura'] },
    { say: 'quem briga com quem', must: ['laura', 'vinicius'], notRepeat: true },
    { say: 'é bom ano pra gente abrir filial em 2027?', must: ['2027', 'rafael|o seu', 'laura', 'vinicius'] },
    { say: 'quem tá no ano mais difícil?', must: ['ano pessoal'], any: ['rafael|vinicius|laura'] },
  ),
  dialogue(
    'h04',
    'pessoas',
    {
      say: 'minha colega Débora Fontes Melo de 30/08/1993, posso confiar?',
      must: ['debora'],
      any: ['inclinacao|numeros nao apontam'],
    },
    { say: 'e o meu chefe, Rogério Pacheco Lins, 12/04/1971', must: ['rogerio'] },
    { say: 'dos dois quem me entende mais', any: ['debora|rogerio'], notRepeat: true },
  ),
  dialogue(
    'h05',
    'numero',
    {
      say: 'Minha esposa diz que sou teimoso. Isso aparece?',
      must: ['teimosia'],
      any: ['\\bvoce\\b|\\bsua\\b|\\bseu\\b'],
    },
    { say: 'meus filhos dizem que sou controladora', any: ['inclinacao|ciume'], notRepeat: true },
  ),
  dialogue(
    'h06',
    'conselho',
    {
      say: 'fui chamado pra trabalhar em Curitiba, ganhando mais, mas minha namorada não vai',
      any: [yours],
      minWords: 30,
    },
    { say: 'o que você faria', minWords: 20, notRepeat: true },
  ),
  dialogue(
    'h07',
    'numero',
    { say: 'pela tabela da outra moça deu 2', must: ['tabela'], any: ['pitagoric|certidao'] },
    { say: 'qual é o meu número de motivação?', numbers: [4] },
    { say: 'mas eu não me acho assim', any: ['inclinacao|conhece|nao seja'], notRepeat: true },
    { say: 'tira o que for enfeite e resume', maxWords: 90, notRepeat: true },
  ),
  dialogue(
    'h08',
    'tempo',
    { say: 'que ano eu tô vivendo', must: ['ano pessoal'], numbers: [4] },
    { say: 'em que mês eu assino contrato', must: ['assinar'], any: ['janeiro|fevereiro|marco|maio|dezembro'] },
    { say: 'e pra viajar?', must: ['viajar'], any: ['janeiro|fevereiro|marco|abril|maio'], notRepeat: true },
    { say: 'tem algum mês ruim que devo evitar', must: ['cuidado'], notRepeat: true },
  ),
  dialogue(
    'h09',
    'vinculo',
    {
      say: 'a gente quer se casar em 2027, eu e Marcelo Vidal Costa 10/10/1986',
      must: ['2027', 'marcelo'],
      numbers: [6, 4],
    },
    { say: 'qual mês?', must: ['2027', 'marcelo'], notRepeat: true },
    { say: 'e pra mudarmos de casa?', any: ['casa'], notRepeat: true },
  ),
  dialogue(
    'h10',
    'bebe',
    { say: 'estou grávida de uma menina, gostei de Helena e de Cecília. sobrenome Barros Antunes', numbers: [7, 11] },
    { say: 'e Clara?', must: ['clara barros antunes'], numbers: [11] },
    { say: 'qual vc escolheria', must: ['ficaria com'], notRepeat: true },
  ),
  dialogue(
    'h11',
    'conselho',
    {
      say: 'me diz meu ponto forte, meu ponto fraco e o que eu faço com isso',
      must: ['melhor de voce', 'ponto fraco'],
      minWords: 60,
    },
    {
      say: 'tenho uma dívida de cartão, pago ou negocio?',
      not: ['carmica'],
      any: [yours, 'dinheiro|divida|credor'],
      notRepeat: true,
    },
    { say: 'e abrir um negócio próprio?', any: [yours], notRepeat: true },
    { say: 'de quê?', must: ['aptidao|rende|oficio'], notRepeat: true },
  ),
  dialogue(
    'h12',
    'dados',
    {
      say: 'boa noite eu sou a dona Ivete nasci no dia três de abril de mil novecentos e cinquenta e cinco meu nome completo é Ivete Maria da Conceição e queria saber se ainda dá tempo de arrumar um companheiro',
      any: [yours],
      numbersAny: [22, 8],
    },
    { say: 'que tipo de homem combina comigo', must: ['missao 4'], notRepeat: true },
    {
      say: 'tem um senhor na igreja o Benedito Alves Siqueira de 20 de maio de 1952',
      must: ['benedito'],
      not: ['\\bfe\\b'],
    },
    { say: 'será que ele gosta de mim', must: [negation], notRepeat: true },
    { say: 'como eu puxo conversa com ele', must: ['benedito'], notRepeat: true },
  ),
];
