import { drawTimeline } from '@sefira/drawings/timeline';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import type { NumerologyMap, Period } from '@sefira/numerology/map-result';
import { drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, compactReadings, type Reading, readings, section } from '../parts/chapter.ts';

export interface LifePeriods {
  readonly periods: NumerologyMap['periodos'];
  readonly birthYear: number;
  readonly age: number;
}

/** The life of a birth date as a line, and the text of each of its periods. */
export function lifeChapter(given: LifePeriods): Chapter {
  const { ciclos, desafios, momentos } = given.periods;
  return chapter({
    id: 'linha-da-vida',
    title: 'A linha da sua vida',
    part: 'O seu tempo',
    lead: 'Três ciclos dão o clima de fundo, quatro momentos decisivos trazem as ocasiões, e os desafios mostram o que se treina em cada fase.',
    content: [
      drawing(drawTimeline(timelineOf(given), { palette: reportPalette }), 'timeline'),
      section('Ciclos de vida', readings(ciclos.map((period) => reading(period, 'ciclo', interpretCycle)))),
      section('Momentos decisivos', readings(momentos.map((period) => reading(period, 'momento', interpretMoment)))),
      section('Desafios', challengeNote(given), compactReadings(distinctChallenges(desafios), true)),
    ],
  });
}

/** The periods as the drawing of the life line takes them. */
export function timelineOf({ periods: all, birthYear, age }: LifePeriods) {
  const track = (name: string, unit: string, periods: readonly Period[]) => ({
    name,
    unit,
    periods: periods.map(({ number, fromAge, toAge }) => ({ number, fromAge, ...(toAge === null ? {} : { toAge }) })),
  });
  return {
    birthYear,
    age,
    tracks: [
      track('Ciclos de vida', 'ciclo', all.ciclos),
      track('Momentos decisivos', 'momento', all.momentos),
      track('Desafios', 'desafio', all.desafios),
    ],
  };
}

/** `1986–2013`, `2013 em diante`. */
export function spanOf({ fromYear, toYear }: Period): string {
  return toYear === null ? `${fromYear} em diante` : `${fromYear}–${toYear}`;
}

function reading(
  period: Period,
  unit: string,
  text: (position: number, number: number) => Reading['passage'],
): Reading {
  return {
    number: period.number,
    label: `${period.position}º ${unit} · ${spanOf(period)}`,
    passage: text(period.position, period.number),
    current: period.current,
  };
}

function challengeNote({ periods: { desafios } }: LifePeriods) {
  const same = desafios.length > 1 && new Set(desafios.map((period) => period.number)).size === 1;
  return same
    ? h(
        'p',
        { className: 'muted' },
        `O mesmo desafio, ${desafios[0]?.number ?? ''}, acompanha todas as fases da sua vida.`,
      )
    : null;
}

/** A repeated challenge is printed once, with all its spans. */
function distinctChallenges(periods: readonly Period[]): readonly Reading[] {
  return [...new Set(periods.map((period) => period.number))].map((number) => {
    const own = periods.filter((period) => period.number === number);
    return {
      number,
      label:
        own.length === periods.length && own.length > 1
          ? 'Em todas as fases'
          : own.map((period) => `${period.position}º desafio · ${spanOf(period)}`).join('; '),
      passage: interpretChallenge(number),
      current: own.some((period) => period.current),
    };
  });
}
