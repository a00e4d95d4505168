import { dialogue, type TestDialogue } from '../dialogue.ts';

const of = (name: string) => `@mapa:expressao:${name}|`;

/** Signatures, firms and children as everyday people ask of them; written blind. */
export const namesOne: readonly TestDialogue[] = [
  dialogue(
    'ec01',
    'nome',
    {
      say: 'me chamo Rosana Vieira Bittencourt, se eu assinar so Rosana Bittencourt muda?',
      numbers: [of('Rosana Vieira Bittencourt'), of('Rosana Bittencourt')],
    },
    { say: 'e R. Bittencourt', numbers: [of('R. Bittencourt')], notRepeat: true },
    { say: 'qual das tres é melhor pra uma psicologa', must: ['bittencourt'], minWords: 12, notRepeat: true },
    { say: 'e a pior?', must: ['bittencourt'], notRepeat: true },
  ),
  dialogue(
    'ec02',
    'nome',
    {
      say: 'e se tirar o acento de Lúcia? meu nome é Lúcia Helena Tavares',
      numbers: [of('Lúcia Helena Tavares'), of('Lucia Helena Tavares')],
    },
    { say: 'com dois l, Lucilla?', must: ['lucilla'], notRepeat: true },
    { say: 'tenho que mudar no cartório?', any: ['\\bnao\\b|cartorio|registro'], notRepeat: true },
  ),
  dialogue(
    'ec03',
    'nome',
    {
      say: 'caso em maio e vou tirar o Moreira e botar o Guimarães. sou Fernanda Rios Moreira',
      numbers: [of('Fernanda Rios Moreira'), of('Fernanda Rios Guimarães')],
      not: ['moreira guimaraes guimaraes|moreira moreira'],
    },
    { say: 'e se eu ficar com os dois', numbers: [of('Fernanda Rios Moreira Guimarães')], notRepeat: true },
    { say: 'o que voce faria', any: ['fernanda|moreira|guimaraes'], minWords: 10, notRepeat: true },
  ),
  dialogue(
    'ec04',
    'nome',
    { say: 'nome de palco: sou a Luna Vox. bom?', numbers: [of('Luna Vox')] },
    { say: 'ou Luna Voz, com z', numbers: [of('Luna Voz')], notRepeat: true },
    { say: 'qual chama mais atenção no palco', must: ['luna'], minWords: 8, notRepeat: true },
  ),
  dialogue(
    'ec05',
    'nome',
    {
      say: 'Sou DJ. Registro: Anderson Pires do Carmo. DJ Andy ou DJ Carmo?',
      numbers: [of('DJ Andy'), of('DJ Carmo')],
    },
    { say: 'pq esse', minWords: 8, notRepeat: true },
    { say: 'e sem o DJ?', numbersAny: [of('Andy'), of('Carmo')], notRepeat: true },
  ),
  dialogue(
    'ed01',
    'empresa',
    { say: 'meu salão vai se chamar Espaço Bela Flor. q acha', numbers: [of('Espaço Bela Flor')] },
    { say: 'e Studio Flor', numbers: [of('Studio Flor')], notRepeat: true },
    { say: 'e Flor & Cia', numbers: [of('Flor & Cia')], notRepeat: true },
    { say: 'qual eu evito?', must: ['flor'], not: ['qual e o nome da empresa'], notRepeat: true, minWords: 8 },
  ),
  dialogue(
    'ed02',
    'empresa',
    {
      say: 'Prezados, avaliem a razão social Monteiro Engenharia Ltda, aberta em 03/09/2015.',
      numbers: [of('Monteiro Engenharia Ltda')],
    },
    { say: 'E o nome fantasia MonteEng?', numbers: [of('MonteEng')], notRepeat: true },
    { say: 'Qual deles usar na fachada?', must: ['monte'], notRepeat: true, minWords: 8 },
  ),
  dialogue(
    'ed03',
    'empresa',
    { say: 'quero abrir uma loja de doce, me da ideia de nome com numero 3', numbers: [3], minWords: 4 },
    { say: 'mais', numbers: [3], notRepeat: true },
    { say: 'Doce da Vovó que numero é', numbers: [of('Doce da Vovó')], must: ['doce da vovo'] },
    { say: 'que dia abro em fevereiro de {Y+1}?', must: ['fevereiro'], any: ['dia'] },
  ),
  dialogue(
    'ed04',
    'empresa',
    { say: 'Pet Amigo ou Patinha Feliz?', numbers: [of('Pet Amigo'), of('Patinha Feliz')] },
    { say: 'é pra um pet shop', must: ['pet amigo|patinha feliz'], notRepeat: true },
    { say: 'combina com 21/03/1987, minha data?', any: ['destino'], numbers: ['@mapa:destino:A B|1987-03-21'] },
  ),
  dialogue(
    'ee01',
    'bebe',
    {
      say: 'to gravida de 5 meses, menino, queria um nome que desse 8',
      numbers: [8],
      not: ['(^|\\n)[-•] ?[a-z ]+\\((?!8\\b)\\d'],
    },
    { say: 'algum curtinho', numbers: [8], notRepeat: true },
    { say: 'e Noah?', must: ['noah'], numbers: [of('Noah')] },
    {
      say: 'sobrenome do pai Fagundes e meu Teixeira',
      must: ['noah'],
      numbersAny: [of('Noah Teixeira Fagundes'), of('Noah Fagundes Teixeira')],
    },
  ),
  dialogue(
    'ee02',
    'bebe',
    { say: 'Sophia com ph ou Sofia com f?', numbers: [of('Sophia'), of('Sofia')] },
    { say: 'sobrenome Mendes Rosa', numbers: [of('Sophia Mendes Rosa'), of('Sofia Mendes Rosa')], notRepeat: true },
    { say: 'então qual', must: ['sophia|sofia'], minWords: 8, notRepeat: true },
  ),
  dialogue(
    'ee03',
    'bebe',
    {
      say: 'minha filha se chama Alice Prado Viana e o irmãozinho que vem vai ser Artur ou Heitor. qual combina com ela?',
      must: ['artur|heitor', 'alice'],
    },
    { say: 'e Artur com th', must: ['arthur'], numbersAny: [of('Arthur'), of('Arthur Prado Viana')], notRepeat: true },
    { say: 'ele vai ser calmo?', any: ['nasc|nao|nome|data'], not: ['\\bvoce e calm'], notRepeat: true },
  ),
  dialogue(
    'ee04',
    'bebe',
    {
      say: 'Meu bisneto vai nascer em março. O que você diz dele?',
      any: ['nasc|data|nome'],
      not: ['seu destino|voce e\\b'],
    },
    { say: 'vai se chamar Antônio Carlos Bezerra', numbers: [of('Antônio Carlos Bezerra')], notRepeat: true },
    { say: 'e com circunflexo ou sem, dá diferença?', numbers: [of('Antonio Carlos Bezerra')], notRepeat: true },
  ),
];
