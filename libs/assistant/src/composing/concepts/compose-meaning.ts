import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { numberChips, titleFor } from '../compose-number.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { dayPassage, monthPassage, purposeOf, yearPassage } from '../period-facts.ts';
import { firstSentences, spokenTo } from '../shorten.ts';
import { capital } from '../speaker.ts';
import { readTopic } from '../topic-answer.ts';
import { factsOf, isMain } from '../topics.ts';
import { composeConcept } from './compose-concept.ts';
import { composeItem, listTopicOf } from './compose-item.ts';

/** The meaning of what has no number of its own: an item of a list, else what the topic is. */
function meaningOfTopic(composer: Composer): Composed {
  const { act } = composer;
  if (listTopicOf(act.topics) !== undefined && composer.map(act.who[0] ?? 'eu') !== null) return composeItem(composer);
  const [topic] = act.topics;
  const [label = 'eu'] = act.who;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  const text =
    topic && found ? (readTopic(topic, found.map, { isMine: speaker.isMine, called: speaker.called }) ?? '') : '';
  // The answer with the number says the beginning of the text.
  const rest = firstSentences(text, 4, 4);
  if (topic && found && rest !== '' && composer.state.act?.intent === 'numero')
    return {
      text: `**${capital(factsOf(topic).label)}, o que mais o texto diz:** ${spokenTo(speaker, rest)}`,
      results: [found],
      chips: numberChips(composer, topic),
      title: titleFor(topic, speaker),
    };
  return composeConcept(act.topics.length > 0 ? composer : { ...composer, act: { ...act, topics: ['mapa'] } });
}

/** `O que significa?` of a year, a month or a day that was read: what else its text says. */
function meaningOfPeriod(composer: Composer): Composed | null {
  const [label = 'eu'] = composer.act.who;
  const [period] = composer.act.periods;
  const birthDate = composer.person(label)?.birthDate;
  if (!period || !birthDate) return null;
  const { anoPessoal, mesPessoal, diaPessoal } = personalTime(birthDate, period.date, composer.system);
  const theme = `de ${yearPassage(anoPessoal, 'tema').text}`;
  const chips = ['E na prática, o que eu faço?', 'Quando muda o ano pessoal?'];
  if (period.span === 'year')
    return {
      text: [
        `**Quer dizer um tempo ${theme}, de um aniversário ao outro.**`,
        ...(['trabalho', 'amor', 'casa'] as const).map((part) => capital(composer.pick(yearPassage(anoPessoal, part)))),
      ].join(' '),
      chips,
      title: `Ano pessoal ${anoPessoal}`,
    };
  const [value, passage] = period.span === 'month' ? [mesPessoal, monthPassage] : [diaPessoal, dayPassage];
  const short = period.span === 'month' ? 'Esse mês' : 'Esse dia';
  return {
    text: `**${short} ${value} é um passo dentro do Ano pessoal ${anoPessoal}, ${theme}.** ${capital(composer.pick(passage(value, 1), passage(value, 0)))} ${capital(composer.pick(yearPassage(anoPessoal, 'casa'), yearPassage(anoPessoal, 'trabalho')))}`,
    chips,
    title: short,
  };
}

/** What a number is, exaggerates and is at its best; in the area of life that is asked about first. */
function threeSides({ act, pick }: Composer, number: number): readonly [string, string, string] {
  const area = (act.area ?? (purposeOf(act.purpose).area || null)) as Area | null;
  const inArea = (part: 'claim' | 'tension' | 'support') => (area ? [areaPassage(number, area, part)] : []);
  return [
    pick(
      ...inArea('claim'),
      numberPassage(number, 'essencia'),
      areaPassage(number, 'interior', 'claim'),
      areaPassage(number, 'trabalho', 'claim'),
    ),
    pick(
      ...inArea('tension'),
      numberPassage(number, 'fraqueza'),
      areaPassage(number, 'interior', 'tension'),
      areaPassage(number, 'amor', 'tension'),
    ),
    pick(
      ...inArea('support'),
      areaPassage(number, 'familia', 'support'),
      numberPassage(number, 'forca'),
      areaPassage(number, 'trabalho', 'support'),
    ),
  ];
}

/** The meaning of a number on its own, or of the number last spoken of. */
export function composeMeaning(composer: Composer): Composed {
  const { act, state } = composer;
  const topic = act.topics.find(isMain) ?? null;
  const fromMap = topic ? composer.map(act.who[0] ?? 'eu')?.map[topic] : undefined;
  const number = act.number ?? fromMap ?? null;
  if (number === null) return meaningOfPeriod(composer) ?? meaningOfTopic(composer);
  const isKnown = (number >= 1 && number <= 9) || [11, 22, 33].includes(number);
  if (!isKnown)
    return {
      text: `O ${number} se reduz: os algarismos se somam até um número de 1 a 9, e só o 11 e o 22 ficam como estão.`,
      chips: ['O que são números mestres?', 'Qual é o meu número de Destino?'],
    };
  if (act.topics[0] === 'anoPessoal' && number <= 9)
    return {
      text: `**Ano pessoal ${number}, de ${yearPassage(number, 'tema').text}.** ${sentence('Ele', composer.pick(yearPassage(number, 'clima')))} ${composer.pick(yearPassage(number, 'tensao'))}`,
      chips: ['Como está o meu ano pessoal?', 'Quando muda o ano pessoal?'],
      title: `Ano pessoal ${number}`,
    };
  const named = topic
    ? `**${factsOf(topic).label} ${number}, ${textsOf(number).palavra}.**`
    : `**O número ${number} fala de ${textsOf(number).palavra}.**`;
  const [first, second, third] = threeSides(composer, number);
  const lead = topic && fromMap !== undefined ? `No dia a dia, esse ${number}` : 'Ele';
  return {
    text: `${named} ${lead} ${first} ${sentence(`No exagero, o ${number}`, second)} ${sentence(`No melhor, o ${number}`, third)}`,
    results: [
      {
        tool: 'buscar_textos',
        facts: [{ label: topic ? factsOf(topic).label : 'Número', of: '', value: number }],
        card: null,
        sources: [{ kind: 'text', title: `Número ${number}`, ref: `numero.${number}`, excerpt: first }],
      },
    ],
    chips: [
      'E no trabalho, como é?',
      state.people.length > 0 ? 'Qual é o meu número de Destino?' : 'O que são números mestres?',
    ],
    title: topic ? `${factsOf(topic).label} ${number}` : `O número ${number}`,
  };
}
