import { dialogue, negation, practice, romance, type TestDialogue, together } from '../dialogue.ts';

/** A second blind round about couples, friends, families and work. */
export const peopleTwo: readonly TestDialogue[] = [
  dialogue(
    'fa01',
    'pessoas',
    {
      say: 'meu nome é Tainá Rezende Prado, 30/07/1999. to ficando com o Kauã Moreira Dias, 14/02/1997. é cilada?',
      must: ['kaua'],
      minWords: 15,
    },
    { say: 'ele quer coisa séria?', must: ['kaua|\\bele\\b'], any: [negation, 'inclina'], notRepeat: true },
    {
      say: 'e se eu voltasse com meu ex o Ruan Lopes Faria 22/11/1996',
      must: ['ruan'],
      not: ['(kaua e ruan|ruan e kaua)[^.]{0,20}\\d'],
      notRepeat: true,
    },
    { say: 'com qual dos dois eu combino mais', must: ['kaua|ruan'], notRepeat: true },
  ),
  dialogue(
    'fa02',
    'pessoas',
    {
      say: 'Sou viúvo, 71 anos, Osvaldo Peixoto Neves, 03/12/1954. Conheci uma senhora no baile, Dalva Ribeiro Costa, 19/05/1957. Será que combinamos?',
      must: ['dalva', together],
    },
    { say: 'O que ela aprecia num homem?', must: ['dalva|\\bela\\b'], notRepeat: true },
    { say: 'Meus filhos são contra. O que faço?', any: [practice], notRepeat: true, kind: 'conselho', minWords: 12 },
  ),
  dialogue(
    'fa03',
    'pessoas',
    {
      say: 'qual motivação do meu primo Jorge Luis Amaral Pinto, 08/08/1990?',
      numbers: ['@mapa:motivacao:Jorge Luis Amaral Pinto|1990-08-08'],
    },
    { say: 'e o destino', numbers: ['@mapa:destino:Jorge Luis Amaral Pinto|1990-08-08'] },
    { say: 'ele é confiavel', must: ['jorge|\\bele\\b'], notRepeat: true },
    { say: 'dá pra emprestar dinheiro pra ele?', any: [negation, 'sua'], notRepeat: true },
  ),
  dialogue(
    'fa04',
    'pessoas',
    {
      say: 'somos 3 amigas que vão dividir apê: eu Bruna Sales Lemos 17/03/2000, Larissa Motta Gil 25/09/2000 e Yara Couto Braz 02/06/2001. vai dar briga?',
      must: ['larissa|yara'],
      not: [romance],
    },
    { say: 'quem é a mais bagunceira', must: ['bruna|larissa|yara|voce'], not: [romance], notRepeat: true },
    { say: 'quem fica com as contas da casa', must: ['bruna|larissa|yara|voce'], not: [romance], notRepeat: true },
    { say: 'fala da Yara', must: ['yara'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'fa05',
    'pessoas',
    {
      say: 'minha esposa Rute Damasceno Vaz é de 10/10/1978 e eu sou Elias Vaz Monteiro, 01/04/1976. esse ano foi dificil. ano que vem melhora pra nós?',
      must: ['rute', '{Y+1}'],
    },
    {
      say: 'e em que mês a gente viaja?',
      any: ['janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'],
      notRepeat: true,
    },
    { say: 'oq a gente tem de parecido', any: [together], notRepeat: true },
  ),
  dialogue(
    'fa06',
    'pessoas',
    { say: 'Ramon Freitas Leal nasceu 12/01/1985, me descreve ele', must: ['ramon'], minWords: 12 },
    { say: 'qual o defeito', must: ['ramon|\\bele\\b'], notRepeat: true },
    { say: 'e qualidade?', must: ['ramon|\\bele\\b'], notRepeat: true },
    { say: 'que trabalho combina com ele', must: ['ramon|\\bele\\b'], notRepeat: true },
  ),
  dialogue(
    'fb01',
    'vinculo',
    {
      say: 'minha netinha Helô (Heloísa Braga Teles), de 05/05/2021, e eu, vó Zuleide Braga, 13/10/1955. a gente se dá bem?',
      must: ['heloisa|helo|neta', together],
      not: [romance],
    },
    { say: 'do que ela gosta de brincar', must: ['heloisa|helo|neta|\\bela\\b'], not: [romance], notRepeat: true },
    {
      say: 'ela faz birra quando eu digo não, e agora?',
      any: [practice],
      not: [romance],
      notRepeat: true,
      kind: 'conselho',
    },
    { say: 'o que ela vai ser quando crescer?', any: [negation, 'cedo', 'jeito'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'fb02',
    'vinculo',
    {
      say: 'mae: Conceição Alves Brum 02/02/1950. filha (eu): Denise Alves Brum 21/06/1974. ela me critica em tudo',
      must: ['conceicao|mae|\\bela\\b'],
      not: [romance],
    },
    { say: 'por que ela é assim comigo', must: ['conceicao|mae|\\bela\\b'], not: [romance], notRepeat: true },
    { say: 'como respondo sem brigar', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
    { say: 'e o que ela admira em mim?', must: ['conceicao|mae|\\bela\\b'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'fb03',
    'vinculo',
    {
      say: 'tenho 3 filhos Pedro Araujo Lins 09/01/2008, Tomás Araujo Lins 30/05/2011 e Lívia Araujo Lins 14/12/2015. quem puxou a quem? eu sou Carla Araujo, 16/07/1982',
      must: ['pedro|tomas|livia'],
      not: [romance],
    },
    { say: 'e o Tomás como é?', must: ['tomas'], not: [romance, together], notRepeat: true },
    { say: 'ele e a Lívia brigam muito', must: ['tomas', 'livia'], not: [romance], notRepeat: true },
    {
      say: 'o Pedro vai prestar vestibular, como apoio?',
      must: ['pedro|\\bele\\b'],
      any: [practice],
      not: [romance],
      notRepeat: true,
    },
  ),
  dialogue(
    'fb04',
    'vinculo',
    {
      say: 'contratei a Juliana Pires Motta (23/08/1995) pro caixa da minha padaria. sou Gilson Pires, 11/03/1967. confio?',
      must: ['juliana|\\bela\\b'],
      not: [romance],
    },
    { say: 'que função ela rende mais', must: ['juliana|\\bela\\b'], not: [romance], notRepeat: true },
    { say: 'como cobro sem magoar', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'fb05',
    'vinculo',
    {
      say: 'meu socio Nilton Gama Rocha 06/06/1972 quer vender a empresa e eu nao. eu: Ivo Sampaio Luz 29/09/1969',
      must: ['nilton'],
      not: [romance],
      minWords: 15,
    },
    { say: 'ele é mais do risco ou da segurança', must: ['nilton|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'e eu?', any: ['\\bvoce\\b|\\bsu[ao]\\b|\\bseu\\b'], not: [romance], notRepeat: true },
    { say: 'como chegar num acordo', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'fb06',
    'vinculo',
    {
      say: 'O professor do meu neto é rígido. Professor: Heraldo Tavares Cunha, 17/07/1965. Neto: Vinícius Paes Leme, 28/02/2013. Como ajudo?',
      must: ['heraldo|professor', 'vinicius|neto|\\bele\\b'],
      not: [romance],
    },
    {
      say: 'Como o menino aprende melhor?',
      must: ['vinicius|neto|\\bele\\b'],
      any: ['aprend|estud|escola|ensin|jogo|leitura|ritmo'],
      not: [romance],
      notRepeat: true,
    },
    { say: 'E o que irrita o professor?', must: ['heraldo|professor'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'fb07',
    'vinculo',
    {
      say: 'meu padrasto Walter Nunes Sá 05/11/1961 e eu Felipe Dutra Sá 19/08/2006 nao se bica',
      must: ['walter|padrasto'],
      not: [romance],
    },
    { say: 'oq ele tem contra mim', must: ['walter|padrasto|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'tem algo em comum entre a gente?', any: [together], not: [romance], notRepeat: true },
  ),
  dialogue(
    'fb08',
    'vinculo',
    {
      say: 'pai e filho com o mesmo nome: Joaquim Borba Leite, 20/01/1958, e Joaquim Borba Leite Filho, 03/03/1987. eles trabalham juntos na roça, dá certo?',
      must: ['joaquim', together],
      not: [romance],
    },
    { say: 'quem é mais teimoso dos dois?', must: ['joaquim|pai|filho'], not: [romance], notRepeat: true },
  ),
];
