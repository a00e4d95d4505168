import { lifeAtlas } from '@sefira/numerology/atlas/life-atlas';
import { type AtlasMoment, momentOfAge, segmentsAt } from '@sefira/numerology/atlas/moment';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { interpretArcano } from '@sefira/numerology/interpretations/arcana';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import type { AnyMap } from '../../tools/map-tool.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from '../composer.ts';
import { yearOf, yearPassage } from '../period-facts.ts';
import { firstSentences, spokenTo } from '../shorten.ts';
import { phaseTopicOf, type Topic } from '../topics.ts';
import { ordinals } from './compose-phase.ts';

/** A stretch of life that a moment lies in. */
interface Stretch {
  readonly name: string;
  readonly number: number;
  readonly span: string;
  readonly text: string;
}

const yearOfDate = (date: string) => date.slice(0, 4);
const spanOf = (from: string, to: string | null) =>
  to === null ? `de ${yearOfDate(from)} em diante` : `de ${yearOfDate(from)} a ${yearOfDate(to)}`;

const tracks = {
  ciclosDeVida: {
    noun: 'ciclo de vida',
    periods: 'ciclos',
    read: (at: number, number: number) => interpretCycle(at, number).text,
  },
  momentosDecisivos: {
    noun: 'momento decisivo',
    periods: 'momentos',
    read: (at: number, number: number) => interpretMoment(at, number).text,
  },
  desafios: {
    noun: 'desafio',
    periods: 'desafios',
    read: (_at: number, number: number) => interpretChallenge(number).text,
  },
} as const;

/** The first stretch of a track that a moment touches. */
function stretchOf(topic: keyof typeof tracks, map: AnyMap, moment: AtlasMoment): Stretch | null {
  const { noun, periods, read } = tracks[topic];
  const all = (map.periodos?.[periods] ?? []).map((one) => ({
    ...one,
    openTo: one.toDate,
    toDate: one.toDate ?? '9999',
  }));
  const [found] = segmentsAt(all, moment);
  if (!found) return null;
  const { position, number, fromDate, openTo } = found;
  return {
    name: `${ordinals[position - 1] ?? `${position}º`} ${noun}`,
    number,
    span: spanOf(fromDate, openTo),
    text: read(position, number),
  };
}

/** The arcano of the triângulo da vida; null without a whole name or in a school without triangles. */
function arcanoOf({ person, today, system }: Composer, label: string, moment: AtlasMoment): Stretch | null {
  const { name, birthDate } = person(label) ?? {};
  if (!name || !birthDate || birthDate > today) return null;
  const life = lifeAtlas({ name, birthDate, referenceDate: today, system }).tracks.find(({ id }) => id === 'vida');
  const [found] = segmentsAt(life?.segments ?? [], moment);
  if (!found) return null;
  return {
    name: 'arcano',
    number: found.number,
    span: spanOf(found.fromDate, found.isOpen ? null : found.toDate),
    text: interpretArcano(found.number).text,
  };
}

type Tense = 'past' | 'present' | 'future';
const lived = {
  past: ['você viveu', 'viveu'],
  present: ['você vive', 'vive'],
  future: ['você vai viver', 'vai viver'],
};
const ruled = { past: 'valia', present: 'vale', future: 'vai valer' };
const ruledAll = { past: 'valiam', present: 'valem', future: 'vão valer' };
const list = new Intl.ListFormat('pt-BR');

