import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { destinyRelation } from '@sefira/numerology/harmony';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { conjugalHarmony } from '@sefira/numerology/schools/cabalistica/tables/conjugal';
import { titleFor } from '../compose-number.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { yearPassage } from '../period-facts.ts';
import { capital, isPosition, numberOf } from '../speaker.ts';
import { factsOf, isMain, type Topic } from '../topics.ts';
import { whatItIs } from './compose-concept.ts';
import { askedNumber, isAnswer, numbersIn, ownerOfMap, placesOf } from './own-numbers.ts';

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

/** Yes to `é bom?`, no to `é ruim?`; neither where both or nothing of it is asked. */
function valueAsked(words: string, number: number): string {
  const [isGood, isBad] = [
    /\b(?:bo[am]s?|bons|positiv\w+|sorte|favoravel|presta)\b/u.test(words),
    /\b(?:ruim|ruins|negativ\w+|mau|ma|azar|pesad[oa]|perigos\w+)\b/u.test(words),
  ];
  if (isGood === isBad) return `Nem bom nem ruim: o ${number}`;
  return `${isGood ? 'Sim, se bem usado' : 'Não'}: o ${number} não é nem bom nem ruim,`;
}

/** The number of a challenge or an arcano spoken of; of the Destino where the map as a whole is asked about. */
function numberOfTopic({ act, map, state }: Composer): number | null {
  const found = map(act.who[0] ?? 'eu')?.map;
  const topics = [...act.topics, ...(state.act?.topics ?? [])];
  const isOfNumber = /\b(?:numeros?|vibra\w+|energia|vibe)\b/u.test(act.words);
  if (topics.includes('arcanoRegente')) return found?.arcanoRegente ?? null;
  return isOfNumber || topics.every((topic) => topic === 'mapa') ? (found?.destino ?? found?.expressao ?? null) : null;
}

/** `O 8 é bom pra mim?`: whether it goes with the day of birth or the Destino of the person; empty where that is not asked. */
function worthFor({ act, map, speaker }: Composer, number: number): string {
  const [label = 'eu'] = act.who;
  const found = map(label)?.map;
  const isAsked = /\b(?:mim|comigo|del[ea]|el[ea])\b/u.test(act.words) || act.topics.includes('numerosHarmonicos');
  const lucky = found?.numerosHarmonicos ?? [];
  if (!found || !isAsked || lucky.length === 0) return '';
  const owner = speaker(label).isMine ? 'você' : speaker(label).called;
  const { destino } = found;
  if (lucky.includes(number))
    return `Sim: o ${number} está entre os números harmônicos do nascimento, bons para ${owner}.`;
  return destino !== undefined && destinyRelation(destino, number) === 'favoravel'
    ? `Sim: o ${number} conversa com o Destino ${destino}.`
    : `Serve, sem ser dos que mais combinam com ${owner}: os harmônicos são ${joinWords(lucky)}.`;
}

