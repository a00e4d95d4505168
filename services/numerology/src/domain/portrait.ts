import type { PortraitWire } from '@sefira/contracts/numerology/portrait';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import { interpretBook } from '@sefira/numerology/interpretations/book/book-texts';
import type { PeriodReading } from '@sefira/numerology/interpretations/book/life-line';
import { composeBook } from '@sefira/numerology/letter/compose-book';
import { computeMap } from '@sefira/numerology/map';

function presentPeriod({ period, tense, title, text, ageText, practice }: PeriodReading) {
  return { position: period.position, number: period.number, tense, title, text, ageText, practice };
}

/** The long texts of a personal map; null for any other kind of analysis. */
export function composePortrait(content: AnalysisContent): PortraitWire | null {
  if (content.kind !== 'personal') return null;
  const { name, birthDate, referenceDate, ruleSet } = content.result.map;
  const map = computeMap({ name, birthDate, referenceDate, system: ruleSet });
  const { opening, closing } = composeBook(map);
  const { areas, pairs, life, arcanos, years } = interpretBook(map);
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
    arcana: arcanos.vida.map(({ arcano, fromDate, toDate, tense, title, theme, text }) => ({
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
