import { dialogue, practice, type TestDialogue } from './dialogue.ts';

const noRomance = '\\b(casal|romance|namor\\w+|paixao|apaixon\\w+|beij\\w+|amor largo)\\b';

/** Families, bosses and griefs of blind rounds, as real people write. */
export const ninthDialogues: readonly TestDialogue[] = [
  dialogue(
    'j-a01',
    'pessoas',
    {
      say: 'oi boa tarde, olha só tenho dois filhos o Igor Cardoso Menezes de 02/09/1999 e a Yasmin Cardoso Menezes 14/05/2004, eles ñ se bicam de jeito nenhum, pq será hein',
      must: ['igor', 'yasmin', 'atrito|estranha|discut'],
      not: [noRomance],
    },
    {
      say: 'e eu fico no meio feito juiza, qual dos dois é mais cabeça dura',
      must: ['igor', 'yasmin', 'teimosia|parelho'],
      not: ['\\bentre voce e\\b', '\\bpelos numeros, voce\\b'],
      notRepeat: true,
    },
    {
      say: 'como que eu chego no Igor pra conversar sem ele explodir',
      must: ['igor'],
      notRepeat: true,
      kind: 'conselho',
    },
    { say: 'e com a menina?', must: ['yasmin'], not: ['\\bigor\\b'], notRepeat: true, kind: 'seguimento' },
    { say: 'tem alguma coisa q os tres tem igual?', must: ['igor', 'yasmin'], numbersAny: [11], notRepeat: true },
    {
      say: 'resume isso pra eu mandar no grupo da familia',
      must: ['igor', 'yasmin'],
      notRepeat: true,
      kind: 'conselho',
    },
  ),
  dialogue(
    'j-a02',
    'pessoas',
    {
      say: 'meu namorado Vitor Hugo Salles 22/11/1992 e minha mae Cleusa Teixeira Bastos 08/08/1961 nao se suportam, o q rola entre eles',
      must: ['vitor', 'cleusa', 'atrito|estranha|discut'],
      not: [noRomance],
    },
    { say: 'quem devia dar o primeiro passo?', must: ['vitor|cleusa', 'paciencia|parelho'], notRepeat: true },
    { say: 'e entre eu e ela, o que a gente tem parecido', must: ['cleusa'], not: ['vitor'], notRepeat: true },
    {
      say: 'compara eu e ele número por número',
      must: ['vitor', 'expressao', 'motivacao', 'destino', 'missao'],
      notRepeat: true,
      kind: 'seguimento',
    },
    { say: 'desses números qual pesa mais pra gente?', must: ['vitor', 'missao'], notRepeat: true, kind: 'seguimento' },
  ),
  dialogue(
    'j-a03',
    'conselho',
    {
      say: 'meu chefe é um porre, só sei q nasceu 5 de abril de 1979. o que falo pra ele na reunião de amanhã pra pedir aumento',
      must: ['chefe', '"'],
    },
    { say: 'o nome dele é Marcos Antônio Valadares se ajudar', must: ['marcos'], not: ['soma 11'], notRepeat: true },
    { say: 'pq ele é assim tão controlador?', must: ['marcos'], notRepeat: true },
    { say: 'me dá uma frase pronta', must: ['"'], notRepeat: true },
  ),
  dialogue(
    'j-a04',
    'vinculo',
    {
      say: 'Meu neto Enzo Gabriel Reis nasceu dia 30/08/2017, mora comigo. Como devo educar ele?',
      must: ['enzo'],
      any: ['limite|regra|combin'],
      not: ['mesa cheia'],
    },
    {
      say: 'ele não larga o celular, oque eu faço',
      any: [practice, 'regra|limite'],
      notRepeat: true,
      kind: 'conselho',
    },
    { say: 'e na escola, será que ele vai bem?', any: ['aprend|escola|estud'], notRepeat: true },
    { say: 'e em que a gente é diferente?', must: ['enzo'], notRepeat: true },
  ),
  dialogue(
    'j-a05',
    'seguimento',
    { say: 'qual é meu destino', must: ['destino'] },
    { say: 'tá mas e no serviço, como isso aparece', any: ['trabalh|servic|projeto|equipe'], notRepeat: true },
    { say: 'e com dinheiro', any: ['dinheiro'], notRepeat: true },
    { say: 'como assim?', any: ['dinheiro|gast|conta'], notRepeat: true, maxWords: 60 },
    { say: 'e a do meu marido? ele é o Rodrigo Sanches Lopes, 19/10/1983', must: ['rodrigo', 'destino'], numbers: [5] },
  ),
  dialogue(
    'j-a06',
    'emocao',
    {
      say: 'descobri ontem q meu marido tem outra há 2 anos. to sem chão',
      any: ['sinto|lamento|golpe|doi'],
      not: ['nenhum numero mostra traicao', 'ano pessoal'],
    },
    { say: 'sao 15 anos jogados no lixo', not: ['a resposta nao serviu'], notRepeat: true },
    { say: 'nao consigo nem comer', any: ['corpo|agua|comida|comer'], notRepeat: true },
  ),
  dialogue(
    'j-a07',
    'pessoas',
    {
      say: 'minha sogra chama Ivone Barreto Lacerda, nao sei o dia q ela nasceu. por que ela pega tanto no meu pé?',
      must: ['ivone'],
    },
    {
      say: 'descobri, é 17/03/1949',
      must: ['ivone'],
      not: ['com a data, entram', '\\bseu destino\\b'],
      notRepeat: true,
    },
  ),
  dialogue(
    'j-a08',
    'pessoas',
    {
      say: 'eu e minha socia Patrícia Nunes Bragança (21/01/1988) abrimos um salão e tá um clima pesado, ela acha q trabalho pouco e eu acho q ela gasta demais. quem tem razão?',
      must: ['patricia'],
      not: ['soma 5', 'abertura em'],
    },
    { say: 'quem devia cuidar do dinheiro?', must: ['patricia|voce', 'dinheiro'], notRepeat: true },
    { say: 'como falo com ela sem brigar', must: ['patricia'], notRepeat: true, kind: 'conselho' },
    { say: 'a nossa sociedade dura?', must: ['patricia'], notRepeat: true },
  ),
];
