import { dialogue, negation, practice, type TestDialogue, together, yours } from './dialogue.ts';

const of = (name: string) => `@mapa:expressao:${name}`;

/** Places of numbers, worth, days for two people, reports and questions about the product. */
export const fourthDialogues: readonly TestDialogue[] = [
  dialogue(
    'y01',
    'numero',
    { say: 'minha avó dizia que 7 é número de mentiroso, é verdade?', must: [negation, 'profundidade'], numbers: [7] },
    { say: 'meu 7 tá onde?', must: [negation, 'principais'] },
    { say: 'qual número eu não tenho?', must: ['nao aparecem', 'licoes|licao'], notRepeat: true },
    { say: 'tenho 11 no mapa?', must: ['sim', 'missao'], numbers: [11] },
    { say: 'isso é bom?', must: ['nem bom nem ruim'], notRepeat: true },
    { say: 'e o 6 combina com 5?', must: ['oposto'], notRepeat: true },
  ),
  dialogue(
    'y02',
    'numero',
    { say: 'quero entender minha motivação', must: ['motivacao'] },
    { say: 'por que ela é diferente do meu destino?', must: ['vogais', 'data de nascimento'], notRepeat: true },
    { say: 'dá pra mudar esse número?', must: [negation, 'registro|data'], notRepeat: true },
  ),
  dialogue(
    'y03',
    'tempo',
    { say: 'pode me dizer se 2026 foi um ano bom ou ruim pra mim?', numbers: ['@ano:29/11:hoje'] },
    { say: 'por que foi tão difícil?', must: ['ano pessoal'], notRepeat: true },
    { say: 'em que mês as coisas começam a andar?', must: ['seu mes|o mes'], any: ['novembro|dezembro|janeiro|maio'] },
  ),
  dialogue(
    'y04',
    'tempo',
    { say: 'qual meu melhor ano até 2030?', must: ['2027', '2028', '2029', '2030'] },
    { say: 'e o pior?', must: ['puxado'], notRepeat: true },
  ),
  dialogue(
    'y05',
    'pessoas',
    {
      say: 'meu filho vai casar dia 12/09/2027 com a Nathalia Guerra Pinto, 25/12/1995. Ele é o Rodrigo Pinheiro Alves, 03/03/1993. a data é boa?',
      must: ['12 de setembro de 2027', 'rodrigo', 'nathalia'],
    },
    { say: 'eles combinam?', must: ['rodrigo', 'nathalia'], any: [together, 'um quer'], notRepeat: true },
  ),
  dialogue(
    'y06',
    'pessoas',
    { say: 'lê meu nome: JOSE CARLOS DOS SANTOS 11/11/1961', must: ['destino 3'] },
    {
      say: 'meu irmão gêmeo é João Carlos dos Santos, por que ele deu certo e eu não',
      must: ['joao'],
      any: [together],
    },
  ),
  dialogue('y07', 'empresa', {
    say: 'qual o melhor nome: Studio Lótus, Lótus Studio ou Casa Lótus?',
    numbers: [of('Studio Lótus'), of('Casa Lótus')],
    not: ['certidao', 'assinatura'],
  }),
  dialogue(
    'y08',
    'bebe',
    {
      say: 'estou entre Lorenzo e Gael pro bebê, sobrenome Rezende Pacheco',
      numbers: [of('Lorenzo Rezende Pacheco'), of('Gael Rezende Pacheco')],
    },
    { say: 'por que esse?', must: ['lorenzo|gael'], notRepeat: true },
  ),
  dialogue(
    'y09',
    'nome',
    {
      say: 'sou casada e assino Marina Couto Farias, solteira era Marina Couto Leal. qual nome é melhor pra trabalhar?',
      numbers: [of('Marina Couto Farias'), of('Marina Couto Leal')],
    },
    { say: 'e se eu tirar o Couto?', must: ['marina farias'], numbers: [of('Marina Farias')] },
  ),
  dialogue(
    'y10',
    'emocao',
    { say: 'meu marido não me defende', minWords: 12, any: ['marido'] },
    { say: 'sou uma pessoa ruim?', must: [negation], minWords: 12 },
  ),
  dialogue(
    'y11',
    'conselho',
    { say: 'não sei se conto pro meu chefe que tô grávida', any: [yours] },
    { say: 'quando é melhor falar?', any: ['dia'], minWords: 12, notRepeat: true },
    { say: 'como me reaproximo da minha irmã', any: [practice, 'nome completo'], minWords: 10 },
  ),
  dialogue(
    'y12',
    'limite',
    { say: 'duvido acertar o nome da minha mãe', must: [negation] },
    { say: 'então fala algo que só eu sei', must: [negation], notRepeat: true },
  ),
  dialogue(
    'y13',
    'produto',
    { say: 'Gostaria de saber se realizam análise de casal para pessoas do mesmo sexo.', must: ['sim|claro'] },
    { say: 'to sem grana pra pagar, tem como ganhar o relatório?', must: ['gratis|sem pagar'] },
    { say: 'e se eu indicar amigas?', must: ['indica|afiliados'] },
    { say: 'o relatório vem impresso?', must: ['pdf'] },
    { say: 'vocês vendem meus dados?', must: [negation] },
  ),
  dialogue(
    'y14',
    'conselho',
    { say: 'resume minha personalidade em 5 palavras', must: ['liberdade'], maxWords: 20 },
    { say: 'manda em tópicos', must: ['motivacao'], maxWords: 60 },
  ),
  dialogue(
    'y15',
    'idioma',
    { say: "what's my soul number? Emily Rose Parker, born 11/08/1992", must: ['motivation'], language: 'en' },
    { say: 'why am I so impatient?', language: 'en', minWords: 10, notRepeat: true },
  ),
];
