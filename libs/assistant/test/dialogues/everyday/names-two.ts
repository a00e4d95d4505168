import { dialogue, type TestDialogue } from '../dialogue.ts';

const of = (name: string) => `@mapa:expressao:${name}|`;

/** A second blind round about signatures, firms and children. */
export const namesTwo: readonly TestDialogue[] = [
  dialogue(
    'fc01',
    'nome',
    {
      say: 'sou Maria Aparecida Fontoura Silva mas todo mundo me chama de Cida Fontoura, posso assinar assim?',
      numbers: [of('Maria Aparecida Fontoura Silva'), of('Cida Fontoura')],
    },
    { say: 'e M. A. Fontoura?', numbers: [of('M. A. Fontoura')], notRepeat: true },
    { say: 'qual a melhor pra minhas pinturas', must: ['fontoura'], minWords: 10, notRepeat: true },
    { say: 'por que não a outra?', minWords: 8, notRepeat: true },
  ),
  dialogue(
    'fc02',
    'nome',
    { say: 'Thaís com h ou Taís? Thaís Melo Brandão', numbers: [of('Thaís Melo Brandão'), of('Taís Melo Brandão')] },
    { say: 'e sem o acento', numbersAny: [of('Thais Melo Brandão'), of('Tais Melo Brandão')], notRepeat: true },
    { say: 'muda muito?', minWords: 6, notRepeat: true },
  ),
  dialogue(
    'fc03',
    'nome',
    {
      say: 'divorciei. casada: Patrícia Gomes Lacerda. solteira: Patrícia Gomes Tonelli. volto pro de solteira?',
      numbers: [of('Patrícia Gomes Lacerda'), of('Patrícia Gomes Tonelli')],
    },
    { say: 'e só Patrícia Tonelli no trabalho', numbers: [of('Patrícia Tonelli')], notRepeat: true },
    { say: 'o mapa muda quando eu tiro o sobrenome dele?', any: ['nao|certidao|nascimento|registro'], notRepeat: true },
  ),
  dialogue(
    'fc04',
    'nome',
    { say: 'nome artistico: Zeca Trovão. meu nome mesmo é José Carlos Duarte. é forte?', numbers: [of('Zeca Trovão')] },
    { say: 'e Zé Trovão', numbers: [of('Zé Trovão')], notRepeat: true },
    { say: 'e a pior das duas qual é', must: ['trovao'], notRepeat: true },
  ),
  dialogue(
    'fc05',
    'nome',
    {
      say: 'Boa noite. Assino Antônia P. Queirós. Se eu escrever o Pereira por extenso, muda? Antônia Pereira Queirós',
      numbers: [of('Antônia P. Queirós'), of('Antônia Pereira Queirós')],
    },
    {
      say: 'E se botar o Santos do meu marido no final?',
      must: ['santos'],
      numbersAny: [of('Antônia Pereira Queirós Santos'), of('Antônia P. Queirós Santos')],
      notRepeat: true,
    },
    { say: 'Qual a senhora escolheria?', must: ['antonia'], minWords: 8, notRepeat: true },
  ),
  dialogue(
    'fd01',
    'empresa',
    {
      say: 'qual nome é melhor pra lanchonete: Xis do Bento ou Bento Burger',
      numbers: [of('Xis do Bento'), of('Bento Burger')],
    },
    { say: 'pq', minWords: 8, notRepeat: true },
    { say: 'e se fosse Bento Lanches', numbers: [of('Bento Lanches')], notRepeat: true },
    { say: 'dos três, qual descarto', must: ['bento'], not: ['qual e o nome da empresa'], notRepeat: true },
  ),
  dialogue(
    'fd02',
    'empresa',
    {
      say: 'Minha advocacia: Brandão & Lustosa Advogados. O número é bom?',
      numbers: [of('Brandão & Lustosa Advogados')],
    },
    { say: 'abrimos dia 14/04/2012, isso ajuda?', numbers: ['@mapa:destino:A B|2012-04-14'], notRepeat: true },
    { say: 'como será {Y+1} para o escritório?', numbers: ['@ano:14/04:Y+1'], notRepeat: true },
  ),
  dialogue(
    'fd03',
    'empresa',
    { say: 'ideia de nome pra minha marca de roupa infantil, que some 6', numbers: [6], minWords: 4 },
    { say: 'nenhum bom, outros', numbers: [6], notRepeat: true },
    { say: 'Kids da Nana, quanto dá', must: ['kids da nana'], numbers: [of('Kids da Nana')] },
    { say: 'presta?', any: ['kids da nana|nome|numero'], notRepeat: true },
  ),
  dialogue(
    'fd04',
    'empresa',
    { say: 'abri um canal no youtube Vida de Roça TV, q numero', numbers: [of('Vida de Roça TV')] },
    { say: 'tira o TV', numbers: [of('Vida de Roça')], notRepeat: true },
    { say: 'combina com meu destino?', any: ['destino'], numbers: [6], notRepeat: true },
  ),
  dialogue(
    'fe01',
    'bebe',
    { say: 'nome de menina que some 5 por favor', numbers: [5], not: ['(^|\\n)[-•] ?[a-z ]+\\((?!5\\b)\\d'] },
    { say: 'que comece com M', any: ['(^|\\n)[-•] ?m'], notRepeat: true },
    { say: 'Maitê dá quanto', must: ['maite'], numbers: [of('Maitê')] },
    { say: 'com Sampaio Reis no final', must: ['maite'], numbers: [of('Maitê Sampaio Reis')], notRepeat: true },
  ),
  dialogue(
    'fe02',
    'bebe',
    {
      say: 'Davi Lucca com dois c ou Davi Luca? sobrenome Paiva',
      numbers: [of('Davi Lucca Paiva'), of('Davi Luca Paiva')],
    },
    { say: 'qual vc prefere', must: ['davi'], minWords: 8, notRepeat: true },
    { say: 'e sem o Davi?', any: ['lucca paiva|luca paiva'], notRepeat: true },
  ),
  dialogue(
    'fe03',
    'bebe',
    {
      say: 'estou de 7 meses, vai nascer em janeiro. meu bebê vai ser bravo igual o pai?',
      any: ['nasc|nao'],
      not: ['seu destino', 'voce e brav'],
    },
    { say: 'a gente gosta de Ravi e de Otto', numbers: [of('Ravi'), of('Otto')], notRepeat: true },
    {
      say: 'nosso sobrenome é Campos Dorneles',
      numbers: [of('Ravi Campos Dorneles'), of('Otto Campos Dorneles')],
      notRepeat: true,
    },
    { say: 'fala um motivo pra cada', must: ['ravi', 'otto'], notRepeat: true },
  ),
  dialogue(
    'fe04',
    'bebe',
    { say: 'o mais velho é Miguel Torres Pina. pro caçula: Bernardo ou Benício?', must: ['bernardo', 'benicio'] },
    { say: 'qual combina mais com o irmão', must: ['bernardo|benicio'], minWords: 8, notRepeat: true },
    { say: 'e o pior dos dois?', must: ['bernardo|benicio'], notRepeat: true },
  ),
];
