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
  dialogue(
    'j-b01',
    'pessoas',
    {
      say: 'minha chefe nova é a Márcia Helena Dutra, 15/05/1970, e a antiga era a Rosana Pires Melo 02/01/1981. com qual eu trabalho melhor?',
      must: ['marcia', 'rosana', 'mais perto|parelho'],
    },
    { say: 'o que a nova espera de mim', must: ['marcia'], notRepeat: true, kind: 'seguimento' },
    { say: 'como dou uma notícia ruim pra ela', must: ['marcia'], notRepeat: true, kind: 'conselho' },
    { say: 'compara os números dela com os meus', must: ['marcia', 'voce'], not: ['rosana'], notRepeat: true },
  ),
  dialogue(
    'j-b02',
    'vinculo',
    {
      say: 'minha filha de 6 anos, Heloísa Torquato Nunes, nascida em 23/04/2020, tá mordendo os colegas na escola. to desesperada',
      must: ['heloisa'],
      any: ['colo|regra|limite|abrac'],
    },
    { say: 'ja botei de castigo e nao adianta', must: ['heloisa'], not: ['azar'], notRepeat: true },
    { say: 'como faço ela pedir desculpa', must: ['heloisa'], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'j-b03',
    'tempo',
    { say: 'que ano pessoal eu tô?', numbers: ['@ano:29/11:hoje'] },
    { say: 'é bom ou ruim isso', any: ['a favor'], notRepeat: true, kind: 'seguimento' },
    { say: 'e pro coração?', any: ['amor'], numbers: ['@ano:29/11:hoje'], kind: 'seguimento' },
    { say: 'qual mês desse ano que vem eu descanso', any: ['descansar'], notRepeat: true },
  ),
  dialogue(
    'j-b04',
    'pessoas',
    {
      say: 'meu marido Olavo Leite Sobrinho, 13/01/1957, aposentou e tá insuportável dentro de casa',
      must: ['olavo'],
      not: ['o mapa d'],
    },
    { say: 'o que ele precisa agora', must: ['olavo'], notRepeat: true },
    { say: 'como digo pra ele arrumar um hobby sem ofender', must: ['olavo', '"'], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'j-c01',
    'pessoas',
    {
      say: 'equipe: Bruna Salgado Reis 15/06/1994, Tiago Mendonça Alves 03/03/1989 e Rui Castanho Melo 22/12/1985. quem eu promovo a líder?',
      must: ['tiago|rui|bruna', 'comando|parelho'],
      not: ['me diga'],
    },
    { say: 'e quem cuida dos clientes', must: ['tiago|rui|bruna'], notRepeat: true },
    {
      say: 'como dou a notícia pra quem não foi promovido',
      not: ['foge do que sei'],
      notRepeat: true,
      kind: 'conselho',
    },
  ),
  dialogue(
    'j-c02',
    'pessoas',
    { say: 'sou padrasto do Nicolas Vieira Gomes, 10/10/2013, ele não me respeita', must: ['nicolas'] },
    { say: 'como faço ele confiar em mim', must: ['nicolas'], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'j-c03',
    'pessoas',
    {
      say: 'minha sogra Dalva Monteiro Reis 16/09/1963 mora com a gente e manda em tudo. o que eu faço',
      must: ['dalva'],
      kind: 'conselho',
    },
    {
      say: 'e se eu falar com minha mulher primeiro? ela é a Camila Monteiro Reis 25/10/1997',
      must: ['camila'],
      notRepeat: true,
    },
    { say: 'a Camila puxou a mãe?', must: ['camila', 'dalva'], notRepeat: true },
    { say: 'me dá uma mensagem pra mandar pra Dalva', must: ['dalva', '"'], notRepeat: true, kind: 'conselho' },
    { say: 'e pra Camila, o que falo?', must: ['camila', '"'], notRepeat: true, kind: 'conselho' },
  ),
  dialogue(
    'j-c04',
    'emocao',
    { say: 'terminei ontem, 4 anos, nao paro de chorar', any: ['sinto|doi|dificil'], not: ['ano pessoal'] },
    { say: 'ele falou q nao me ama mais', not: ['nenhum numero le'], notRepeat: true },
    { say: 'sera q foi culpa minha', any: ['uma pessoa so|culpa|castigo'], not: ['ponto fraco'], notRepeat: true },
  ),
];
