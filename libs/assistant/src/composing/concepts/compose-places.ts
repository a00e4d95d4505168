import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { capital, numberOf, numbersFor, type PlacedNumber } from '../speaker.ts';
import { factsOf } from '../topics.ts';
import { whatItIs } from './compose-concept.ts';
import { askedNumber, isAnswer, numbersIn, type OwnerOfMap, ownerOfMap, placesOf } from './own-numbers.ts';

/** `Onde?` after whether a number is in the map: each place with what it is. */
function composeWhere({ speaker, found, map }: OwnerOfMap, number: number): Composed {
  const places = placesOf(map, number);
  const searched = mainPositions.flatMap((position) =>
    map[position] ? [`${factsOf(position).label} ${map[position]}`] : [],
  );
  return {
    text:
      places.length > 0
        ? places
            .map(({ position }) => `**${capital(numberOf(position, number, speaker))}** ${meaningOf(position)}`)
            .join(' ')
        : `**Em nenhum dos lugares principais:** ${searched.join(', ')}. Para o ${number} aparecer, uma dessas contas teria de parar nele.`,
    results: [found],
    chips: [`O que significa o número ${number}?`, 'Qual número falta no meu mapa?'],
    title: `O ${number} no mapa`,
  };
}

const meaningOf = (position: PlacedNumber['position']) => whatItIs[position] ?? 'vem do dia do nascimento.';

const asksWhere = /\b(?:onde|aonde|lugar|posicao|qual)\b/u;

/** Where a number stands in the map, or that it is absent. */
export function composePlace(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const masters = [11, 22].find((master) => placesOf(map, master).length > 0);
  const number = askedNumber(composer) ?? masters ?? map.destino ?? 1;
  if (asksWhere.test(composer.act.words) && numbersIn(composer.act.words).length === 0)
    return composeWhere(owner, number);
  const places = placesOf(map, number);
  const [first] = places;
  const lists = [
    map.licoesCarmicas?.includes(number) ? 'Ele falta nas letras do nome, e por isso é uma lição cármica.' : '',
    map.tendenciasOcultas?.includes(number)
      ? 'Ele se repete nas letras do nome, e por isso é uma tendência oculta.'
      : '',
    map.dividasCarmicas?.includes(number) ? 'Ele aparece como dívida cármica: um tema que pede cuidado.' : '',
    map.anoPessoal === number ? `O Ano pessoal de agora também é ${number}.` : '',
  ].filter(Boolean);
  const chips = [`O que significa o número ${number}?`, 'Qual número falta no meu mapa?'];
  if (first) {
    const all = places.map((placed) => numberOf(placed.position, placed.value, speaker)).join(' e ');
    return {
      text: [
        `**Sim: o ${number}, de ${textsOf(number).palavra}, é ${all}.**`,
        sentence('Ali ele', composer.pick(numberPassage(number, 'essencia'), numberPassage(number, 'forca'))),
        ...lists.slice(0, 1),
        sentence('O exagero a vigiar: ele', composer.pick(numberPassage(number, 'fraqueza'))),
      ].join(' '),
      results: [found],
      chips,
      title: `O ${number} no mapa`,
    };
  }
  const [near] = numbersFor('jeito', map);
  const listed = mainPositions
    .flatMap((position) => (map[position] ? [`${factsOf(position).label} ${map[position]}`] : []))
    .join(', ');
  return {
    text: [
      `**O ${number} não está entre os números principais${speaker.isMine ? ' do seu mapa' : ` ${speaker.of}`}:** ${listed}.`,
      ...lists.slice(0, 1),
      near
        ? sentence(
            `O que ele simboliza, ${textsOf(number).palavra}, chega por outro caminho:`,
            numberOf(near.position, near.value, speaker),
            composer.pick(areaPassage(near.value, 'interior', 'support'), numberPassage(near.value, 'forca')),
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: [found],
    chips,
    title: `O ${number} no mapa`,
  };
}

/** The numbers that a map lacks: in the letters of the name, and among the main positions. */
export function composeAbsent(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => placesOf(map, number).length === 0);
  const lessons = map.licoesCarmicas ?? [];
  const [lesson] = lessons;
  const first = lesson ?? absent[0];
  return {
    text: [
      `**Entre os números principais ${speaker.isMine ? 'do seu mapa' : speaker.of} não aparecem ${absent.join(', ').replace(/, (\d)$/u, ' e $1')}.**`,
      lesson
        ? `Nas letras do nome ${lessons.length > 1 ? 'faltam' : 'falta'} ${lessons.join(', ').replace(/, (\d)$/u, ' e $1')}: ${lessons.length > 1 ? 'são as lições cármicas' : 'é a lição cármica'}, a parte a treinar.`
        : 'Nas letras do nome não falta nenhum, o que a tradição lê como ausência de lições cármicas.',
      first
        ? sentence(
            `O ${first}, de ${textsOf(first).palavra},`,
            composer.pick(numberPassage(first, 'forca')),
            'É isso que se aprende devagar.',
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: [found],
    chips: ['Quais são as minhas Lições cármicas?', 'Me dá um conselho'],
    title: 'Números que faltam',
  };
}

/** The numbers that stand in several places of a map. */
export function composeRepeated(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const [most = [], ...others] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]
    .map((number) => placesOf(map, number))
    .filter(({ length }) => length > 1)
    .sort((one, other) => other.length - one.length);
  const results = [found];
  const chips = ['Qual número falta no meu mapa?', 'Qual é o meu ponto forte?'];
  const title = 'Números que se repetem';
  const [place] = most;
  if (!place)
    return {
      text: `**Nenhum número se repete entre os principais${speaker.isMine ? ' do seu mapa' : ` ${speaker.of}`}.** Cada posição fala de um tema, e a força está na variedade: há mais de um jeito de resolver a mesma coisa.`,
      results,
      chips,
      title,
    };
  const { value } = place;
  const placed = joinWords(most.map(({ position }) => numberOf(position, value, speaker)));
  return {
    text: [
      `**O ${value}, de ${textsOf(value).palavra}, aparece ${most.length} vezes:** é ${placed}.`,
      sentence('Repetido, ele fala mais alto:', composer.pick(numberPassage(value, 'forca'))),
      sentence('O exagero também dobra: ele', composer.pick(numberPassage(value, 'fraqueza'))),
      ...others.slice(0, 1).map(([other]) => `O ${other?.value} também vem mais de uma vez.`),
    ].join(' '),
    results,
    chips,
    title,
  };
}