/** Whether a number is good, bad or rare: no number is, each has a gift and a price. */
export function composeWorth(composer: Composer): Composed {
  const time = worthOfTime(composer);
  if (time !== null) return time;
  const [label = 'eu'] = composer.act.who;
  const found = composer.map(label);
  const number = askedNumber(composer) ?? numberOfTopic(composer);
  if (number === null || /\b(?:grave|normal|serio|preocupante)\b/u.test(composer.act.words))
    return {
      text: `**${/\b(?:ruim|ruins|maus?|mal|perigos\w+|pesad\w+|negativ\w+)\b/u.test(composer.act.words) ? 'Nenhum é ruim em si' : 'Não é grave nem é castigo'}.** A tradição lê isso como um tema que pede atenção, e o símbolo não decide nada sozinho. Repare onde ele aparece na sua rotina e mude um hábito pequeno por vez.`,
      results: found ? [found] : [],
      chips: ['Me dá um conselho', 'Qual é o meu ponto forte?'],
    };
  const places = found ? placesOf(found.map, number) : [];
  const [place] = places;
  const isMaster = number === 11 || number === 22;
  const forOwner = worthFor(composer, number);
  const lead =
    forOwner !== ''
      ? forOwner
      : /\b(?:rar|especial|comum|escolhid|evoluid|diferente)/u.test(composer.act.words)
        ? isMaster
          ? `O ${number} aparece menos, porque quase toda soma se reduz, e isso não torna ninguém melhor.`
          : `O ${number} não é raro: cada número aparece em muita gente, e o que muda é o conjunto.`
        : `${valueAsked(composer.act.words, number)} tem um dom e um preço.`;
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

/** `O meu Destino é 7 e a Missão 3, dá conflito?`: two positions of one person, and how they agree. */
function composeOwnPair({ act, pick }: Composer): Composed | null {
  const [one, other] = act.topics.filter(isMain);
  const [first, second] = numbersIn(act.words);
  if (one === undefined || other === undefined || first === undefined || second === undefined) return null;
  const [a, b] = act.topics.filter(isMain).sort((x, y) => act.words.indexOf(x) - act.words.indexOf(y));
  const [main = one, side = other] = [a, b];
  const title = `${factsOf(main).label} ${first} e ${factsOf(side).label} ${second}`;
  if (/\bconcili\w+|\bjunt\w+|\bequilibr\w+|\bharmoniz\w+/u.test(act.words))
    return {
      text: `**Dê a cada um a sua hora.** ${sentence(`Pelo ${first}:`, pick(areaPassage(first, 'interior', 'practice'), areaPassage(first, 'corpo', 'practice')))} ${sentence(`Pelo ${second}:`, pick(areaPassage(second, 'trabalho', 'practice'), areaPassage(second, 'amor', 'practice')))}`,
      chips: [`O que significa o número ${first}?`, `O que significa o número ${second}?`],
      title,
    };
  if (/\bsimples\b|\bcrianca\b|\bfacil\b|\bnao entendi\b/u.test(act.words))
    return {
      text: `Em palavras fáceis: o ${first} ${pick(numberPassage(first, 'simples'))} Já o ${second} ${pick(numberPassage(second, 'simples'))}`,
      chips: ['Como concilio os dois?', `O que significa o número ${second}?`],
      title,
    };
  return {
    text: [
      '**Conflito, não: cada um fala de um lugar, e os dois se revezam.**',
      sentence(
        `${factsOf(main).label} ${first}`,
        pick(numberPassage(first, 'forca'), numberPassage(first, 'essencia')),
      ),
      sentence(
        `Já ${factsOf(side).label} ${second}`,
        pick(numberPassage(second, 'forca'), numberPassage(second, 'essencia')),
      ),
      sentence(`O ponto de atrito: o ${first}`, pick(numberPassage(first, 'fraqueza'))),
    ].join(' '),
    chips: ['Como concilio os dois?', `O que significa o número ${second}?`],
    title,
  };
}

/** Two numbers without people, on the table of the Missão. */
export function composeNumberPair(composer: Composer): Composed {
  const own = composeOwnPair(composer);
  if (own !== null) return own;
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

/** Why what the map says of a topic stays as it is. */
function whyItStays(topic: Topic): string {
  const { label, needs } = factsOf(topic);
  const what = isMain(topic) ? `o número de ${label}` : 'isso';
  if (needs === 'date') return `**Não: ${what} vem da data de nascimento, e ela não muda.**`;
  if (needs === 'both') return `**Não: ${what} junta o nome do registro e a data, que ficam como são.**`;
  return `**Não: ${what} vem do nome do registro, que vale a vida toda.** Uma assinatura nova soma uma camada por cima.`;
}

/** Whether a number can be changed, or changes with the years. */
export function composeChange(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const topic =
    [...composer.act.topics, ...(composer.state.act?.topics ?? [])].find((one) => one !== 'mapa') ?? 'destino';
  const placed = isMain(topic) || topic === 'numeroPsiquico' ? topic : null;
  const value = placed === null ? undefined : map[placed];
  return {
    text: [
      whyItStays(topic),
      'O que muda é o uso dele.',
      placed && value
        ? sentence(
            numberOf(placed, value, speaker),
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
  numeroPsiquico: 'o Número psíquico vem só do dia do nascimento',
  talentoOculto: 'o Talento oculto vem da Motivação somada à Expressão',
};

/** `Meu Destino é igual à minha Expressão?` asks for the numbers, `é a mesma coisa?` for what they are. */
const asksEqual = /\bigua(?:l|is)\b|\bmesm[oa]s?\b(?! coisa)|\bsao diferentes\b/u;
const asksFit =
  /\b(?:relacao|em comum|parecem|a ver|convers\w+|combin\w+|ligacao|junt\w+|bat\w+|encaix\w+|concord\w+)\b/u;

/** What two numbers of a person are to each other, as it was asked. */
function openingOf(words: string, one: string, other: string, isEqual: boolean): string {
  if (asksFit.test(words))
    return isEqual ? '**Sim, o mesmo número, tirado de dois lugares:**' : '**Conversam, e cada um fala de um lugar:**';
  if (asksEqual.test(words))
    return `**São ${isEqual ? 'iguais' : 'diferentes'}: ${one} e ${other}.** Saem de lugares diferentes:`;
  return /\b(?:mesm[ao]|igua(?:l|is))\b/u.test(words)
    ? '**Não: saem de lugares diferentes:**'
    : '**Porque saem de lugares diferentes:**';
}

/** Why two numbers of one person differ. */
export function composeDifference(composer: Composer): Composed {
  const owner = ownerOfMap(composer);
  if (isAnswer(owner)) return owner;
  const { speaker, found, map } = owner;
  const named = [...new Set([...(composer.state.act?.topics ?? []), ...composer.act.topics].filter(isPosition))];
  const asked = named.length > 1 ? named : [...new Set([...composer.state.numbers, ...named].filter(isMain))];
  const [one = 'expressao', other = one === 'destino' ? 'expressao' : 'destino'] = asked;
  const [first = 1, second = 1] = [map[one], map[other]];
  const asksWhat = /\b(?:diferenca|difere)\b/u.test(composer.act.words);
  return {
    text: [
      asksWhat
        ? `**${factsOf(one).label}** ${whatItIs[one]} **${factsOf(other).label}** ${whatItIs[other]}`
        : `${openingOf(composer.act.words, numberOf(one, first, speaker), numberOf(other, second, speaker), first === second)} ${origin[one]}, e ${origin[other]}.`,
      sentence(
        numberOf(one, first, speaker),
        composer.pick(numberPassage(first, 'forca'), numberPassage(first, 'papel')),
      ),
      sentence(
        'Já',
        numberOf(other, second, speaker),
        composer.pick(numberPassage(second, 'papel'), numberPassage(second, 'forca')),
      ),
      first === second
        ? `Os dois são ${first} e concordam: o que um mostra de um lado, o outro confirma do outro.`
        : 'Um não desmente o outro: cada qual fala de uma parte da vida.',
    ].join(' '),
    results: [found],
    chips: ['E qual pesa mais?', 'E na prática, o que eu faço com isso?'],
    title: capital(`${factsOf(one).label} e ${factsOf(other).label}`),
  };
}
