import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { conjugalHarmony } from '@sefira/numerology/schools/cabalistica/tables/conjugal';
import type { AnyMap, MapToolResult } from '../../tools/map-tool.ts';
import { titleFor } from '../compose-number.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { yearPassage } from '../period-facts.ts';
import { capital, numberOf, numbersFor, type PlacedNumber, type Speaker } from '../speaker.ts';
import { factsOf, isMain, type Topic } from '../topics.ts';

interface Owner {
  readonly speaker: Speaker;
  readonly found: MapToolResult;
  readonly map: AnyMap;
}

function ownerOfMap(composer: Composer): Owner | Composed {
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  return found ? { speaker, found, map: found.map } : askFor(label, composer, 'both', 'procurar isso no mapa');
}

const isAnswer = (one: Owner | Composed): one is Composed => 'text' in one;

function placesOf(map: AnyMap, number: number): PlacedNumber[] {
  return [...mainPositions, 'numeroPsiquico' as const].flatMap((position) =>
    map[position] === number ? [{ position, value: number }] : [],
  );
}

/** The numbers of folded words, without the parts of dates. */
function numbersIn(words: string): number[] {
  return [...words.matchAll(/\b(\d{1,2})\b(?! \d)/gu)].map(([, digits]) => Number(digits));
}

/** The number that the message names, else the one spoken of. */
function askedNumber(composer: Composer): number | null {
  const { act, state } = composer;
  const [named] = numbersIn(act.words);
  if (named !== undefined) return named;
  const topic = [...act.topics, ...(state.act?.topics ?? [])].find(isMain);
  const map = composer.map(act.who[0] ?? 'eu')?.map;
  return act.number ?? (topic ? map?.[topic] : undefined) ?? null;
}

