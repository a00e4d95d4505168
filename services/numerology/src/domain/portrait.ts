import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { PortraitWire } from '@sefira/contracts/numerology/portrait';
import { interpretPortrait } from '@sefira/numerology/interpretations/book/book-texts';
import type { PeriodReading } from '@sefira/numerology/interpretations/book/life-line';
import { composeLetters } from '@sefira/numerology/letter/compose-book';
import { computeMap } from '@sefira/numerology/map';
import type { Reading } from './analysis-definition.ts';

function presentPeriod({ period, tense, title, text, ageText, practice }: PeriodReading) {
  return { position: period.position, number: period.number, tense, title, text, ageText, practice };
}

/** The long texts of a personal map. @throws NumerologyError */
export function composePortrait({ name, birthDate }: AnalysisInput<'personal'>, reading: Reading): PortraitWire {
  const map = computeMap({ name, birthDate, ...reading });
  const { opening, closing } = composeLetters(map);
  const { areas, pairs, life, arcana, years } = interpretPortrait(map);
  return {
    opening: [...opening],
    areas: {
      motivacao: [...areas.motivacao],
      impressao: [...areas.impressao],
      expressao: [...areas.expressao],
      destino: [...areas.destino],
      missao: [...areas.missao],
    },
    pairs: pairs.map(({ kind, positions, numbers, text }) => ({
      kind,
      positions: [...positions],
      numbers: [...numbers],
      text,
    })),
    life: {
      ciclos: life.ciclos.map(presentPeriod),
      momentos: life.momentos.map(presentPeriod),
      desafios: life.desafios.map(presentPeriod),
    },
    arcana: arcana.map(({ arcano, fromDate, toDate, tense, title, theme, text }) => ({
      arcano,
      fromDate,
      toDate,
      tense,
      title,
      theme,
      text,
    })),
    years: years.map(({ months, ...year }) => ({ ...year, months: [...months] })),
    appointments: [...closing.appointments],
  };
}
