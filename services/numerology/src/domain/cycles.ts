import { analyzeCycles, cyclesTitle } from '@sefira/numerology/cycles';
import { type CyclePeriods, readCycles } from '@sefira/numerology/interpretations/cycles/read-cycles';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import { interpretMonth, interpretWeekday, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { computePartialMap } from '@sefira/numerology/map';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { type AnalysisDefinition, numberEntry } from './analysis-definition.ts';

export const cycles: AnalysisDefinition<'cycles'> = {
  kind: 'cycles',
  done: 'Análise de ciclos realizada com sucesso!',
  title: cyclesTitle,
  names: () => [],
  compute({ name = null, birthDate, year }, reading) {
    const result = analyzeCycles({ birthDate, year, ...reading });
    const { weekly, yearly, current, periods, calendar } = result;
    const { age: _age, months, life, ...read } = readCycles({ birthDate, year, ...reading }, result);
    const { explanations } = computePartialMap({ name: null, birthDate, ...reading });
    return {
      name,
      system: ruleSetFor(reading.system).system,
      weekly: { ...weekly, ...interpretWeekday(weekly.planet, weekly.number) },
      yearly: {
        ...yearly,
        ...interpretYear(yearly.personalYear),
        months: yearly.months.map((month) => ({ ...month, title: interpretMonth(month.personalMonth).title })),
      },
      current,
      periods,
      calendar,
      explanations,
      texts: {
        ciclosDeVida: periods.ciclos.map(({ position, number }) => ({ number, ...interpretCycle(position, number) })),
        desafios: periods.desafios.map(({ number }) => ({ number, ...interpretChallenge(number) })),
        momentosDecisivos: periods.momentos.map(({ position, number }) => ({
          number,
          ...interpretMoment(position, number),
        })),
      },
      reading: {
        ...read,
        months: months.map(({ dayNumbers: _numbers, ...month }) => month),
        life: {
          ciclos: textsInOrder(life.cycle),
          momentos: textsInOrder(life.moment),
          desafios: textsInOrder(life.challenge),
        },
      },
    };
  },
  summarize: ({ yearly, current, weekly }) => [
    numberEntry('Ano pessoal', yearly.personalYear),
    numberEntry('Dia pessoal', weekly.number),
    numberEntry('Ciclo de vida', current.ciclo.number),
    numberEntry('Momento decisivo', current.momento.number),
  ],
};

/** One text for each period, by its position. */
function textsInOrder(groups: readonly CyclePeriods[]): string[] {
  return groups
    .flatMap(({ periods, text }) => periods.map(({ position }) => ({ position, text })))
    .toSorted((one, other) => one.position - other.position)
    .map(({ text }) => text);
}
