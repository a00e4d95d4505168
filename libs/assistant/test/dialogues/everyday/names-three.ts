import { dialogue, type TestDialogue } from '../dialogue.ts';

const of = (name: string) => `@mapa:expressao:${name}|`;

/** A third blind round about signatures, firms and children. */
export const namesThree: readonly TestDialogue[] = [
  dialogue(
    'gc01',
    'nome',
    {
      say: 'meu nome completo: Rodolfo Henrique Batista Moura. assino Rodolfo Moura ou Rodolfo Batista?',
      numbers: [of('Rodolfo Moura'), of('Rodolfo Batista')],
    },
    { say: 'sou corretor de imóveis', any: ['rodolfo'], notRepeat: true },
    { say: 'e R. H. Moura?', numbers: [of('R. H. Moura')], notRepeat: true },
    { say: 'qual dessas eu nunca usaria', must: ['moura|batista'], notRepeat: true },
  ),
  dialogue(
    'gc02',
    'nome',
    { say: 'Cristina com h, Christina, muda? Cristina Paiva Sobral', numbers: [of('Christina Paiva Sobral')] },
    { say: 'e tirando o Paiva', numbersAny: [of('Christina Sobral'), of('Cristina Sobral')], notRepeat: true },
    { say: 'no RG preciso trocar?', any: ['\\bnao\\b|registro|documento'], notRepeat: true },
  ),
  dialogue(
    'gc03',
    'nome',
    {
      say: 'vou casar com o Leandro Fonseca. fico Amanda Dias Peixoto ou viro Amanda Peixoto Fonseca?',
      numbers: [of('Amanda Dias Peixoto'), of('Amanda Peixoto Fonseca')],
    },
    { say: 'e com todos: Amanda Dias Peixoto Fonseca', numbers: [of('Amanda Dias Peixoto Fonseca')], notRepeat: true },
    { say: 'qual traz mais paz', must: ['amanda'], minWords: 8, notRepeat: true },
  ),
  dialogue(
    'gc04',
    'nome',
    {
      say: 'sou escritora, pseudônimo Clara Mirante. que tal? nome real Claudete Mirante da Rosa',
      numbers: [of('Clara Mirante'), of('Claudete Mirante da Rosa')],
    },
    { say: 'ou C. Mirante', numbers: [of('C. Mirante')], notRepeat: true },
    { say: 'me ajuda a decidir', must: ['mirante'], minWords: 8, notRepeat: true },
  ),
  dialogue(
    'gc05',
    'nome',
    {
      say: 'meu nome tem numero ruim? Wagner Tolentino Braz',
      must: ['wagner|tolentino|sequencia|numero'],
      minWords: 10,
    },
    { say: 'e sem o Tolentino', numbers: [of('Wagner Braz')], notRepeat: true },
    { say: 'então troco?', any: ['wagner|sua|decisao|assin'], notRepeat: true },
  ),
  dialogue(
    'gd01',
    'empresa',
    { say: 'academia nova, nome: Força Total Fit. bom?', numbers: [of('Força Total Fit')] },
    { say: 'meu sócio prefere Corpo em Ação', numbers: [of('Corpo em Ação')], notRepeat: true },
    { say: 'quem tem razão, eu ou ele? rs', any: ['forca total|corpo em acao'], notRepeat: true },
    { say: 'abrindo em 10/03/{Y+1} é bom?', any: ['10/03|marco|abertura|dia 10'], notRepeat: true },
  ),
  dialogue(
    'gd02',
    'empresa',
    {
      say: 'Boa tarde. Qual número da empresa Irmãos Caldeira Materiais de Construção?',
      numbers: [of('Irmãos Caldeira Materiais de Construção')],
    },
    { say: 'É número de prosperidade?', any: ['caldeira|numero|soma|\\d'], notRepeat: true },
    { say: 'E se usarmos só Caldeira Materiais?', numbers: [of('Caldeira Materiais')], notRepeat: true },
  ),
  dialogue(
    'gd03',
    'empresa',
    { say: 'preciso de nome pra food truck de açaí com número 5', numbers: [5], minWords: 4 },
    { say: 'Açaí da Praia soma quanto?', must: ['acai da praia'], numbers: [of('Açaí da Praia')] },
    { say: 'e Açaí na Praia', numbers: [of('Açaí na Praia')], notRepeat: true },
    { say: 'qual fica', must: ['acai'], notRepeat: true },
  ),
  dialogue(
    'gd04',
    'empresa',
    {
      say: 'minha marca de bolsa é Dona Zizi, sou Zilda Prates Couto 09/09/1966. combina comigo?',
      numbers: [of('Dona Zizi')],
      any: ['destino|voce'],
    },
    { say: 'e no ano que vem o negócio cresce?', must: ['{Y+1}'], notRepeat: true },
  ),
  dialogue(
    'ge01',
    'bebe',
    {
      say: 'gêmeos! menino e menina, sobrenome Arruda. pensei em Théo e Liz',
      numbers: [of('Théo Arruda'), of('Liz Arruda')],
    },
    { say: 'e Levi no lugar de Théo', numbers: [of('Levi Arruda')], notRepeat: true },
    { say: 'qual dupla combina mais', any: ['theo|levi'], notRepeat: true },
  ),
  dialogue(
    'ge02',
    'bebe',
    {
      say: 'quero nome de menino que dê 1, sobrenome Vasques',
      numbers: [1],
      not: ['(^|\\n)[-•] ?[a-z ]+\\((?!1\\b)\\d'],
    },
    { say: 'outros', numbers: [1], notRepeat: true },
    { say: 'gostei de Caetano. quanto dá com o sobrenome?', must: ['caetano'], numbers: [of('Caetano Vasques')] },
    { say: 'e Caetano com k', must: ['kaetano'], numbers: [of('Kaetano Vasques')], notRepeat: true },
  ),
  dialogue(
    'ge03',
    'bebe',
    {
      say: 'Minha nora espera uma menina. Querem Valentina, eu prefiro Aurora. Sobrenome Lacerda.',
      numbers: [of('Valentina Lacerda'), of('Aurora Lacerda')],
    },
    { say: 'Qual é melhor?', must: ['valentina|aurora'], minWords: 8, notRepeat: true },
    { say: 'O que muda pra criança?', minWords: 8, notRepeat: true },
  ),
  dialogue(
    'ge04',
    'bebe',
    { say: 'Ysis ou Isis?', numbers: [of('Ysis'), of('Isis')] },
    { say: 'com acento Ísis', numbers: [of('Ísis')], notRepeat: true },
    {
      say: 'minha bebê nasce em abril, já da pra saber como ela é?',
      any: ['nasc|nao|data'],
      not: ['seu destino'],
      notRepeat: true,
    },
  ),
];
