import { dialogue, practice, romance, type TestDialogue, together } from './dialogue.ts';

/** Two and more people in every kind of relation. */
export const peopleDialogues: readonly TestDialogue[] = [
  dialogue(
    'p01',
    'pessoas',
    {
      say: 'eu sou a Bianca Muniz Serra, 03/08/1992, e meu marido é o Heitor Salles Pacheco, 21/11/1989. combinamos?',
      must: ['heitor', together],
    },
    { say: 'onde a gente mais briga?', notRepeat: true, minWords: 15 },
    { say: 'o que temos em comum?', notRepeat: true, minWords: 10 },
    { say: 'e ele, é mais família ou mais trabalho?', must: ['heitor|\\bele\\b'], notRepeat: true },
  ),
  dialogue(
    'p02',
    'pessoas',
    {
      say: 'Compare o Murilo Assis Prado (05/05/1980) com a Elisa Kerr Motta (17/09/1982)',
      must: ['murilo', 'elisa', together],
    },
    { say: 'quem é mais pé no chão?', must: ['murilo|elisa'], notRepeat: true },
    { say: 'e se ela ficasse com o Ruan Dias Falcão, 08/01/1979?', must: ['ruan', 'elisa'], notRepeat: true },
  ),
  dialogue(
    'p03',
    'pessoas',
    {
      say: 'to ficando com um cara, Igor Matos Leal 30/06/1998, eu sou Yasmin Couto Braz 11/12/1999, da jogo?',
      must: ['igor', together],
    },
    { say: 'oq ele pensa de mim?', must: ['igor|\\bele\\b'], any: ['nao|nenhum'], notRepeat: true },
    { say: 'como conquisto ele', any: [practice], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'p04',
    'pessoas',
    { say: 'eu e a Carla Rios Tavares de 09/10/1988 somos compatíveis?', must: ['carla', together] },
    { say: 'e em 2027, como fica pra nós duas?', must: ['2027'], minWords: 15 },
    { say: 'resume em uma frase', maxSentences: 3, maxWords: 60, minWords: 8, kind: 'conselho' },
  ),
  dialogue(
    'v01',
    'vinculo',
    {
      say: 'minha mãe Odete Farias Lobo é de 25/07/1950 e eu sou Silvia Farias Lobo, 14/06/1978. por que brigamos tanto?',
      must: ['odete|mae', together],
      not: [romance],
    },
    { say: 'como posso melhorar isso?', any: [practice], not: [romance], notRepeat: true },
    { say: 'o que ela precisa de mim?', must: ['odete|mae|\\bela\\b'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'v02',
    'vinculo',
    {
      say: 'tenho dois filhos: Davi Nunes Brito, 10/01/2012 e Alice Nunes Brito, 02/03/2015. como eles se dão?',
      must: ['davi', 'alice', together],
      not: [romance],
    },
    { say: 'quem é mais teimoso?', must: ['davi|alice'], not: [romance], notRepeat: true },
    {
      say: 'como ajudo o Davi nos estudos',
      must: ['davi'],
      any: ['estud|aprend|escola|ensin|ritmo|leitura|tarefa'],
      not: [romance],
      notRepeat: true,
    },
  ),
  dialogue(
    'v03',
    'vinculo',
    {
      say: 'Meu sócio é o Ubirajara Melo Pinho, 18/02/1970. eu e ele funcionamos na empresa?',
      must: ['ubirajara', together],
      not: [romance],
    },
    { say: 'quem devia cuidar do dinheiro?', must: ['ubirajara|voce'], not: [romance], notRepeat: true },
    { say: 'e das vendas?', must: ['ubirajara|voce'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'v04',
    'vinculo',
    {
      say: 'minha melhor amiga Joana Pires Vidal, 06/06/1993, e eu somos parecidas?',
      must: ['joana', together],
      not: [romance],
    },
    { say: 'dá pra viajar juntas?', must: ['joana|\\bela\\b|voces'], not: [romance], notRepeat: true },
    { say: 'o que ela tem que eu não tenho', must: ['joana|\\bela\\b'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'v05',
    'vinculo',
    {
      say: 'eu sou gerente e a Patrícia Gomes Neto (01/09/1991) é da minha equipe. como lidero ela?',
      must: ['patricia|\\bela\\b'],
      any: [practice],
      not: [romance],
    },
    { say: 'que tarefa dou pra ela?', must: ['patricia|\\bela\\b'], not: [romance], notRepeat: true },
    { say: 'e feedback, como dar?', any: [practice], not: [romance], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'v06',
    'vinculo',
    {
      say: 'meu irmão Valter Luz Amaro nasceu em 13/03/1965 e vive me cobrando. o que faço?',
      must: ['valter|irmao|\\bele\\b'],
      any: [practice],
      not: [romance],
    },
    { say: 'ele é sempre assim?', must: ['valter|irmao|\\bele\\b'], not: [romance], notRepeat: true },
    { say: 'em que a gente se completa', must: [together], not: [romance], notRepeat: true },
  ),
  dialogue(
    'v07',
    'vinculo',
    {
      say: 'minha bebê Lis Andrade Melo nasceu dia 15/10/2025, como ela vai ser?',
      must: ['lis|\\bela\\b|bebe'],
      not: [romance],
      minWords: 15,
    },
    {
      say: 'do que ela gosta de brincar?',
      any: ['brinc|jogo|curios|musica|desenh|historia'],
      not: [romance],
      notRepeat: true,
    },
    { say: 'e comigo, como vai ser?', must: ['lis|\\bela\\b|voces'], not: [romance], notRepeat: true },
  ),
  dialogue(
    'v08',
    'vinculo',
    {
      say: 'Minha sogra, dona Marlene Couto Reis, nasceu em 30/12/1953. Como conviver com ela?',
      must: ['marlene|sogra|\\bela\\b'],
      any: [practice],
      not: ['\\b(romance|romantic|paixao|beij)\\w*'],
    },
    {
      say: 'o que irrita ela?',
      must: ['marlene|sogra|\\bela\\b'],
      notRepeat: true,
      not: ['\\b(romance|romantic|paixao|beij)\\w*'],
    },
  ),
];
