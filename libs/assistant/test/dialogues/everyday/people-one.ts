import { dialogue, negation, practice, romance, type TestDialogue, together } from '../dialogue.ts';

/** Couples, friends and families as everyday people write of them; written blind. */
export const peopleOne: readonly TestDialogue[] = [
  dialogue(
    'ea01',
    'pessoas',
    {
      say: 'oi sou a Jaqueline Torres Bueno 17/02/1994 e to noivando com o Wellington Prates Lima 05/08/1991. da certo nos dois?',
      must: ['wellington', together],
    },
    { say: 'oq ele busca num relacionamento', must: ['wellington|\\bele\\b'], notRepeat: true, kind: 'seguimento' },
    { say: 'e eu busco oq', any: ['motivacao|busca|voce'], not: ['wellington busca'], notRepeat: true },
    {
      say: 'e se fosse com o Maicon Duarte Reis, 12/12/1990',
      must: ['maicon', 'jaqueline|\\bvoce'],
      not: ['(wellington e maicon|maicon e wellington)[^.]{0,20}\\d'],
      notRepeat: true,
    },
  ),
  dialogue(
    'ea02',
    'pessoas',
    {
      say: 'Boa tarde. Chamo-me Lourdes Pimentel Araújo, nascida em 8 de abril de 1949, e meu esposo é Arlindo Araújo Filho, de 19/09/1946. Somos compatíveis?',
      must: ['arlindo', together],
    },
    { say: 'E por que ele é tão calado?', must: ['arlindo|\\bele\\b'], notRepeat: true },
    { say: 'O que posso fazer para conversarmos mais?', any: [practice], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'ea03',
    'pessoas',
    {
      say: 'minha bff é a Lorena Tavares Meira, 23/05/2009, e eu Manuela Bastos Coelho, 01/11/2009. a gente combina?',
      must: ['lorena', together],
      not: [romance],
    },
    { say: 'quem é mais dramatica kkkk', must: ['lorena|manuela|voce'], not: [romance], notRepeat: true },
    { say: 'a gente vai ser amiga pra sempre?', any: [negation], notRepeat: true },
  ),
  dialogue(
    'ea04',
    'pessoas',
    {
      say: 'compara Denis Prado Lemos 14/07/1986, Caio Fontes Vidal 02/02/1988 e Ivan Moura Sá 27/10/1985, somos uma banda e eu sou o Denis',
      must: ['caio', 'ivan'],
      not: [romance],
    },
    { say: 'quem deve ser o lider', must: ['denis|caio|ivan|voce'], not: [romance], notRepeat: true },
    { say: 'quem é mais facil de brigar', must: ['denis|caio|ivan|voce'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'ea05',
    'pessoas',
    { say: 'qual o destino da minha amiga Tatiane Rocha Gil, 30/03/1983?', numbers: [9] },
    { say: 'e a expressao dela', numbers: ['@mapa:expressao:Tatiane Rocha Gil|1983-03-30'] },
    { say: 'o que ela tem de bom', must: ['tatiane|\\bela\\b'], notRepeat: true, minWords: 10 },
    { say: 'nós duas nos damos bem?', must: ['tatiane', together], not: [romance], notRepeat: true },
  ),
  dialogue(
    'ea06',
    'pessoas',
    {
      say: 'namoro a Isadora (Isadora Freire Pontes, 09/06/1997) há 2 anos, meu nome é Breno Salgado Luz, 21/01/1996, onde a gente bate de frente?',
      must: ['isadora'],
      notRepeat: true,
      minWords: 15,
    },
    { say: 'como faço as pazes com ela depois de uma briga', any: [practice], notRepeat: true, kind: 'conselho' },
    { say: 'que presente combina com ela?', must: ['isadora|\\bela\\b'], notRepeat: true },
    { say: 'e em {Y+1}, a gente fica junto?', must: ['{Y+1}'], any: [negation], notRepeat: true },
  ),
  dialogue(
    'ea07',
    'pessoas',
    {
      say: 'Olha me diga uma coisa o meu genro se chama Rubens Cardoso Vieira ele é de 11 de outubro de 1979 que tipo de pessoa ele é',
      must: ['rubens'],
      minWords: 15,
    },
    { say: 'e a minha filha Simone Vasconcelos Vieira 25 de março de 1982', must: ['simone'], notRepeat: true },
    { say: 'os dois combinam', must: ['rubens', 'simone'], notRepeat: true },
  ),
  dialogue(
    'eb01',
    'vinculo',
    {
      say: 'meu neto Samuel Borges Teles, 14/11/2019, é muito agitado. eu sou Iracema Borges, nasci 02/06/1952. como a gente se dá?',
      must: ['samuel|neto', together],
      not: [romance],
    },
    { say: 'que brincadeira combina com ele', must: ['samuel|neto|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'oq dizer pra ele num elogio?', must: ['samuel|neto|\\bele\\b'], not: [romance, 'limite'], notRepeat: true },
    {
      say: 'e pra ele dormir?',
      any: ['dorm|sono|cama|noite|rotina'],
      not: [romance],
      notRepeat: true,
    },
  ),
  dialogue(
    'eb02',
    'vinculo',
    {
      say: 'Eu (Otávio Serpa Lins, 18/04/1975) e meu pai, Alcides Serpa Lins, 30/12/1944, não conversamos. Por quê?',
      must: ['alcides|pai'],
      not: [romance],
      minWords: 15,
    },
    { say: 'o que ele espera de mim?', must: ['alcides|pai|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'por onde eu começo?', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'eb03',
    'vinculo',
    {
      say: 'tenho duas filhas a Bia (Beatriz Nunes Cabral 06/09/2014) e a Malu (Maria Luiza Nunes Cabral 15/01/2018). uma tem ciume da outra',
      must: ['bia|beatriz', 'malu|maria luiza'],
      not: [romance],
    },
    { say: 'como eu lido', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
    { say: 'e a Malu como é?', must: ['malu|maria luiza'], not: [romance, together], notRepeat: true },
    { say: 'qual delas é mais teimosa', must: ['bia|beatriz|malu|maria luiza'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'eb04',
    'vinculo',
    {
      say: 'minha chefe Solange Brandão Queiroz, 07/07/1970, pega no meu pé. sou Priscila Amaral Dutra, 28/02/1993',
      must: ['solange|chefe|\\bela\\b'],
      not: [romance],
    },
    { say: 'como falo com ela de aumento', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
    { say: 'ela é assim com todo mundo?', must: ['solange|chefe|\\bela\\b'], not: [romance], notRepeat: true },
    {
      say: 'melhor mês pra pedir?',
      any: ['janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'],
      notRepeat: true,
    },
  ),
  dialogue(
    'eb05',
    'vinculo',
    {
      say: 'Vou abrir um escritório com Sérgio Maia Tostes (16/03/1980) e Luíza Campos Rey (22/08/1984). Sou Marcelo Leite Abreu, 10/10/1982. Que papel cada um deve ter?',
      must: ['sergio', 'luiza'],
      not: [romance],
    },
    { say: 'quem cuida do caixa?', must: ['sergio|luiza|marcelo|voce'], not: [romance], notRepeat: true },
    { say: 'e quem atende o cliente?', must: ['sergio|luiza|marcelo|voce'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'eb06',
    'vinculo',
    {
      say: 'a professora do meu filho é a Regina Alves Motta 04/05/1968, ele é o Enzo Ferraz Pinho 20/10/2015, eles se dao bem?',
      must: ['regina', 'enzo'],
      not: [romance],
    },
    {
      say: 'como ele aprende melhor',
      must: ['enzo|\\bele\\b'],
      any: ['aprend|estud|escola|ensin|jogo|leitura|ritmo'],
      not: [romance],
      notRepeat: true,
    },
    { say: 'ele é timido?', must: ['enzo|\\bele\\b'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'eb07',
    'vinculo',
    {
      say: 'minha irmã gêmea e eu brigamos por herança. ela é Vera Lúcia Prates, eu Vania Lúcia Prates, 12/09/1960',
      must: ['vera'],
      not: [romance],
    },
    { say: 'no que somos diferentes?', must: ['vera'], not: [romance], notRepeat: true },
    { say: 'quem tem razão?', must: [negation], not: [romance], notRepeat: true },
  ),
  dialogue(
    'eb08',
    'vinculo',
    {
      say: 'sogra Neusa Maria Ribas 29/11/1951, eu Camila Ribas Porto 16/05/1985. me ajuda a entender ela pelo amor de deus',
      must: ['neusa|sogra|\\bela\\b'],
      not: [romance],
    },
    { say: 'o que a irrita?', must: ['neusa|sogra|\\bela\\b'], not: [romance], notRepeat: true },
    { say: 'um jeito de conviver no natal', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
  ),
];