/** What held, holds or will hold at an age or in a year. */
export function composeEpoch(composer: Composer): Composed {
  const { act, today, system } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  const found = composer.map(label);
  if (!birthDate || !found) return askFor(label, composer, 'date', 'ler essa época');
  const year = act.periods[0]?.date.slice(0, 4);
  const moment =
    year === undefined ? momentOfAge(birthDate, act.age ?? 0) : { from: `${year}-01-01`, to: `${year}-12-31` };
  if (moment.to < birthDate)
    return {
      text: `Em ${year}, ${speaker.isMine ? 'você ainda não tinha' : `${speaker.called} ainda não tinha`} nascido: a linha começa em ${shortDate(birthDate)}.`,
      isFree: true,
      chips: ['Como está o meu momento?', 'O que é o Atlas da vida?'],
    };
  const tense: Tense = moment.to < today ? 'past' : moment.from > today ? 'future' : 'present';
  const when = year === undefined ? `Aos ${act.age} anos` : `Em ${year}`;
  const topic = askedTopic(composer);
  const stretches = (Object.keys(tracks) as (keyof typeof tracks)[]).flatMap((one) => {
    const stretch = stretchOf(one, found.map, moment);
    return stretch === null ? [] : [{ topic: one as Topic, ...stretch }];
  });
  const arcano = arcanoOf(composer, label, moment);
  const all = arcano === null ? stretches : [...stretches, { topic: 'arcanoVigente' as Topic, ...arcano }];
  const asked = all.find((one) => one.topic === topic);
  const opening = yearInForce(birthDate, moment, system);
  const who = speaker.isMine ? '' : ` para ${speaker.called},`;
  const head = asked
    ? `**${when},${who} ${ruled[tense]} o ${asked.name} ${asked.number}** (${asked.span}). ${spokenTo(speaker, firstSentences(asked.text, 2))}`
    : [
        `**${when}, ${speaker.isMine ? lived[tense][0] : `${speaker.called} ${lived[tense][1]}`} o Ano pessoal ${opening.text}.**`,
        sentence(`Um ano ${opening.number}`, composer.pick(yearPassage(opening.number, 'clima'))),
      ].join(' ');
  const others = all.filter((one) => one !== asked && one.topic !== 'desafios').slice(asked ? -2 : -3);
  const listed = list.format(others.map(({ name, number, span }) => `o ${name} ${number} (${span})`));
  const called = ownerOf(composer.person(label), speaker);
  return {
    text: [
      head,
      listed === '' ? '' : sentence(asked ? 'ao lado dele,' : 'no fundo,', `${ruledAll[tense]} ${listed}.`),
      'A linha inteira está no [Atlas da vida](/atlas-da-vida).',
    ]
      .filter(Boolean)
      .join(' '),
    basis: [
      `Nascimento em ${shortDate(birthDate)}; cada fase começa num aniversário.`,
      ...all.map(({ name, number, span }) => `${name}: ${number}, ${span}.`),
    ],
    results: [
      {
        ...found,
        facts: [
          ...found.facts,
          ...opening.numbers.map((value) => ({ label: 'Ano pessoal', of: called, value })),
          ...all.map(({ number }) => ({ label: 'Fase', of: called, value: number })),
        ],
      },
    ],
    chips: ['Como está o meu momento?', 'Quando muda o meu arcano?'],
    title: `A vida ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  };
}

/** The track that the message names, else the one spoken of. */
function askedTopic({ act }: Composer): Topic | undefined {
  const topic = phaseTopicOf(act.topics);
  return topic === 'arcanoRegente' ? 'arcanoVigente' : topic;
}

/** The personal years of a moment: one at an age, before and after the birthday in a year. */
function yearInForce(birthDate: string, moment: AtlasMoment, system: string) {
  const theme = (number: number) => `${number}, de ${yearPassage(number, 'tema').text}`;
  const isYear = moment.from.endsWith('-01-01') && moment.to.endsWith('-12-31');
  const first = personalTime(birthDate, moment.from < birthDate ? birthDate : moment.from, system).anoPessoal;
  const { opens } = yearOf(birthDate, Number(moment.to.slice(0, 4)), system);
  if (!isYear || first === opens) return { number: first, numbers: [first], text: theme(first) };
  const [, month, day] = birthDate.split('-');
  return {
    number: opens,
    numbers: [first, opens],
    text: `${theme(first)}, até o aniversário (${day}/${month}); depois, o ${theme(opens)}`,
  };
}

/** The last and the next year in which a personal number holds. */
export function composeYearOfNumber(composer: Composer): Composed {
  const { act, today, system } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'achar esse ano');
  // `Quando tive esse ano antes?` is about the one in force.
  const number = act.number ?? personalTime(birthDate, today, system).anoPessoal;
  const [, month = '01', day = '01'] = birthDate.split('-');
  const began = today.slice(5) >= `${month}-${day}` ? Number(today.slice(0, 4)) : Number(today.slice(0, 4)) - 1;
  const opened = (year: number) => yearOf(birthDate, year, system).opens;
  const upTo = (year: number) => `de ${day}/${month}/${year} até o aniversário de ${year + 1}`;
  const ahead = Array.from({ length: 30 }, (_, index) => began + 1 + index).find((year) => opened(year) === number);
  const past = Array.from({ length: 30 }, (_, index) => began - 1 - index).find(
    (year) => opened(year) === number && year >= Number(birthDate.slice(0, 4)),
  );
  const isLast = /\b(?:ultim\w+|foi|passad\w+)\b/u.test(act.words);
  const isNow = opened(began) === number;
  const owner = speaker.isMine ? 'o seu' : 'o';
  const of = speaker.isMine ? '' : ` ${speaker.of}`;
  const asked = isLast ? past : ahead;
  const other = isLast ? ahead : past;
  const called = ownerOf(composer.person(label), speaker);
  if (asked === undefined)
    return {
      text: `O ${number} não aparece como Ano pessoal${of || ' no seu mapa'} perto de agora: a conta do ano dá de 1 a 9.`,
      isFree: true,
    };
  return {
    text: [
      `**${isLast ? 'O último' : 'O próximo'} Ano pessoal ${number}${of || ' seu'}, de ${yearPassage(number, 'tema').text}, ${isLast ? 'foi' : 'vai'} ${upTo(asked)}.**`,
      isNow ? `E ${owner} Ano pessoal de agora${of} também é ${number}.` : '',
      sentence(`Um ano ${number}`, composer.pick(yearPassage(number, 'clima'))),
      other === undefined ? '' : isLast ? `O próximo começa em ${other}.` : `O anterior começou em ${other}.`,
    ]
      .filter(Boolean)
      .join(' '),
    basis: [`Regra: ${composer.rules().anoPessoal.statement}`],
    results: [...[composer.map(label)].flatMap((one) => one ?? [])].map((one) => ({
      ...one,
      facts: [...one.facts, { label: 'Ano pessoal', of: called, value: number }],
    })),
    chips: [`Como vai ser ${isLast ? (other ?? began + 1) : asked}?`, 'Como está o meu momento?'],
    title: `O ano ${number}`,
    chosen: { span: 'year', date: `${asked}-12-31` },
  };
}
