import { ageOn, lastDayBefore, parseDate, shortDate } from '@sefira/numerology/calendar/calendar';
import { interpretArcano } from '@sefira/numerology/interpretations/arcana';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import type { AnyMap } from '../../tools/map-tool.ts';
import { basisOf } from '../basis.ts';
import { askFor, type Composed, type Composer } from '../composer.ts';
import { firstSentences, spokenTo } from '../shorten.ts';
import { phaseTopicOf, type Topic } from '../topics.ts';

/** A stretch of life with its number and its reading. */
interface Phase {
  readonly name: string;
  readonly number: number;
  readonly from: string;
  readonly to: string | null;
  readonly isCurrent: boolean;
  readonly text: string;
}

export const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto'];

function phasesOf(topic: Topic, map: AnyMap, today: string): Phase[] {
  if (topic === 'arcanoVigente' || topic === 'arcanoRegente') return arcana(map, today);
  const [noun, periods, read] =
    topic === 'ciclosDeVida'
      ? ([
          'ciclo',
          map.periodos?.ciclos,
          (place: number, number: number) => interpretCycle(place, number).text,
        ] as const)
      : topic === 'momentosDecisivos'
        ? ([
            'momento decisivo',
            map.periodos?.momentos,
            (place: number, number: number) => interpretMoment(place, number).text,
          ] as const)
        : ([
            'desafio',
            map.periodos?.desafios,
            (_place: number, number: number) => interpretChallenge(number).text,
          ] as const);
  return (periods ?? []).map(({ position, number, fromDate, toDate, current }) => ({
    name: `${ordinals[position - 1] ?? `${position}º`} ${noun}`,
    number,
    from: fromDate,
    to: toDate,
    isCurrent: current,
    text: read(position, number),
  }));
}

/** The arcanum in force; the engine gives no later one, so the end is its date. */
function arcana(map: AnyMap, today: string): Phase[] {
  const now = map.triangulos?.vida.vigente;
  if (!now || !map.triangulos) return [];
  const { arcanos } = map.triangulos.vida;
  const current: Phase = {
    name: 'arcano',
    number: now.arcano,
    from: now.fromDate,
    to: now.toDate,
    isCurrent: today >= now.fromDate,
    text: interpretArcano(now.arcano).text,
  };
  const following = arcanos[now.index + 1];
  if (following === undefined || now.toDate === null) return [current];
  const next = { name: 'arcano', number: following, from: now.toDate, to: null, isCurrent: false };
  return [current, { ...next, text: interpretArcano(following).text }];
}

/** `, aos 63 anos`; empty without a birth date. */
const atAge = (birthDate: string | null | undefined, date: string) =>
  birthDate ? `, aos ${ageOn(parseDate(birthDate, 'birthDate'), parseDate(date, 'date'))} anos` : '';

/** The present phase of a list of the map, when it ends, or the next one. */
export function composePhase(composer: Composer): Composed {
  const { act, state, today } = composer;
  const [label = 'eu'] = act.who;
  const topic = phaseTopicOf(act.topics) ?? phaseTopicOf(state.act?.topics ?? []) ?? 'ciclosDeVida';
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  if (!found?.map.periodos) return askFor(label, composer, 'date', 'ler as fases da vida');
  const phases = phasesOf(topic, found.map, today);
  if (phases.length === 0) return askFor(label, composer, 'both', 'achar o arcano de agora');
  const at = Math.max(
    0,
    phases.findIndex(({ isCurrent }) => isCurrent),
  );
  const [current, next] = [phases[at], phases[at + 1]];
  if (!current) return askFor(label, composer, 'date', 'ler as fases da vida');
  const owner = speaker.isMine ? 'seu' : '';
  const of = speaker.isMine ? '' : ` ${speaker.of}`;
  const until = current.to === null ? 'segue pela vida toda' : `vai até ${lastDayBefore(current.to)}`;
  const after = next
    ? `Depois começa o ${next.number}: ${spokenTo(speaker, firstSentences(next.text, 1))}`
    : 'É a última fase, sem outra depois.';
  const text =
    act.intent === 'faseProxima'
      ? next
        ? `**O ${owner} próximo ${next.name
            .split(' ')
            .slice(next.name === 'arcano' ? 0 : 1)
            .join(
              ' ',
            )}${of} é o ${next.number}, a partir de ${shortDate(next.from)}${atAge(composer.person(label)?.birthDate, next.from)}.** ${spokenTo(speaker, firstSentences(next.text, 3))}`
        : `**Não há outro depois: o ${current.name}${of}, ${current.number}, ${until}.** ${spokenTo(speaker, firstSentences(current.text, 2))}`
      : act.intent === 'faseFim'
        ? `**O ${owner} ${current.name}${of}, ${current.number}, ${until}.** ${after}`
        : `**Agora vale o ${owner} ${current.name}${of}: ${current.number}, que ${until}.** ${spokenTo(speaker, firstSentences(current.text, 3))}`;
  return {
    text: text.replace(/ {2,}/gu, ' '),
    basis: basisOf(found.map, topic),
    results: [
      {
        ...found,
        facts: [...found.facts, ...phases.map(({ number }) => ({ label: 'Fase', of: speaker.called, value: number }))],
      },
    ],
    chips:
      act.intent === 'faseProxima'
        ? ['Quando começa?', 'Como está o meu momento?']
        : ['E o próximo?', 'O que eu faço enquanto isso?'],
    title: 'Fases da vida',
  };
}
