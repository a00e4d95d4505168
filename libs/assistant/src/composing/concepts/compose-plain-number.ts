import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { readMap } from '../../tools/map-tool.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { numberOf } from '../speaker.ts';
import { composeConcept } from './compose-concept.ts';
import { numbersIn } from './own-numbers.ts';

const known = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];

function knownIn(words: string): number[] {
  return [...words.matchAll(/\b(\d{1,2})\b/gu)]
    .map(([, digits]) => Number(digits))
    .filter((one) => known.includes(one));
}

/** A master and the digit that its sum gives. */
const roots: Readonly<Record<number, number>> = { 11: 2, 22: 4, 33: 6 };

/** Numbers as facts of an answer that speaks of numbers without an owner. */
function numbersNamed(numbers: readonly number[]) {
  return [
    {
      tool: 'buscar_textos',
      facts: numbers.map((value) => ({ label: 'Número', of: '', value })),
      card: null,
      sources: [],
    },
  ];
}

/** Two numbers beside each other, without people. */
export function composeTwoNumbers(composer: Composer): Composed {
  const [one = 1, other = 2] = knownIn(composer.act.words);
  const [low, high] = one < other ? [one, other] : [other, one];
  const isRoot = roots[high] === low;
  const link = isRoot
    ? `São parentes: os algarismos do ${high} somam ${low}, e a conta para no ${high} porque ele é mestre${high === 33 ? ' em outras escolas' : ''}.`
    : `Juntos, um ensina ao outro: ${textsOf(one).palavra} pede ${textsOf(other).palavra} na dose certa.`;
  return {
    text: [
      `**O ${one} fala de ${textsOf(one).palavra}; o ${other}, de ${textsOf(other).palavra}.**`,
      sentence(`O ${one}`, composer.pick(numberPassage(one, 'essencia'), numberPassage(one, 'forca'))),
      sentence(`Já o ${other}`, composer.pick(numberPassage(other, 'essencia'), numberPassage(other, 'forca'))),
      link,
    ].join(' '),
    results: numbersNamed([one, other]),
    chips: [`Eu tenho o ${other} no meu mapa?`, `O ${one} combina com o ${other}?`],
    title: `O ${one} e o ${other}`,
  };
}

