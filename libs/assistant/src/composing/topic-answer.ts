import { interpretArcano, interpretRulingArcano } from '@sefira/numerology/interpretations/arcana';
import {
  interpretBirthday,
  interpretDebt,
  interpretHiddenTalent,
  interpretLesson,
  interpretPsychic,
  interpretResponse,
  interpretTendency,
} from '@sefira/numerology/interpretations/inner-traits';
import { interpretMain, type MainPosition } from '@sefira/numerology/interpretations/main-positions';
import type { AnyMap } from '../tools/map-tool.ts';
import { heading, listed, type Reference, titled } from '../understanding/phrases.ts';
import { basisOf } from './basis.ts';
import { ascent, intervals, loveNumber, nameAndBirth, negativeSequences } from './topic-harmony.ts';
import {
  challenges,
  colours,
  decisiveMoments,
  favourableDays,
  harmonicNumbers,
  lifeCycles,
  planet,
  vocation,
} from './topic-periods.ts';
import { factsOf, type Topic } from './topics.ts';

/** The whole reading of a topic in a map, in Markdown; null if the map lacks its data. */
export function readTopic(topic: Topic, map: AnyMap, reference: Reference): string | null {
  return readings[topic]?.(map, reference, factsOf(topic).label) ?? null;
}

/** The reading of a topic with its calculation. */
export function answerTopic(topic: Topic, map: AnyMap, reference: Reference): string | null {
  const text = readTopic(topic, map, reference);
  if (text === null) return null;
  const shown = steps(map, topic);
  return shown === '' ? text : `${text}\n\n${shown}`;
}

function steps(map: AnyMap, topic: Topic): string {
  const lines = basisOf(map, topic);
  return lines.length === 0 ? '' : `Como se chega a isso:\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

type Reading = (map: AnyMap, reference: Reference, label: string) => string | null;

/** Personal periods are answered separately. */
const readings: Readonly<Partial<Record<Topic, Reading>>> = {
  motivacao: main('motivacao'),
  impressao: main('impressao'),
  expressao: main('expressao'),
  destino: main('destino'),
  missao: main('missao'),
  diaNatalicio: (map, reference, label) => titled(reference, label, map.diaNatalicio, interpretBirthday),
  numeroPsiquico: (map, reference) => titled(reference, 'Psíquico', map.numeroPsiquico, interpretPsychic),
  talentoOculto: (map, reference, label) => titled(reference, label, map.talentoOculto, interpretHiddenTalent),
  respostaSubconsciente: (map, reference, label) =>
    titled(reference, label, map.respostaSubconsciente, interpretResponse),
  arcanoRegente: (map, reference, label) => titled(reference, label, map.arcanoRegente, interpretRulingArcano),
  arcanoVigente: (map, reference, label) => titled(reference, label, map.arcanoVigente ?? undefined, interpretArcano),
  licoesCarmicas: (map, reference, label) =>
    listed(
      reference,
      label,
      map.licoesCarmicas,
      (lesson) => interpretLesson(lesson, 'cabalistica'),
      'Nenhum número falta ao nome: não há lições cármicas.',
    ),
  tendenciasOcultas: (map, reference, label) =>
    listed(
      reference,
      label,
      map.tendenciasOcultas,
      interpretTendency,
      'Nenhum número se repete o bastante no nome: não há tendências ocultas.',
    ),
  dividasCarmicas: (map, reference, label) =>
    listed(reference, label, map.dividasCarmicas, interpretDebt, 'Não há dívidas cármicas neste mapa.'),
  ciclosDeVida: lifeCycles,
  desafios: challenges,
  momentosDecisivos: decisiveMoments,
  diasFavoraveis: favourableDays,
  numerosHarmonicos: harmonicNumbers,
  cores: colours,
  planeta: planet,
  aptidaoProfissional: vocation,
  harmoniaConjugal: loveNumber,
  harmoniaNomeNascimento: nameAndBirth,
  sequenciasNegativas: negativeSequences,
  grauAscensao: ascent,
  relacaoIntervalos: intervals,
};

function main(position: MainPosition): Reading {
  return (map, reference, label) => {
    const value = map[position];
    return value === undefined ? null : `${heading(reference, label, value)} ${mainText(position, value)}`;
  };
}

function mainText(position: MainPosition, value: number): string {
  const { title, text, strengths, challenges, advice } = interpretMain(position, value);
  return `*${title}.* ${text}\n\n- **Forças:** ${strengths.join('; ')}.\n- **Cuidados:** ${challenges.join('; ')}.\n\n${advice}`;
}
