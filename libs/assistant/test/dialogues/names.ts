import { dialogue, type TestDialogue } from './dialogue.ts';

const of = (name: string) => `@mapa:expressao:${name}|`;

/** Signatures, firms, children and code numbers. */
export const nameDialogues: readonly TestDialogue[] = [
  dialogue(
    'm01',
    'nome',
    {
      say: 'meu nome completo é Rosângela Dias Furtado. se eu assinar Rô Furtado muda alguma coisa?',
      numbers: [of('Rosângela Dias Furtado'), of('Rô Furtado')],
    },
    { say: 'e Rosângela Furtado?', numbers: [of('Rosângela Furtado')] },
    { say: 'qual fica melhor pra uma advogada', any: ['furtado|rosangela'], notRepeat: true, minWords: 12 },
  ),
  dialogue(
    'm02',
    'nome',
    {
      say: 'casei e virei Paloma Reis Castro, antes era Paloma Reis Leal. o que mudou no meu número?',
      numbers: [of('Paloma Reis Castro'), of('Paloma Reis Leal')],
    },
    { say: 'então qual eu uso no instagram?', any: ['paloma'], notRepeat: true },
    { say: 'o nome de solteira deixa de valer?', any: ['certidao|registro|nascimento'], notRepeat: true },
  ),
  dialogue(
    'm03',
    'nome',
    {
      say: 'sou cantor e penso em usar MC Guto. vale a pena? meu registro é Augusto Lima Rezende',
      numbers: [of('Augusto Lima Rezende'), of('MC Guto')],
    },
    { say: 'e só Guto Lima', numbers: [of('Guto Lima')], notRepeat: true },
    { say: 'me diz o melhor deles e por que', any: ['guto'], minWords: 12, notRepeat: true },
  ),
  dialogue(
    'm04',
    'nome',
    { say: 'se eu tirar o acento do meu nome muda? Célia vira Celia', any: ['acento'], minWords: 12 },
    { say: 'como melhorar minha assinatura?', any: ['assin'], minWords: 8 },
  ),
  dialogue(
    'f01',
    'empresa',
    { say: 'tô abrindo uma barbearia chamada Navalha de Ouro, o nome é bom?', numbers: [of('Navalha de Ouro')] },
    { say: 'e Barba Nobre?', numbers: [of('Barba Nobre')] },
    {
      say: 'qual dos dois você prefere',
      any: ['navalha|barba'],
      not: ['qual e o nome da empresa'],
      notRepeat: true,
      minWords: 8,
    },
    { say: 'e se fosse um spa?', any: ['navalha|barba|spa'], notRepeat: true },
  ),
  dialogue(
    'f02',
    'empresa',
    {
      say: 'analisa minha empresa: Rocha & Filhos Transportes, fundada em 12/05/2011',
      numbers: [of('Rocha & Filhos Transportes')],
    },
    { say: 'e o ano da empresa em 2027?', numbers: ['@ano:12/05:2027'] },
    { say: 'combina comigo, que sou o dono?', any: ['dono|voce|destino'], notRepeat: true },
  ),
  dialogue(
    'f03',
    'empresa',
    { say: 'Doce Encanto ou Bem Doce pra minha confeitaria?', numbers: [of('Doce Encanto'), of('Bem Doce')] },
    { say: 'por que esse?', notRepeat: true, minWords: 10 },
    { say: 'me sugere outros nomes com número 6', minWords: 8, numbers: [6] },
  ),
  dialogue(
    'b01',
    'bebe',
    {
      say: 'to grávida de uma menina, quero um nome que dê 6',
      numbers: [6],
      not: ['(^|\\n)[-•] ?[a-z ]+\\((?!6\\b)\\d'],
    },
    { say: 'mais opções', numbers: [6], notRepeat: true },
    { say: 'e Aurora, quanto dá?', must: ['aurora'], numbers: [of('Aurora')] },
    { say: 'com o sobrenome Lins Pedrosa', must: ['aurora'], numbers: [of('Aurora Lins Pedrosa')] },
  ),
  dialogue(
    'b02',
    'bebe',
    { say: 'Theo ou Téo pro meu filho?', numbers: [of('Theo'), of('Téo')] },
    { say: 'sobrenome Prado Lima', numbers: [of('Theo Prado Lima'), of('Téo Prado Lima')] },
    { say: 'qual você escolheria', any: ['theo|teo'], notRepeat: true, minWords: 8 },
  ),
  dialogue(
    'b03',
    'bebe',
    { say: 'me ajuda a escolher nome de menino forte', minWords: 6 },
    { say: 'com número 1', numbers: [1] },
    {
      say: 'Gael Souza Brito muda muito de Gael Brito Souza?',
      any: ['mesm|igual|nao muda|\\bnao\\b'],
      numbers: [of('Gael Souza Brito')],
    },
  ),
  dialogue(
    'k01',
    'codigo',
    { say: 'moro no apto 1204, que energia tem?', numbers: [7] },
    { say: 'e se eu for pro 305?', numbers: [8], notRepeat: true },
    {
      say: 'qual é melhor pra quem trabalha em casa',
      any: ['1204|305'],
      notRepeat: true,
      minWords: 10,
      kind: 'conselho',
    },
  ),
  dialogue(
    'k02',
    'codigo',
    { say: 'meu celular é 11 98765-4321, é bom numero?', any: ['\\d'], minWords: 10 },
    { say: 'minha placa é BRA2E19 o q diz', minWords: 10, numbersAny: ['@codigo:plate:BRA2E19'] },
    { say: 'isso da azar?', any: ['\\bnao\\b'], notRepeat: true },
  ),
  dialogue(
    'k03',
    'codigo',
    { say: 'número da minha casa: 33. significado?', any: ['6|33'] },
    { say: 'casa 88 ou casa 52, qual escolho pra alugar?', must: ['88', '52'], numbers: [7] },
  ),
];
