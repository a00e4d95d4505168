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
import { heading, listHeading, ownThing, type Whose } from './phrases.ts';

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

export function lifeCycles(map: AnyMap, whose: Whose, label: string): string | null {
  if (!map.periodos || !map.ciclosDeVida) return null;
  const lines = periodLines(map.periodos.ciclos, (position, number) => interpretCycle(position, number).text);
  return `${listHeading(whose, label, map.ciclosDeVida)}\n\n${lines}`;
}

export function challenges(map: AnyMap, whose: Whose, label: string): string | null {
  if (!map.periodos || !map.desafios) return null;
  const lines = periodLines(map.periodos.desafios, (_position, number) => interpretChallenge(number).text);
  return `${listHeading(whose, label, map.desafios)}\n\n${lines}`;
}

export function decisiveMoments(map: AnyMap, whose: Whose, label: string): string | null {
  if (!map.periodos || !map.momentosDecisivos) return null;
  const lines = periodLines(map.periodos.momentos, (position, number) => interpretMoment(position, number).text);
  return `${listHeading(whose, label, map.momentosDecisivos)}\n\n${lines}`;
}

export function favourableDays({ diasFavoraveis }: AnyMap, whose: Whose, label: string): string | null {
  return diasFavoraveis
    ? `${listHeading(whose, label, diasFavoraveis)} ${describeFavourableDays(diasFavoraveis)}`
    : null;
}

export function harmonicNumbers({ numerosHarmonicos }: AnyMap, whose: Whose): string | null {
  if (!numerosHarmonicos) return null;
  const head = listHeading(whose, 'Números Harmônicos (os números da sorte)', numerosHarmonicos);
  return `${head} ${describeHarmonicNumbers(numerosHarmonicos)}`;
}

export function colours({ cores, coresEvitar, diaNatalicio }: AnyMap, whose: Whose): string | null {
  if (!cores || diaNatalicio === undefined) return null;
  const avoid = describeColoursToAvoid(coresEvitar ?? []);
  const reading = describeColours(toDigit(diaNatalicio), cores);
  return `${listHeading(whose, 'Cores favoráveis', cores)} ${reading}${avoid ? ` ${avoid}` : ''}`;
}

export function planet({ planeta }: AnyMap, whose: Whose): string | null {
  return planeta ? `**${ownThing(whose, 'planeta')} é ${planeta}.** ${interpretPlanet(planeta).text}` : null;
}

export function vocation({ aptidaoProfissional }: AnyMap, whose: Whose, label: string): string | null {
  if (aptidaoProfissional === undefined) return null;
  const { text, areas } = interpretVocation(aptidaoProfissional);
  return `${heading(whose, label, aptidaoProfissional)} ${text}\n\n**Áreas que combinam:** ${joinWords(areas)}.`;
}