/** No number is the best or the worst one. */
export function composeBestNumber(composer: Composer): Composed {
  const isWorst = /\b(?:pior|ruim|azar\w*|dificil)\b/u.test(composer.act.words);
  const found = composer.map('eu');
  const own = found?.map.destino;
  const shown = own ?? 1;
  const speaker = composer.speaker('eu');
  return {
    text: [
      isWorst
        ? '**Não existe número pior: o que pesa é o exagero de cada um.**'
        : '**Não existe número melhor: cada um tem um dom e um preço.**',
      isWorst
        ? 'O 1 atropela, o 4 endurece, o 8 mede tudo pelo resultado, e o 9 esquece de si; bem usados, são os mesmos que abrem caminho, terminam, realizam e cuidam.'
        : 'O 1 abre caminho, o 4 termina o que começa, o 6 cuida, o 8 realiza; a tradição dá ao 11 e ao 22 uma exigência maior, e isso não é prêmio.',
      own
        ? sentence(
            `No seu mapa, ${numberOf('destino', shown, speaker)}`,
            composer.pick(
              numberPassage(shown, isWorst ? 'fraqueza' : 'forca'),
              areaPassage(shown, 'trabalho', isWorst ? 'tension' : 'support'),
            ),
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: [...(found ? [found] : []), ...numbersNamed([1, 4, 6, 8, 9, 11, 22])],
    chips: ['Qual é o meu ponto forte?', 'O que são números mestres?'],
    title: isWorst ? 'O pior número' : 'O melhor número',
  };
}

const sumOf = (number: number) => [...String(number)].reduce((one, digit) => one + Number(digit), 0);

/** Whether a number, or the user, is a master. */
export function composeMaster(composer: Composer): Composed {
  const { act } = composer;
  const goesOn = act.of === 'conceito' || /^(?:e |mas )*(?:o )?numeros? mestres?$/u.test(act.words);
  if (goesOn) return composeConcept(composer);
  if (/\b(?:o que|oque) (?:e|sao|significa\w*|quer dizer)\b/u.test(act.words) && !/\b\d\d\b/u.test(act.words))
    return composeConcept(composer);
  const [label = 'eu'] = act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const masters = mainPositions.flatMap((position) => {
    const value = found?.map[position];
    return value === 11 || value === 22 ? [numberOf(position, value, speaker)] : [];
  });
  const none = `Entre os números principais ${speaker.isMine ? 'do seu mapa' : speaker.of} não há mestre, e isso não tira valor de ninguém.`;
  const some = `${speaker.isMine ? 'No seu mapa' : `No mapa ${speaker.of}`}, o número mestre é ${masters.join(' e ')}.`;
  const number = numbersIn(act.words).find((one) => one > 9) ?? 0;
  const lead =
    number > 0
      ? masterVerdict(composer, number)
      : masters.length > 0
        ? '**Sim, há um número mestre no mapa.**'
        : '**Não: mestres são só o 11 e o 22.**';
  return {
    text: [lead, found ? (masters.length > 0 ? some : none) : ''].filter(Boolean).join(' '),
    results: [...(found ? [found] : []), ...numbersNamed([11, 22, 33, 3, 6, sumOf(number), number])],
    chips: ['O que são números mestres?', 'Qual a diferença entre 2 e 11?'],
    title: 'Números mestres',
  };
}

function masterVerdict(composer: Composer, number: number): string {
  const sum = sumOf(number);
  if (number === 11 || number === 22)
    return `**Sim, o ${number} é mestre, e fala de ${textsOf(number).palavra}.** ${sentence('Ele', composer.pick(numberPassage(number, 'essencia'), numberPassage(number, 'forca')))}`;
  if (number === 33)
    return '**Na cabalística, não: os mestres são o 11 e o 22, e o 33 vira 6 (3 + 3).** Outras escolas guardam o 33 e o leem como serviço.';
  if (sum !== 11 && sum !== 22) return `**Não: o ${number} se reduz, e mestres são só o 11 e o 22.**`;
  return `**Quase: ${[...String(number)].join(' + ')} dá ${sum}, mas o ${number} continua ${number} no Dia natalício e vira ${sumOf(sum)} no Número psíquico.** O mestre só vale quando a soma de uma posição, como o Destino, para nele.`;
}

const numbersOfLife: readonly (readonly [RegExp, Area, readonly number[], string])[] = [
  [/\b(?:dinheiro|riqueza|prosperidade|negocios?|vendas|sucesso)\b/u, 'dinheiro', [8, 4, 1], 'dinheiro'],
  [/\b(?:amor|casamento)\b/u, 'amor', [6, 2, 9], 'amor'],
  [/\b(?:trabalho|carreira|lideranca)\b/u, 'trabalho', [8, 1, 4], 'trabalho'],
  [/\bfamilia\b/u, 'familia', [6, 2, 4], 'família'],
  [/\bsaude\b/u, 'corpo', [4, 6, 2], 'rotina e descanso'],
  [/\b(?:comunicacao|criatividade)\b/u, 'trabalho', [3, 5, 11], 'comunicação'],
  [/\b(?:estudos?|espiritualidade|deus|sorte)\b/u, 'interior', [7, 11, 9], 'estudo e vida interior'],
];

/** The numbers that the tradition relates to an area of life, and where the user meets it. */
export function composeLifeNumbers(composer: Composer): Composed {
  const [, area, numbers, noun] = numbersOfLife.find(([pattern]) => pattern.test(composer.act.words)) ?? [
    null,
    'trabalho' as const,
    [8, 1, 4],
    'trabalho',
  ];
  const [first = 8, second = 4, third = 1] = numbers;
  const found = composer.map('eu');
  const speaker = composer.speaker('eu');
  const own = found
    ? mainPositions.flatMap((position) => {
        const value = found.map[position];
        return value !== undefined && numbers.includes(value) ? [numberOf(position, value, speaker)] : [];
      })
    : [];
  const asked = knownIn(composer.act.words)[0];
  const lead =
    asked === undefined
      ? `**Em ${noun}, a tradição fala primeiro do ${first}, do ${second} e do ${third}.**`
      : numbers.includes(asked)
        ? `**Sim, a tradição liga o ${asked} a ${noun}, junto com ${numbers.filter((one) => one !== asked).join(' e ')}.**`
        : `**A tradição liga ${noun} mais ao ${first}; o ${asked} fala de ${textsOf(asked).palavra}.**`;
  return {
    text: [
      lead,
      sentence(
        `O ${asked ?? first}`,
        composer.pick(areaPassage(asked ?? first, area, 'claim'), areaPassage(asked ?? first, area, 'support')),
      ),
      own.length > 0
        ? `No seu mapa, isso aparece em ${own.join(' e ')}.`
        : found
          ? 'Nenhum deles está entre os seus números principais, e o assunto chega por outro caminho: ninguém fica sem ele por causa de um número.'
          : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: [...(found ? [found] : []), ...numbersNamed([...numbers, asked ?? first])],
    chips: [
      area === 'amor'
        ? 'E no amor, como eu sou?'
        : area === 'dinheiro'
          ? 'E eu com dinheiro?'
          : 'Que profissão combina comigo?',
      `O que significa o número ${first}?`,
    ],
    title: `Números de ${noun}`,
  };
}

/** The value of one letter, and how often the name of the person has it. */
export function composeLetter(composer: Composer): Composed {
  const letter = / ([a-z])(?: vale|$| )/u.exec(
    composer.act.words.replace(
      /.*\b(?:vale|valor d[ao]|letra)\b(?: (?:a letra|letra|a|o|as?|vogal))?(?= [a-z]\b)/u,
      '',
    ),
  )?.[1];
  if (letter === undefined) return askFor('eu', composer, 'name', 'somar as letras');
  const value =
    readMap({ called: letter, name: letter, birthDate: null }, composer.today, composer.system).map
      .valoresLetras?.[0] ?? 1;
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const same = found?.map.valoresLetras?.filter((one) => one === value).length ?? 0;
  return {
    text: [
      `**A letra ${letter.toUpperCase()} vale ${value} na tabela cabalística.**`,
      'Com acento ou til o valor muda, e por isso a grafia da certidão conta.',
      found?.map.valoresLetras
        ? `${speaker.isMine ? 'No seu nome' : `No nome ${speaker.of}`}, o valor ${value} aparece ${same === 1 ? 'uma vez' : same === 0 ? 'nenhuma vez' : `${same} vezes`}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: [...(found ? [found] : []), ...numbersNamed([value, same])],
    chips: ['Qual é a minha Expressão?', 'Qual número falta no meu mapa?'],
    title: `A letra ${letter.toUpperCase()}`,
  };
}