/** Where a number stands in the map, or that it is absent. */
export function composePlace(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const number = askedNumber(composer) ?? map.destino ?? 1;
  const places = placesOf(map, number);
  const [first] = places;
  const lists = [
    map.licoesCarmicas?.includes(number) ? 'Ele falta nas letras do nome, e por isso é uma lição cármica.' : '',
    map.tendenciasOcultas?.includes(number)
      ? 'Ele se repete nas letras do nome, e por isso é uma tendência oculta.'
      : '',
    map.dividasCarmicas?.includes(number) ? 'Ele aparece como dívida cármica: um tema que pede cuidado.' : '',
    map.anoPessoal === number ? `O Ano Pessoal de agora também é ${number}.` : '',
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
    chips: ['Quais são as minhas Lições Cármicas?', 'Me dá um conselho'],
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

/** `É bom ou ruim?` of a year: what it helps and what it costs; null for anything else. */
function worthOfTime({ act, person, pick, system, today }: Composer): Composed | null {
  const birthDate = person(act.who[0] ?? 'eu')?.birthDate;
  if (!birthDate || !['periodo', 'momento'].includes(act.of ?? '')) return null;
  const year = personalTime(birthDate, act.periods[0]?.date ?? today, system).anoPessoal;
  return {
    text: [
      `**Nem bom nem ruim: um ano ${year}, de ${yearPassage(year, 'tema').text}, ajuda uns planos e cobra de outros.**`,
      sentence('A favor:', pick(yearPassage(year, 'trabalho'), yearPassage(year, 'amor'))),
      sentence('O preço:', pick(yearPassage(year, 'tensao'), yearPassage(year, 'casa'))),
    ].join(' '),
    chips: ['E no amor?', 'Quando isso muda?'],
  };
}

/** Whether a number is good, bad or rare: no number is, each has a gift and a price. */
export function composeWorth(composer: Composer): Composed {
  const time = worthOfTime(composer);
  if (time !== null) return time;
  const number = askedNumber(composer);
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  if (number === null || /\b(?:grave|normal|serio|preocupante)\b/u.test(composer.act.words))
    return {
      text: '**Não é grave nem é castigo.** A tradição lê isso como um tema que pede atenção, e o símbolo não decide nada sozinho. Repare onde ele aparece na sua rotina e mude um hábito pequeno por vez.',
      results: found ? [found] : [],
      chips: ['Me dá um conselho', 'Qual é o meu ponto forte?'],
    };
  const places = found ? placesOf(found.map, number) : [];
  const [place] = places;
  const isMaster = number === 11 || number === 22;
  const lead = /\b(?:rar|especial|comum|escolhid|evoluid|diferente)/u.test(composer.act.words)
    ? isMaster
      ? `O ${number} aparece menos, porque quase toda soma se reduz, e isso não torna ninguém melhor.`
      : `O ${number} não é raro: cada número aparece em muita gente, e o que muda é o conjunto.`
    : `Nem bom nem ruim: o ${number} tem um dom e um preço.`;
  return {
    text: [
      `**${lead}**`,
      sentence(
        place && found
          ? `A favor, ${numberOf(place.position, number, composer.speaker(label))}`
          : `A favor, o ${number}`,
        composer.pick(
          numberPassage(number, 'forca'),
          areaPassage(number, 'trabalho', 'support'),
          numberPassage(number, 'papel'),
        ),
      ),
      sentence(
        `O preço: o ${number}`,
        composer.pick(
          numberPassage(number, 'fraqueza'),
          areaPassage(number, 'interior', 'tension'),
          areaPassage(number, 'amor', 'tension'),
        ),
      ),
    ].join(' '),
    results: found ? [found] : [],
    chips: ['E na prática, o que eu faço com isso?', 'Qual é o meu ponto forte?'],
  };
}

/** Something that people say about a number: what the tradition says instead. */
export function composeSaying(composer: Composer): Composed {
  const number = composer.act.number ?? numbersIn(composer.act.words)[0] ?? 1;
  const found = composer.map('eu');
  const [place] = found ? placesOf(found.map, number) : [];
  return {
    text: [
      `**A tradição não diz isso do ${number}, que fala de ${textsOf(number).palavra}.**`,
      sentence('Ele', composer.pick(numberPassage(number, 'essencia'), numberPassage(number, 'forca'))),
      sentence('O ditado talvez venha do exagero: o', `${number}`, composer.pick(numberPassage(number, 'fraqueza'))),
      'Caráter é escolha, e número nenhum decide por ninguém.',
      place ? `No seu mapa, ele é ${numberOf(place.position, number, composer.speaker('eu'))}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: found ? [found] : [],
    chips: ['Qual número falta no meu mapa?', `O que significa o número ${number}?`],
    title: `O que se diz do ${number}`,
  };
}

const reduced = (number: number) =>
  number > 9 ? [...String(number)].reduce((sum, digit) => sum + Number(digit), 0) : number;

/** Two numbers without people, on the table of the Missão. */
export function composeNumberPair(composer: Composer): Composed {
  const [one = 1, other = 1] = numbersIn(composer.act.words);
  const row = conjugalHarmony[reduced(one)];
  const there = reduced(other);
  const verdict =
    one === other
      ? 'se reconhecem de longe, e o cuidado é não repetirem o mesmo exagero'
      : row?.vibra.includes(there)
        ? 'vibram juntos: a conversa flui'
        : row?.atrai.includes(there)
          ? 'se atraem: a diferença puxa um para o outro'
          : row?.oposto.includes(there)
            ? 'são opostos na tabela: dá certo com combinados claros'
            : 'convivem sem atrito e sem faísca: o vínculo se faz no dia a dia';
  return {
    text: [
      `**O ${one} e o ${other} ${verdict}.**`,
      sentence(`O ${one}, no amor,`, composer.pick(areaPassage(one, 'amor', 'claim'), numberPassage(one, 'essencia'))),
      sentence(`O ${other}`, composer.pick(areaPassage(other, 'amor', 'support'), numberPassage(other, 'forca'))),
      'A tabela compara a Missão de duas pessoas; com nome e nascimento das duas, leio o resto.',
    ].join(' '),
    chips: ['Que tipo de pessoa combina comigo?', `O que significa o número ${other}?`],
    title: `O ${one} e o ${other}`,
  };
}

const fromDate = new Set<Topic>(['destino', 'talentoOculto', 'numeroPsiquico', 'diaNatalicio']);

/** Whether a number can be changed. */
export function composeChange(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const topic = [...composer.act.topics, ...(composer.state.act?.topics ?? [])].find(isMain) ?? 'destino';
  const { label } = factsOf(topic);
  const value = map[topic];
  const why = fromDate.has(topic)
    ? `**Não: o número de ${label} vem da data de nascimento, e ela não muda.**`
    : topic === 'missao'
      ? '**Não: a Missão junta o nome do registro e a data, que ficam como são.**'
      : `**Não: o número de ${label} vem do nome do registro, que vale a vida toda.** Uma assinatura nova soma uma camada por cima.`;
  return {
    text: [
      why,
      'O que muda é o uso dele.',
      value
        ? sentence(
            numberOf(topic, value, speaker),
            composer.pick(numberPassage(value, 'forca'), numberPassage(value, 'papel')),
          )
        : '',
      speaker.isMine && value
        ? composer.pick(areaPassage(value, 'interior', 'practice'), areaPassage(value, 'trabalho', 'practice'))
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: [found],
    chips: ['E na prática, o que eu faço com isso?', 'Como devo assinar meu nome?'],
    title: titleFor(topic, speaker),
  };
}

const origin: Readonly<Record<string, string>> = {
  destino: 'o Destino vem da data de nascimento',
  expressao: 'a Expressão vem de todas as letras do nome',
  motivacao: 'a Motivação vem das vogais do nome',
  impressao: 'a Impressão vem das consoantes do nome',
  missao: 'a Missão vem da soma de Expressão e Destino',
};

/** Why two numbers of one person differ. */
export function composeDifference(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const asked = [...new Set([...(composer.state.act?.topics ?? []), ...composer.act.topics].filter(isMain))];
  const [one = 'expressao', other = one === 'destino' ? 'expressao' : 'destino'] = asked;
  const [first = 1, second = 1] = [map[one], map[other]];
  return {
    text: [
      `**Porque saem de lugares diferentes:** ${origin[one]}, e ${origin[other]}.`,
      sentence(
        numberOf(one, first, speaker),
        composer.pick(numberPassage(first, 'forca'), numberPassage(first, 'papel')),
      ),
      sentence(
        'Já',
        numberOf(other, second, speaker),
        composer.pick(numberPassage(second, 'papel'), numberPassage(second, 'forca')),
      ),
      'Um não desmente o outro: cada qual fala de uma parte da vida.',
    ].join(' '),
    results: [found],
    chips: ['E qual pesa mais?', 'E na prática, o que eu faço com isso?'],
    title: capital(`${factsOf(one).label} e ${factsOf(other).label}`),
  };
}
