import {
  describeColours,
  describeColoursToAvoid,
  describeFavourableDays,
  describeHarmonicNumbers,
} from '@sefira/numerology/interpretations/favourable';
import { interpretVocation } from '@sefira/numerology/interpretations/inner-traits';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import { interpretPlanet } from '@sefira/numerology/interpretations/personal-time';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { Period } from '@sefira/numerology/map-result';
import { toDigit } from '@sefira/numerology/reduction';
import type { AnyMap } from '../tools/map-tool.ts';
import { heading, listHeading, ownedNoun, type Reference } from '../understanding/phrases.ts';

function periodLines(
  periods: readonly Period[] | undefined,
  titleOf: (position: number, number: number) => string,
): string {
  return (periods ?? [])
    .map(({ position, number, fromYear, toYear, current }) => {
      const years = toYear === null ? `de ${fromYear} em diante` : `de ${fromYear} a ${toYear}`;
      return `- ${position}º: **${number}** (${years})${current ? ', **o atual**' : ''}: ${titleOf(position, number)}`;
    })
    .join('\n');
}

export function lifeCycles(map: AnyMap, reference: Reference, label: string): string | null {
  if (!map.periodos || !map.ciclosDeVida) return null;
  const lines = periodLines(map.periodos.ciclos, (position, number) => interpretCycle(position, number).text);
  return `${listHeading(reference, label, map.ciclosDeVida)}\n\n${lines}`;
}

export function challenges(map: AnyMap, reference: Reference, label: string): string | null {
  if (!map.periodos || !map.desafios) return null;
  const lines = periodLines(map.periodos.desafios, (_position, number) => interpretChallenge(number).text);
  return `${listHeading(reference, label, map.desafios)}\n\n${lines}`;
}

export function decisiveMoments(map: AnyMap, reference: Reference, label: string): string | null {
  if (!map.periodos || !map.momentosDecisivos) return null;
  const lines = periodLines(map.periodos.momentos, (position, number) => interpretMoment(position, number).text);
  return `${listHeading(reference, label, map.momentosDecisivos)}\n\n${lines}`;
}

export function favourableDays({ diasFavoraveis }: AnyMap, reference: Reference, label: string): string | null {
  return diasFavoraveis
    ? `${listHeading(reference, label, diasFavoraveis)} ${describeFavourableDays(diasFavoraveis)}`
    : null;
}

export function harmonicNumbers({ numerosHarmonicos }: AnyMap, reference: Reference): string | null {
  if (!numerosHarmonicos) return null;
  const head = listHeading(reference, 'Números harmônicos (os números da sorte)', numerosHarmonicos);
  return `${head} ${describeHarmonicNumbers(numerosHarmonicos)}`;
}

export function colours({ cores, coresEvitar, diaNatalicio }: AnyMap, reference: Reference): string | null {
  if (!cores || diaNatalicio === undefined) return null;
  const avoid = describeColoursToAvoid(coresEvitar ?? []);
  const reading = describeColours(toDigit(diaNatalicio), cores);
  return `${listHeading(reference, 'Cores favoráveis', cores)} ${reading}${avoid ? ` ${avoid}` : ''}`;
}

export function planet({ planeta }: AnyMap, reference: Reference): string | null {
  return planeta ? `**${ownedNoun(reference, 'planeta')} é ${planeta}.** ${interpretPlanet(planeta).text}` : null;
}

export function vocation({ aptidaoProfissional }: AnyMap, reference: Reference, label: string): string | null {
  if (aptidaoProfissional === undefined) return null;
  const { text, areas } = interpretVocation(aptidaoProfissional);
  return `${heading(reference, label, aptidaoProfissional)} ${text}\n\n**Áreas que combinam:** ${joinWords(areas)}.`;
}
