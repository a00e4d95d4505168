import { monthNames } from '@sefira/numerology/calendar/calendar';
import { NumerologyError } from '@sefira/numerology/errors';
import { computePartialMap } from '@sefira/numerology/map';
import type { AnyMap } from './tools/map-tool.ts';

/** First questions without a birth date. */
const generalQuestions = [
  'Qual é o meu número de Destino?',
  'Como está o meu ano pessoal?',
  'O que o meu dia pessoal diz de hoje?',
  'Eu e meu par combinamos?',
  'O nome da minha empresa é bom?',
  'O que são lições cármicas?',
] as const;

/** Six questions to begin with, from a person's own map on a day; general ones without a birth date. */
export function firstQuestions(
  person: { readonly name: string | null; readonly birthDate: string | null } | null,
  today: string,
): string[] {
  const map = person?.birthDate ? mapOf(person.name, person.birthDate, today) : null;
  if (map === null) return [...generalQuestions];
  const month = monthNames[Number(today.slice(5, 7)) - 1];
  const nextYear = Number(today.slice(0, 4)) + 1;
  const [lesson] = map.licoesCarmicas ?? [];
  const own = [
    `O que o meu dia pessoal ${map.diaPessoal} pede hoje?`,
    `Como está ${month}, no meu ano pessoal ${map.anoPessoal}?`,
    map.expressao === undefined ? '' : `Como uso bem a Expressão ${map.expressao}?`,
    lesson === undefined ? '' : `Como treino a lição cármica ${lesson}?`,
    `Como vai ser o meu ${nextYear}?`,
    'Eu e meu par combinamos?',
    `O que o meu Destino ${map.destino} quer dizer?`,
  ];
  return own.filter((question) => question !== '').slice(0, 6);
}

/** Null where the name or the date gives no map: the questions are then general. */
function mapOf(name: string | null, birthDate: string, today: string): AnyMap | null {
  try {
    return computePartialMap({ name, birthDate, referenceDate: today });
  } catch (error) {
    if (error instanceof NumerologyError) return null;
    throw error;
  }
}
